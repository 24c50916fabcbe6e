package org.dicechess.rules.play;

import java.util.Arrays;

/**
 * Counts different pairs of longs. Pairs are gathered by their leading bits, and each part is sifted by itself, in a table small
 * enough for the processor's caches.
 */
final class DistinctPairs {

    private static final int PART_BITS = 8;
    private static final int FIRST = 64;

    private final long[][] parts = new long[1 << PART_BITS][FIRST];
    private final int[] fill = new int[1 << PART_BITS];

    /** For each part how many of its longs, from the first on, are known to be of different pairs. */
    private final int[] sifted = new int[1 << PART_BITS];

    private long[] table = {};

    void add(long one, long other) {
        int part = (int) (one >>> Long.SIZE - PART_BITS);
        int at = fill[part];
        if (at == parts[part].length) {
            at = room(part);
        }
        parts[part][at] = one;
        parts[part][at + 1] = other;
        fill[part] = at + 2;
    }

    long size() {
        long size = 0;
        for (int part = 0; part < parts.length; part++) {
            sift(part);
            size += fill[part] / 2;
        }
        return size;
    }

    private int room(int part) {
        sift(part);
        if (fill[part] > parts[part].length / 2) {
            parts[part] = Arrays.copyOf(parts[part], 2 * parts[part].length);
        }
        return fill[part];
    }

    /** Keeps the first of equal pairs. */
    private void sift(int part) {
        if (sifted[part] == fill[part]) {
            return;
        }
        long[] pairs = parts[part];
        int mask = clear(fill[part]);
        int kept = 0;
        for (int at = 0; at < fill[part]; at += 2) {
            if (isNew(pairs[at], pairs[at + 1], mask)) {
                pairs[kept] = pairs[at];
                pairs[kept + 1] = pairs[at + 1];
                kept += 2;
            }
        }
        fill[part] = kept;
        sifted[part] = kept;
    }

    /** Empties a table for so many longs, at least half of which stays free, and gives the mask of its slots. */
    private int clear(int longs) {
        int slots = Integer.highestOneBit(Math.max(longs, 2)) * 2;
        if (table.length < 2 * slots) {
            table = new long[2 * slots];
        } else {
            Arrays.fill(table, 0, 2 * slots, 0);
        }
        return slots - 1;
    }

    private boolean isNew(long one, long other, int mask) {
        // Twice zero marks a free slot; a pair of zeros passes for another one.
        long first = (one | other) == 0 ? 1 : one;
        int slot = (int) (first ^ first >>> 29) & mask;
        while ((table[2 * slot] | table[2 * slot + 1]) != 0) {
            if (table[2 * slot] == first && table[2 * slot + 1] == other) {
                return false;
            }
            slot = slot + 1 & mask;
        }
        table[2 * slot] = first;
        table[2 * slot + 1] = other;
        return true;
    }
}
