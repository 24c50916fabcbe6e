package org.dicechess.spi;

import java.util.List;
import org.dicechess.Square;

/**
 * Says how a man steps: a hook for steps that Betza notation cannot describe. Asked at load, for every square and
 * facing.
 *
 * @since 0.1
 */
@FunctionalInterface
public interface StepRule {

    /**
     * The single steps from a square.
     *
     * @param from where the man stands
     * @return for each step the squares that it visits in order, the arrival last; empty lists stand for steps that
     *     lead off the board and are left out
     */
    List<List<Square>> steps(Spot from);
}
