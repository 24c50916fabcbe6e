package org.dicechess.rules.explain;

import java.util.Optional;
import org.dicechess.Board;
import org.dicechess.Move;
import org.dicechess.Piece;
import org.dicechess.Square;
import org.dicechess.rules.model.Fate;
import org.dicechess.rules.model.GamePiece;

/** Explains why a captured piece cannot be placed as a move says. Used only where a captured piece awaits placement. */
final class WhyNotPlaced {

    private final PositionWords words;

    WhyNotPlaced(PositionWords words) {
        this.words = words;
    }

    /** Returns the reason. */
    String of(Move move) {
        Optional<Piece> dropped = PositionWords.put(move);
        return move.from().isPresent() || move.to().isEmpty() || dropped.isEmpty()
                ? words.due()
                : drop(dropped.get(), move.to().get());
    }

    private String drop(Piece piece, Square to) {
        GamePiece captured = words.tables.codes.piece(words.state.subject());
        Board board = words.position.board();
        if (!piece.type().name().equals(captured.type().name()) || !piece.isOf(captured.color())) {
            return "the captured piece is " + owned(captured) + ", not " + owned(piece) + rule(captured);
        }
        if (!board.contains(to)) {
            return "there is no square " + to;
        }
        if (board.at(to).isPresent()) {
            return "a piece stands on " + to;
        }
        int square = words.tables.game.squares().index(to);
        return words.tables.fates.areas[words.state.subject()].get(square)
                ? words.due()
                : owned(captured) + " is placed in '" + area(captured) + "', where " + to + " is not" + rule(captured);
    }

    private static String owned(Piece piece) {
        return piece.owner().map(PositionWords::name).orElse("nobody") + "'s "
                + piece.type().name();
    }

    private static String area(GamePiece captured) {
        return captured.type().fate().map(fate -> fate.to().name()).orElse("");
    }

    private static String rule(GamePiece captured) {
        return PositionWords.cited(captured.type().fate().map(Fate::rule).orElse(""));
    }
}
