package org.dicechess.rules.turns;

import java.util.Arrays;

/**
 * Where a man has come to with two moves in a row, the first of them quiet: by which way he has come makes no
 * difference.
 */
final class SeenTwoStepArrivals {

    private static final int NOWHERE = -1;

    private final long[] come;
    private long place = NOWHERE;
    private int left = NOWHERE;

    SeenTwoStepArrivals(int words) {
        this.come = new long[words];
    }

    /**
     * Whether he has not come there before.
     *
     * @param where a number for the position in which he has left, and all else that makes a difference
     * @param from the square that he has left
     * @param to the square on which he has come
     */
    boolean isNew(long where, int from, int to) {
        if (where != place || from != left) {
            place = where;
            left = from;
            Arrays.fill(come, 0);
        }
        long before = come[to >> 6];
        come[to >> 6] |= 1L << to;
        return come[to >> 6] != before;
    }
}
