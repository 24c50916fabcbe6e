package org.dicechess.spi;

import java.util.List;

/**
 * A hook that lists the paths of a piece, for moves that Betza notation cannot describe. It is asked at load, for every
 * square, side and facing. In play its paths cost as much as those of Betza notation.
 *
 * @since 0.1
 */
@FunctionalInterface
public interface PathRule {

    /**
     * Returns the paths from a square.
     *
     * @param from the square of the piece
     * @return paths in the order in which their moves are listed, each square by square; maybe empty, and empty paths
     *     are left out. A piece follows a path as long as each square holds what it must, and may stop where the
     *     waypoint allows it. No path has a square twice. The square of the piece itself may be the last of a path, if
     *     the piece may return to it
     */
    List<List<Waypoint>> paths(Spot from);
}
