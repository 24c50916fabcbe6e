package org.dicechess.rules.store;

import java.util.Arrays;

/** Different sets of squares, numbered in the order in which they are added. */
public final class SquareSets {

    private final int words;
    private long[] sets;
    private int count;

    /** For each slot of a hash table: the number of a set plus 1, 0 where the slot is free. */
    private int[] slots = new int[16];

    public SquareSets(int words) {
        this.words = words;
        this.sets = new long[8 * words];
    }

    public int count() {
        return count;
    }

    public long word(int set, int word) {
        return sets[set * words + word];
    }

    /** Adds the squares of all sets to one set. */
    void addTo(long[] union) {
        for (int i = 0; i < count * words; i++) {
            union[i % words] |= sets[i];
        }
    }

    /** Adds a set. Returns whether it is new. */
    public boolean add(long[] set) {
        int before = count;
        number(set);
        return count > before;
    }

    /** Returns the number of a set, from 0. A new set is added. */
    public int number(long[] set) {
        int slot = slot(set, 0);
        if (slots[slot] != 0) {
            return slots[slot] - 1;
        }
        if ((count + 1) * words > sets.length) {
            sets = Arrays.copyOf(sets, 2 * sets.length);
        }
        System.arraycopy(set, 0, sets, count * words, words);
        slots[slot] = ++count;
        if (2 * count > slots.length) {
            rehash();
        }
        return count - 1;
    }

    /** Returns all sets, one after another. */
    public long[] all() {
        return Arrays.copyOf(sets, count * words);
    }

    private void rehash() {
        slots = new int[2 * slots.length];
        for (int set = 0; set < count; set++) {
            slots[slot(sets, set * words)] = set + 1;
        }
    }

    /** Returns the slot of a set, or the free slot where it belongs. */
    private int slot(long[] source, int at) {
        long hash = 0;
        for (int word = 0; word < words; word++) {
            hash = (hash + source[at + word]) * 0x9E37_79B9_7F4A_7C15L;
            // High bits of a product do not affect its low bits: without this the last squares of each word are lost.
            hash ^= hash >>> 32;
        }
        int slot = (int) hash & slots.length - 1;
        while (slots[slot] != 0 && !isAt(slots[slot] - 1, source, at)) {
            slot = slot + 1 & slots.length - 1;
        }
        return slot;
    }

    private boolean isAt(int set, long[] source, int at) {
        for (int word = 0; word < words; word++) {
            if (sets[set * words + word] != source[at + word]) {
                return false;
            }
        }
        return true;
    }
}
