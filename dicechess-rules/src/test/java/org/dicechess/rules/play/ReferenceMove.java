package org.dicechess.rules.play;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.dicechess.Square;

/**
 * A move with all its effects on the board.
 *
 * @param arrived the piece as it arrives
 * @param victim the square of the captured piece, which need not be the arrival
 * @param opened the squares that the piece has passed in an opening leap, with the square where it stands
 */
record ReferenceMove(
        ReferencePosition position,
        Square from,
        Square to,
        ReferencePiece arrived,
        boolean promotes,
        Optional<Square> victim,
        Map<Square, Square> opened) {

    String text() {
        return from.text() + to.text() + (promotes ? arrived.lowerSymbol() : "");
    }

    boolean takesRoyal() {
        return victim.flatMap(position::at).map(piece -> piece.kind().royal()).orElse(false);
    }

    boolean enPassant() {
        return victim.isPresent() && !victim.get().equals(to);
    }

    /** Returns the pieces after the move. */
    Map<Square, ReferencePiece> board() {
        Map<Square, ReferencePiece> board = new TreeMap<>(position.board());
        board.remove(from);
        victim.ifPresent(board::remove);
        board.put(to, arrived);
        return board;
    }
}
