package org.dicechess.rules.turns;

import java.util.Arrays;

/**
 * A set of pairs of longs, each open or closed: open addressing with linear probing. It is emptied in no time, as each
 * entry carries the number of the round that wrote it.
 */
final class SeenPairs {

    /** The most rounds: their numbers and one bit fit in an int. */
    private static final int MOST_ROUNDS = 1 << 30;

    private long[] pairs = new long[2 << 6];

    /** For each entry twice its round, plus 1 if it is closed. */
    private int[] marks = new int[1 << 6];

    private int round = 1;
    private int size;

    /** Removes all pairs. */
    void clear() {
        size = 0;
        round++;
        if (round == MOST_ROUNDS) {
            Arrays.fill(marks, 0);
            round = 1;
        }
    }

    /** Returns the number of pairs. */
    int size() {
        return size;
    }

    /** Adds a pair, open, and returns whether it is new. */
    boolean add(long one, long other) {
        int slot = find(one, other);
        if (marks[slot] >>> 1 == round) {
            return false;
        }
        pairs[2 * slot] = one;
        pairs[2 * slot + 1] = other;
        marks[slot] = round << 1;
        if (++size > marks.length >> 1) {
            grow();
        }
        return true;
    }

    /** Closes a pair of the set. */
    void close(long one, long other) {
        marks[find(one, other)] |= 1;
    }

    /** Returns whether a pair of the set is open. */
    boolean isOpen(long one, long other) {
        return (marks[find(one, other)] & 1) == 0;
    }

    private int find(long one, long other) {
        int mask = marks.length - 1;
        int slot = (int) (one ^ one >>> 32) & mask;
        while (marks[slot] >>> 1 == round && (pairs[2 * slot] != one || pairs[2 * slot + 1] != other)) {
            slot = slot + 1 & mask;
        }
        return slot;
    }

    private void grow() {
        long[] before = pairs;
        int[] marked = marks;
        pairs = new long[2 * before.length];
        marks = new int[2 * marked.length];
        for (int i = 0; i < marked.length; i++) {
            if (marked[i] >>> 1 == round) {
                int slot = find(before[2 * i], before[2 * i + 1]);
                pairs[2 * slot] = before[2 * i];
                pairs[2 * slot + 1] = before[2 * i + 1];
                marks[slot] = marked[i];
            }
        }
    }
}
