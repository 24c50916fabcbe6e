package org.dicechess.spi;

import java.util.List;
import org.dicechess.Direction;

/**
 * A hook that lists how a piece may face after it has visited a square. It is asked at load, for every square and
 * facing.
 *
 * @since 0.1
 */
@FunctionalInterface
public interface FacingRule {

    /**
     * Returns the facings that the player may choose from: the present facing alone if the piece does not turn.
     *
     * @param visit the visited square, and the facing with which the piece reached it
     * @return at least one of the facings of the kind
     */
    List<Direction> facings(Spot visit);
}
