package org.dicechess.examples.endgames;

import java.util.Arrays;

/** Slots of states: a hash table from long to int without objects, open addressing, filled at most by half. */
final class StateTable {

    private long[] keys = new long[1 << 12];
    private int[] slots = new int[keys.length];
    private long[] order = new long[keys.length];
    private int count;

    /** How many states there are. */
    int size() {
        return count;
    }

    /** The state with this number, in the order of their coming. */
    long state(int number) {
        return order[number];
    }

    /** The number of a state, which gets the next one if it is new. */
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

    /** The number of a state, -1 if it has none. */
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
