package org.dicechess.rules.turns;

import java.util.Arrays;

/**
 * The squares on which a piece has arrived by two consecutive moves, the first of them quiet. The square between makes
 * no difference.
 */
final class SeenTwoStepArrivals {

    private static final int NOWHERE = -1;

    private final long[] arrived;
    private long position = NOWHERE;
    private int start = NOWHERE;

    SeenTwoStepArrivals(int words) {
        this.arrived = new long[words];
    }

    /**
     * Returns whether the piece has not arrived there before, and records its arrival.
     *
     * @param origin a number for the position before the two moves, and for all else that makes a difference
     * @param from the square that the piece has left
     * @param to the square on which it arrives
     */
    boolean isNew(long origin, int from, int to) {
        if (origin != position || from != start) {
            position = origin;
            start = from;
            Arrays.fill(arrived, 0);
        }
        long known = arrived[to >> 6];
        arrived[to >> 6] |= 1L << to;
        return arrived[to >> 6] != known;
    }
}
