package org.dicechess.examples.players.search;

import java.util.Arrays;

/**
 * The transposition table: values of decisions and chance nodes by key, with the depth of their search. A key may stand
 * in one of {@value #SLOTS} entries. A new key replaces the entry of the smallest depth; entries of earlier searches
 * count as less deep.
 */
final class Table {

    static final int NONE = 0;
    static final int LOWER = 1;
    static final int UPPER = 2;
    static final int EXACT = 3;

    private static final int BOUND = 3;
    private static final int SLOTS = 4;

    /** The place of the number of the search in {@link #kinds}. */
    private static final int SEARCH = 16;

    /** How much less deep an entry counts for each search since. */
    private static final int OLD = 4;

    /** How many entries tell how full the table is: indexes are spread evenly. */
    private static final int SAMPLE = 1_000;

    private final int mask;
    private final int slots;
    private final long[] keys;
    private final double[] values;

    /** Bound, depth and number of the search. */
    private final int[] kinds;

    private final int[] events;
    private int search;

    /**
     * Makes an empty table.
     *
     * @param bits the binary logarithm of the number of entries
     */
    Table(int bits) {
        mask = (1 << bits) - 1;
        slots = Math.min(SLOTS, mask + 1);
        keys = new long[mask + 1];
        values = new double[mask + 1];
        kinds = new int[mask + 1];
        events = new int[mask + 1];
    }

    /** Tells that a new search begins. */
    void age() {
        search = search + 1 & 0x7FFF;
    }

    /** Returns the index of a key's entry, or -1 if there is none. */
    int find(long key) {
        int first = index(key);
        for (int at = first; at < first + slots; at++) {
            if (keys[at] == key && kinds[at] != NONE) {
                return at;
            }
        }
        return -1;
    }

    /** Returns whether an entry settles a search of this depth with this window. */
    boolean settles(int at, int depth, double alpha, double beta) {
        return depth(at) == depth && bounds(at, alpha, beta);
    }

    /** Returns whether an entry settles a search of this or a smaller depth with this window. */
    boolean settlesDeeper(int at, int depth, double alpha, double beta) {
        // A win counts at its own depth only: else the way to it may never get shorter.
        return depth(at) >= depth && bounds(at, alpha, beta) && (depth(at) == depth || !Decided.is(values[at]));
    }

    private boolean bounds(int at, double alpha, double beta) {
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
        int at = place(key);
        events[at] = event != 0 || keys[at] != key ? event : events[at];
        keys[at] = key;
        values[at] = value;
        kinds[at] = search << SEARCH | depth << 2 | (value >= beta ? LOWER : value <= alpha ? UPPER : EXACT);
    }

    private int place(long key) {
        int first = index(key);
        int worst = first;
        for (int at = first; at < first + slots; at++) {
            if (keys[at] == key || kinds[at] == NONE) {
                return at;
            }
            worst = worth(at) < worth(worst) ? at : worst;
        }
        return worst;
    }

    private int worth(int at) {
        return depth(at) - OLD * (search - (kinds[at] >>> SEARCH) & 0x7FFF);
    }

    private int depth(int at) {
        return kinds[at] >>> 2 & (1 << SEARCH - 2) - 1;
    }

    /** Returns how many of a thousand entries are in use, by a sample. */
    int permille() {
        int sample = Math.min(SAMPLE, kinds.length);
        long used = Arrays.stream(kinds, 0, sample).filter(kind -> kind != NONE).count();
        return (int) (used * 1_000 / sample);
    }

    private int index(long key) {
        return (int) (key * 0x9E3779B97F4A7C15L >>> 32) & mask & -slots;
    }
}
