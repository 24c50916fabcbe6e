package org.dicechess.rules.explain;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.dicechess.Move;
import org.dicechess.Piece;
import org.dicechess.Square;
import org.dicechess.rules.model.GamePiece;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.MoveFilter;
import org.dicechess.rules.moves.EventFacts;
import org.dicechess.rules.state.EventCode;

/** Explains why a piece in hand cannot be put down as a move says. Used only where pieces in hand may be put down. */
final class WhyNotDropped {

    private final PositionWords words;

    WhyNotDropped(PositionWords words) {
        this.words = words;
    }

    /** Returns the reason. */
    String of(Move move) {
        Optional<Piece> dropped = PositionWords.put(move);
        return dropped.isEmpty() || move.to().isEmpty()
                ? words.due()
                : drop(dropped.get(), move.to().get());
    }

    private String drop(Piece piece, Square to) {
        if (!piece.isOf(words.position.turn())) {
            return "the " + piece.type().name() + " is not " + words.side() + "'s";
        }
        if (!words.position.hand(words.position.turn()).containsKey(piece.type())) {
            return words.side() + " has no " + piece.type().name() + " in hand";
        }
        if (!words.position.board().contains(to)) {
            return "there is no square " + to;
        }
        if (words.position.board().at(to).isPresent()) {
            return "a piece stands on " + to;
        }
        int code =
                words.tables.codes.of((Kind) piece.type(), ((GamePiece) piece).color(), ((GamePiece) piece).facing());
        int event = EventCode.arriving(
                EventCode.drop(code), words.tables.game.squares().index(to));
        List<MoveFilter> filters = words.tables.stages.dropFilters.get(words.state.stage());
        WhyNotAllowed whyNotAllowed = new WhyNotAllowed(words);
        if (!words.engine.filtered.allow(filters, event)) {
            return whyNotAllowed.told(filters, event);
        }
        return whyNotAllowed
                .preferred(words.tables.stages.dropPrefer.get(words.state.stage()), drops(), event)
                .orElseGet(() -> "after it " + words.side() + "'s royal would be attacked");
    }

    private int[] drops() {
        return Arrays.stream(words.engine.events())
                .filter(event -> EventFacts.from(words.tables, event) == EventFacts.NONE
                        && EventFacts.to(words.tables, event) != EventFacts.NONE)
                .toArray();
    }
}
