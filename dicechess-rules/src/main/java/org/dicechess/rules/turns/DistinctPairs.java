package org.dicechess.rules.turns;

import java.util.Arrays;
import org.dicechess.rules.ask.Work;

/**
 * Counts different pairs of longs. They are gathered in parts, and each part is sifted by itself, with a table small
 * enough for the processor's caches.
 */
final class DistinctPairs {

    private static final int PART_BITS = 6;
    private static final int PAIR_BITS = 2;
    private static final int PARTS = 1 << PART_BITS + PAIR_BITS;
    private static final int FIRST = 64;

    /** A part is sifted when it has this many longs, and then when it has this many times as many as the last time. */
    private static final int FEW = 4096;

    private static final int SELDOM = 3;

    /** In longs, those that are met again among them: 8,388,608 pairs. */
    private static final int ROOM = 1 << 24;

    private final long[][] parts = new long[PARTS][FIRST];
    private final int[] fill = new int[PARTS];

    /** For each part how many of its longs, from the first on, are known to be of different pairs. */
    private final int[] sifted = new int[PARTS];

    /** How many longs the parts may still grow by. */
    private int room = ROOM;

    /** Where in a part the pairs stand that have been met, plus 1; 0 marks a free slot. */
    private int[] table = {};

    /** Forgets all pairs; what was made for them is kept. */
    void clear() {
        Arrays.fill(fill, 0);
        Arrays.fill(sifted, 0);
    }

    /**
     * Adds a pair.
     *
     * @param group a number whose leading bits say, with those of the pair, to which part it belongs: the same for
     *     equal pairs, and best for those that are added one after the other
     */
    void add(long group, long one, long other) {
        int part = (int) (group >>> Long.SIZE - PART_BITS) << PAIR_BITS | (int) (one >>> Long.SIZE - PAIR_BITS);
        int at = fill[part];
        if (at == parts[part].length) {
            at = makeRoom(part);
        }
        long[] pairs = parts[part];
        pairs[at] = one;
        pairs[at + 1] = other;
        fill[part] = at + 2;
    }

    /** How many there are. */
    long size() {
        long size = 0;
        for (int part = 0; part < PARTS; part++) {
            sift(part);
            size += fill[part] / 2;
        }
        return size;
    }

    private int makeRoom(int part) {
        if (fill[part] > Math.max(SELDOM * sifted[part], FEW)) {
            sift(part);
        }
        if (fill[part] > parts[part].length / 4 * 3) {
            room -= parts[part].length;
            if (room < 0) {
                throw Work.tooMany(ROOM / 2, "ends");
            }
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
            long one = pairs[at];
            long other = pairs[at + 1];
            int slot = slot(one, other, pairs, mask);
            if (table[slot] == 0) {
                pairs[kept] = one;
                pairs[kept + 1] = other;
                kept += 2;
                table[slot] = kept;
            }
        }
        fill[part] = kept;
        sifted[part] = kept;
    }

    /** Empties a table for so many longs, at least half of which stays free, and gives the mask of its slots. */
    private int clear(int longs) {
        int slots = Integer.highestOneBit(Math.max(longs, 2)) * 2;
        if (table.length < slots) {
            table = new int[slots];
        } else {
            Arrays.fill(table, 0, slots, 0);
        }
        return slots - 1;
    }

    /** The slot of a pair that has been met, else the free slot that it takes. */
    private int slot(long one, long other, long[] pairs, int mask) {
        int slot = (int) (one ^ one >>> 29) & mask;
        for (int met = table[slot]; met != 0; met = table[slot]) {
            if (pairs[met - 2] == one && pairs[met - 1] == other) {
                return slot;
            }
            slot = slot + 1 & mask;
        }
        return slot;
    }
}
