package org.dicechess.rules.turns;

/** A map from pairs of longs to a long: open addressing with linear probing, no removal. */
final class LongPairs {

    /** The value of an absent pair. */
    static final long NONE = Long.MIN_VALUE;

    private static final int ENTRY = 3;

    private long[] table = new long[ENTRY << 10];
    private int size;

    /** Returns the value of a pair, {@link #NONE} if it is absent. */
    long value(long one, long other) {
        int at = find(one, other);
        return table[at + 2] == 0 ? NONE : decode(table[at + 2]);
    }

    /**
     * Adds a pair, or replaces its value.
     *
     * @param value any value but {@link #NONE}
     */
    void add(long one, long other, long value) {
        int at = find(one, other);
        if (table[at + 2] == 0) {
            table[at] = one;
            table[at + 1] = other;
            size++;
        }
        table[at + 2] = encode(value);
        if (size > table.length / ENTRY >> 1) {
            grow();
        }
    }

    /** Encodes a value. Zero marks a free entry, so the value 0 is stored as {@link #NONE}. */
    private static long encode(long value) {
        return value == 0 ? NONE : value;
    }

    private static long decode(long stored) {
        return stored == NONE ? 0 : stored;
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
