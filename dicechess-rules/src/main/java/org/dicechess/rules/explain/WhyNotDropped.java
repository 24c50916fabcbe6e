package org.dicechess.rules.explain;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.dicechess.Move;
import org.dicechess.Piece;
import org.dicechess.Square;
import org.dicechess.rules.model.Article;
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
        int code =
                words.tables.codes.of((Kind) piece.type(), ((GamePiece) piece).color(), ((GamePiece) piece).facing());
        Kind held = words.tables.game.kinds().get(words.tables.fates.droppedFrom(code));
        if (!words.position.hand(words.position.turn()).containsKey(held)) {
            return words.side() + " has no " + held.name() + " in hand";
        }
        if (!words.position.board().contains(to)) {
            return "there is no square " + to;
        }
        if (words.position.board().at(to).isPresent()) {
            return "a piece stands on " + to;
        }
        int event = EventCode.arriving(
                EventCode.drop(code), words.tables.game.squares().index(to));
        if (!held.equals(piece.type())
                && words.engine.drops.filters(((Kind) piece.type()).index()).isEmpty()) {
            return Article.a(held.name()) + " in hand does not become "
                    + Article.a(piece.type().name());
        }
        List<MoveFilter> filters = filters(code);
        WhyNotAllowed whyNotAllowed = new WhyNotAllowed(words);
        if (!words.engine.filtered.allow(filters, event)) {
            return whyNotAllowed.told(filters, event);
        }
        return whyNotAllowed
                .preferred(words.tables.stages.dropPrefer.get(words.state.stage()), drops(), event)
                .orElseGet(() -> "after it " + words.side() + "'s royal would be attacked");
    }

    private List<MoveFilter> filters(int code) {
        List<MoveFilter> ofKind = words.engine.drops.filters(words.tables.kindOf[code]);
        return ofKind.isEmpty() ? words.tables.stages.dropFilters.get(words.state.stage()) : ofKind;
    }

    private int[] drops() {
        return Arrays.stream(words.engine.events())
                .filter(event -> EventFacts.from(words.tables, event) == EventFacts.NONE
                        && EventFacts.to(words.tables, event) != EventFacts.NONE)
                .toArray();
    }
}
