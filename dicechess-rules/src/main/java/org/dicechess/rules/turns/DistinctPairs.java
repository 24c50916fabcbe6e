package org.dicechess.rules.turns;

import java.util.Arrays;
import org.dicechess.rules.ask.Work;

/**
 * Counts distinct pairs of longs.
 *
 * <p>Pairs are collected in partitions. Each partition is freed of duplicates by itself, with a table small enough for
 * the processor's caches.
 */
final class DistinctPairs {

    private static final int GROUP_BITS = 6;
    private static final int PAIR_BITS = 2;
    private static final int PARTITIONS = 1 << GROUP_BITS + PAIR_BITS;
    private static final int FIRST_LENGTH = 64;

    /**
     * A partition is first freed of duplicates at this number of longs, and again at {@link #GROWTH} times as many as
     * remained.
     */
    private static final int FIRST_CHECK = 4096;

    private static final int GROWTH = 3;

    /** The most longs by which all partitions together may grow, duplicates included: 2,097,152 pairs. */
    private static final int MOST_LONGS = 1 << 22;

    private final long[][] partitions = new long[PARTITIONS][FIRST_LENGTH];
    private final int[] fill = new int[PARTITIONS];

    /** For each partition how many of its first longs are known to be distinct pairs. */
    private final int[] distinct = new int[PARTITIONS];

    /** The number of longs by which the partitions may still grow. */
    private int spare = MOST_LONGS;

    /** For each slot the index after a pair in its partition, 0 for a free slot. */
    private int[] table = {};

    /** Removes all pairs; arrays are kept. */
    void clear() {
        Arrays.fill(fill, 0);
        Arrays.fill(distinct, 0);
    }

    /**
     * Adds a pair.
     *
     * @param group a number whose leading bits, with those of the pair, choose the partition: the same for equal pairs,
     *     and best the same for pairs that are added in succession
     */
    void add(long group, long one, long other) {
        int partition = (int) (group >>> Long.SIZE - GROUP_BITS) << PAIR_BITS | (int) (one >>> Long.SIZE - PAIR_BITS);
        int at = fill[partition];
        if (at == partitions[partition].length) {
            at = makeRoom(partition);
        }
        long[] pairs = partitions[partition];
        pairs[at] = one;
        pairs[at + 1] = other;
        fill[partition] = at + 2;
    }

    /** Returns the number of distinct pairs. */
    long size() {
        long size = 0;
        for (int partition = 0; partition < PARTITIONS; partition++) {
            removeDuplicates(partition);
            size += fill[partition] / 2;
        }
        return size;
    }

    private int makeRoom(int partition) {
        if (fill[partition] > Math.max(GROWTH * distinct[partition], FIRST_CHECK)) {
            removeDuplicates(partition);
        }
        if (fill[partition] > partitions[partition].length / 4 * 3) {
            spare -= partitions[partition].length;
            if (spare < 0) {
                throw Work.tooMany(MOST_LONGS / 2, "ends");
            }
            partitions[partition] = Arrays.copyOf(partitions[partition], 2 * partitions[partition].length);
        }
        return fill[partition];
    }

    /** Keeps the first of equal pairs in a partition. */
    private void removeDuplicates(int partition) {
        if (distinct[partition] == fill[partition]) {
            return;
        }
        long[] pairs = partitions[partition];
        int mask = clear(fill[partition]);
        int kept = 0;
        for (int at = 0; at < fill[partition]; at += 2) {
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
        fill[partition] = kept;
        distinct[partition] = kept;
    }

    /**
     * Clears the table for this number of longs and returns the mask of its slots. At least half of the table remains
     * free.
     */
    private int clear(int longs) {
        int slots = Integer.highestOneBit(Math.max(longs, 2)) * 2;
        if (table.length < slots) {
            table = new int[slots];
        } else {
            Arrays.fill(table, 0, slots, 0);
        }
        return slots - 1;
    }

    /** Returns the slot of a known pair, or the free slot of a new one. */
    private int slot(long one, long other, long[] pairs, int mask) {
        int slot = (int) (one ^ one >>> 29) & mask;
        for (int known = table[slot]; known != 0; known = table[slot]) {
            if (pairs[known - 2] == one && pairs[known - 1] == other) {
                return slot;
            }
            slot = slot + 1 & mask;
        }
        return slot;
    }
}
