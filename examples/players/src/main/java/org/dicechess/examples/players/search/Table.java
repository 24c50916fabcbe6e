package org.dicechess.examples.players.search;

import java.util.Arrays;

/**
 * The transposition table: values of decisions and chance nodes by key, with the depth of their search. An index holds
 * one entry, and the newest stays.
 */
final class Table {

    static final int NONE = 0;
    static final int LOWER = 1;
    static final int UPPER = 2;
    static final int EXACT = 3;

    private static final int BOUND = 3;

    /** How many entries tell how full the table is: indexes are spread evenly. */
    private static final int SAMPLE = 1_000;

    private final int mask;
    private final long[] keys;
    private final double[] values;
    private final int[] kinds;
    private final int[] events;

    /**
     * Makes an empty table.
     *
     * @param bits the binary logarithm of the number of entries
     */
    Table(int bits) {
        mask = (1 << bits) - 1;
        keys = new long[mask + 1];
        values = new double[mask + 1];
        kinds = new int[mask + 1];
        events = new int[mask + 1];
    }

    /** Returns the index of a key's entry, or -1 if there is none. */
    int find(long key) {
        int at = index(key);
        return keys[at] == key && kinds[at] != NONE ? at : -1;
    }

    /** Returns whether an entry settles a search of this depth with this window. */
    boolean settles(int at, int depth, double alpha, double beta) {
        if (kinds[at] >>> 2 != depth) {
            return false;
        }
        return switch (kinds[at] & BOUND) {
            case EXACT -> true;
            case LOWER -> values[at] >= beta;
            default -> values[at] <= alpha;
        };
    }

    double value(int at) {
        return values[at];
    }

    /** Returns the best event of a decision; meaningless at a chance node. */
    int event(int at) {
        return events[at];
    }

    void put(long key, int depth, double value, double alpha, double beta, int event) {
        int at = index(key);
        keys[at] = key;
        values[at] = value;
        kinds[at] = depth << 2 | (value >= beta ? LOWER : value <= alpha ? UPPER : EXACT);
        events[at] = event;
    }

    /** Returns how many of a thousand entries are in use, by a sample. */
    int permille() {
        int sample = Math.min(SAMPLE, kinds.length);
        long used = Arrays.stream(kinds, 0, sample).filter(kind -> kind != NONE).count();
        return (int) (used * 1_000 / sample);
    }

    private int index(long key) {
        return (int) (key * 0x9E3779B97F4A7C15L >>> 32) & mask;
    }
}
