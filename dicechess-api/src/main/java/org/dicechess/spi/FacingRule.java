package org.dicechess.spi;

import java.util.List;
import org.dicechess.Direction;

/**
 * Says how a man may face after he has visited a square. Asked at load, for every square and facing.
 *
 * @since 0.1
 */
@FunctionalInterface
public interface FacingRule {

    /**
     * The facings that the man's player may choose from; the present facing alone if nothing turns him.
     *
     * @param visit the square visited, and the facing that the man came with
     * @return at least one of the kind's facings
     */
    List<Direction> facings(Spot visit);
}
