package org.dicechess.rules.play;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.dicechess.Square;

/**
 * A move with all that it does to the board.
 *
 * @param arrived the man as it arrives
 * @param victim the square of the man taken, which need not be that of arrival
 * @param opened the squares that the man has passed in an opening leap, with where it stands
 */
record ReferenceMove(
        ReferencePosition position,
        Square from,
        Square to,
        ReferenceMan arrived,
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

    /** The men after it. */
    Map<Square, ReferenceMan> board() {
        Map<Square, ReferenceMan> board = new TreeMap<>(position.board());
        board.remove(from);
        victim.ifPresent(board::remove);
        board.put(to, arrived);
        return board;
    }
}
