package org.dicechess.examples.endgames;

import java.util.Arrays;

/** Numbers states: a hash table from long to int without objects, with open addressing, at most half full. */
final class StateTable {

    private long[] keys = new long[1 << 12];
    private int[] slots = new int[keys.length];
    private long[] order = new long[keys.length];
    private int count;

    /** Returns the number of states. */
    int size() {
        return count;
    }

    /** Returns the state with this number; numbers follow the order of insertion. */
    long state(int number) {
        return order[number];
    }

    /** Returns the number of a state; a new state gets the next number. */
    int add(long state) {
        int at = find(state);
        if (slots[at] == 0) {
            keys[at] = state;
            order[count++] = state;
            slots[at] = count;
            if (2 * count >= keys.length) {
                grow();
            }
            return count - 1;
        }
        return slots[at] - 1;
    }

    /** Returns the number of a state; -1 if it has none. */
    int number(long state) {
        return slots[find(state)] - 1;
    }

    private int find(long state) {
        int at = (int) ((state * 0x9E3779B97F4A7C15L) >>> 40) & keys.length - 1;
        while (slots[at] != 0 && keys[at] != state) {
            at = at + 1 & keys.length - 1;
        }
        return at;
    }

    private void grow() {
        keys = new long[2 * keys.length];
        slots = new int[keys.length];
        order = Arrays.copyOf(order, keys.length);
        for (int i = 0; i < count; i++) {
            int at = find(order[i]);
            keys[at] = order[i];
            slots[at] = i + 1;
        }
    }
}
