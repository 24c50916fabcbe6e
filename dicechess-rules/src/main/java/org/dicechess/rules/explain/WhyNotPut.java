package org.dicechess.rules.explain;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.dicechess.Color;
import org.dicechess.Move;
import org.dicechess.Piece;
import org.dicechess.Square;
import org.dicechess.rules.model.Action;
import org.dicechess.rules.model.GamePiece;
import org.dicechess.rules.model.MoveFilter;
import org.dicechess.rules.state.EventCode;

/** Explains why no action puts a new piece on a square. Used only where actions may be done. */
final class WhyNotPut {

    private final PositionWords words;

    WhyNotPut(PositionWords words) {
        this.words = words;
    }

    /** Returns the reason; empty if no action puts such a piece now, or nothing speaks against it. */
    Optional<String> of(Move move) {
        Optional<Piece> piece = PositionWords.put(move);
        return piece.isEmpty() || move.to().isEmpty()
                ? Optional.empty()
                : put((GamePiece) piece.get(), move.to().get());
    }

    private Optional<String> put(GamePiece piece, Square to) {
        int code = words.tables.codes.of(piece.type(), piece.color(), piece.facing());
        List<Action.Puts> actions = words.actions().stream()
                .filter(Action.Puts.class::isInstance)
                .map(Action.Puts.class::cast)
                .filter(action -> puts(action, code))
                .toList();
        int square = words.tables.game.squares().index(to);
        if (actions.isEmpty() || square < 0) {
            return actions.isEmpty() ? Optional.empty() : Optional.of("there is no square " + to);
        }
        if (words.state.at(square) != 0) {
            return Optional.of("a piece stands on " + to);
        }
        Color side = Color.values()[words.state.side];
        if (actions.stream().noneMatch(action -> action.in().of(side).get(square))) {
            return Optional.of(to + " is not in '" + actions.get(0).in().name() + "'");
        }
        List<MoveFilter> filters = words.tables.stages.actFilters.get(words.state.stage());
        int event = EventCode.of(EventCode.PUT, 0, square, code);
        if (!filters.isEmpty() && !words.engine.filtered.allow(filters, event)) {
            return Optional.of(new WhyNotAllowed(words).told(filters, event));
        }
        return words.tables.game.check().isPresent()
                ? Optional.of("after it " + words.side() + "'s royal would be attacked")
                : Optional.empty();
    }

    private boolean puts(Action.Puts action, int code) {
        int side = words.state.side ^ (action.whose() == Action.Whose.ENEMY ? 1 : 0);
        return Arrays.stream(words.tables.fates.puts(action.kinds())[side]).anyMatch(each -> each == code);
    }
}
