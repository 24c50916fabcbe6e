package org.dicechess.rules.turns;

/** A map from pairs of longs to a long: open addressing with linear probing, no removal. */
final class LongPairs {

    /** The value of a pair that is not there. */
    static final long NONE = Long.MIN_VALUE;

    private static final int ENTRY = 3;

    private long[] table = new long[ENTRY << 10];
    private int size;

    /** The value of a pair, {@link #NONE} if it is not there. */
    long value(long one, long other) {
        int at = find(one, other);
        return table[at + 2] == 0 ? NONE : decoded(table[at + 2]);
    }

    /** Adds a pair, or gives it another value. */
    void add(long one, long other, long value) {
        int at = find(one, other);
        if (table[at + 2] == 0) {
            table[at] = one;
            table[at + 1] = other;
            size++;
        }
        table[at + 2] = encoded(value);
        if (size > table.length / ENTRY >> 1) {
            grow();
        }
    }

    /** Zero marks a free entry, so zero is kept as a value that nobody gives. */
    private static long encoded(long value) {
        return value == 0 ? NONE : value;
    }

    private static long decoded(long kept) {
        return kept == NONE ? 0 : kept;
    }

    private int find(long one, long other) {
        int mask = table.length / ENTRY - 1;
        int slot = (int) (one ^ one >>> 32) & mask;
        while (table[ENTRY * slot + 2] != 0 && (table[ENTRY * slot] != one || table[ENTRY * slot + 1] != other)) {
            slot = slot + 1 & mask;
        }
        return ENTRY * slot;
    }

    int size() {
        return size;
    }

    private void grow() {
        long[] before = table;
        table = new long[2 * before.length];
        for (int i = 0; i < before.length; i += ENTRY) {
            if (before[i + 2] != 0) {
                System.arraycopy(before, i, table, find(before[i], before[i + 1]), ENTRY);
            }
        }
    }
}
