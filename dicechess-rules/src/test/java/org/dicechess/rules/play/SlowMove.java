package org.dicechess.rules.play;

import java.util.Map;
import java.util.Optional;
import org.dicechess.Square;

/**
 * A move with all that it does to the board.
 *
 * @param board the men after it
 * @param opened the squares that the man has passed in an opening leap, with where it stands
 * @param inPassing whether it takes a man elsewhere than on its arrival
 */
record SlowMove(
        Square from,
        Square to,
        String promotion,
        Map<Square, SlowMan> board,
        Optional<SlowMan> captured,
        Map<Square, Square> opened,
        boolean inPassing) {

    String text() {
        return from.text() + to.text() + promotion;
    }

    boolean takesRoyal() {
        return captured.map(man -> man.kind().royal()).orElse(false);
    }
}
