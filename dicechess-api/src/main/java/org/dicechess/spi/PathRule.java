package org.dicechess.spi;

import java.util.List;

/**
 * Says how a man moves: a hook for moves that Betza notation cannot describe. Asked at load, for every square, side and
 * facing; in play its paths cost what those of Betza notation cost.
 *
 * @since 0.1
 */
@FunctionalInterface
public interface PathRule {

    /**
     * The paths from a square.
     *
     * @param from where the man stands
     * @return paths in the order in which their moves are to be listed, each square by square. A man goes along a path
     *     as far as its squares hold what they must, and may stop where it says so. No path has a square twice; the
     *     man's own may be its last, if he may come back to it and stand there. Empty paths are left out
     */
    List<List<Waypoint>> paths(Spot from);
}
