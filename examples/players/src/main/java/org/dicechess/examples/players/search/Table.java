package org.dicechess.examples.players.search;

import java.util.stream.IntStream;

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

    /** The longs of an entry, and where the value and the rest stand behind the key. */
    private static final int ENTRY = 3;

    private static final int VALUE = 1;
    private static final int KIND = 2;

    private static final int SLOTS = 4;

    /** Where the number of the search begins behind bound and depth. */
    private static final int SEARCH = 16;

    /** How much less deep an entry counts for each search since. */
    private static final int OLD = 4;

    /** How many entries tell how full the table is: indexes are spread evenly. */
    private static final int SAMPLE = 1_000;

    private final int mask;
    private final int slots;

    /**
     * Three longs for each entry, so that they are near one another: the key, the bits of the value, and below the
     * event the bound, the depth and the number of the search.
     */
    private final long[] entries;

    private int search;

    /**
     * Makes an empty table.
     *
     * @param bits the binary logarithm of the number of entries
     */
    Table(int bits) {
        mask = (1 << bits) - 1;
        slots = Math.min(SLOTS, mask + 1);
        entries = new long[ENTRY * (mask + 1)];
    }

    /** Tells that a new search begins. */
    void age() {
        search = search + 1 & 0x7FFF;
    }

    /** Returns the place of a key's entry, or -1 if there is none. */
    int find(long key) {
        int first = first(key);
        for (int at = first; at < first + ENTRY * slots; at += ENTRY) {
            if (entries[at] == key && kind(at) != NONE) {
                return at;
            }
        }
        return -1;
    }

    private int kind(int at) {
        return (int) entries[at + KIND];
    }

    /** Returns whether an entry settles a search of this depth with this window. */
    boolean settles(int at, int depth, double alpha, double beta) {
        return depth(at) == depth && bounds(at, alpha, beta);
    }

    /** Returns whether an entry settles a search of this or a smaller depth with this window. */
    boolean settlesDeeper(int at, int depth, double alpha, double beta) {
        // A win counts at its own depth only: else the way to it may never get shorter.
        return depth(at) >= depth && bounds(at, alpha, beta) && (depth(at) == depth || !Decided.is(value(at)));
    }

    private boolean bounds(int at, double alpha, double beta) {
        return switch (kind(at) & BOUND) {
            case EXACT -> true;
            case LOWER -> value(at) >= beta;
            default -> value(at) <= alpha;
        };
    }

    double value(int at) {
        return Double.longBitsToDouble(entries[at + VALUE]);
    }

    /** Returns the best event of a decision; meaningless at a chance node. */
    int event(int at) {
        return (int) (entries[at + KIND] >>> Integer.SIZE);
    }

    void put(long key, int depth, double value, double alpha, double beta, int event) {
        int at = place(key);
        int kept = event != 0 || entries[at] != key ? event : event(at);
        int kind = search << SEARCH | depth << 2 | (value >= beta ? LOWER : value <= alpha ? UPPER : EXACT);
        entries[at] = key;
        entries[at + VALUE] = Double.doubleToRawLongBits(value);
        entries[at + KIND] = (long) kept << Integer.SIZE | kind;
    }

    private int place(long key) {
        int first = first(key);
        int worst = first;
        for (int at = first; at < first + ENTRY * slots; at += ENTRY) {
            if (entries[at] == key || kind(at) == NONE) {
                return at;
            }
            worst = worth(at) < worth(worst) ? at : worst;
        }
        return worst;
    }

    private int worth(int at) {
        return depth(at) - OLD * (search - (kind(at) >>> SEARCH) & 0x7FFF);
    }

    private int depth(int at) {
        return kind(at) >>> 2 & (1 << SEARCH - 2) - 1;
    }

    /** Returns how many of a thousand entries are in use, by a sample. */
    int permille() {
        int sample = Math.min(SAMPLE, mask + 1);
        long used = IntStream.range(0, sample)
                .filter(entry -> kind(ENTRY * entry) != NONE)
                .count();
        return (int) (used * 1_000 / sample);
    }

    /** Returns the place of the first entry in which a key may stand. */
    private int first(long key) {
        return ENTRY * ((int) (key * 0x9E3779B97F4A7C15L >>> 32) & mask & -slots);
    }
}
