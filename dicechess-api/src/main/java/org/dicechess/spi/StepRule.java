package org.dicechess.spi;

import java.util.List;
import org.dicechess.Square;

/**
 * A hook that lists the single steps of a piece, for steps that Betza notation cannot describe. It is asked at load,
 * for every square and facing.
 *
 * @since 0.1
 */
@FunctionalInterface
public interface StepRule {

    /**
     * Returns the single steps from a square.
     *
     * @param from the square of the piece
     * @return for each step the squares that it visits in order, the arrival last; empty lists stand for steps that
     *     leave the board and are left out
     */
    List<List<Square>> steps(Spot from);
}
