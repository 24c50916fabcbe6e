package org.dicechess.rules.moves;

/** Collects the numbers of one list: a hash table that is emptied at no cost and grows with the lists. */
final class SeenEvents {

    private static final int FACTOR = 0x9E37_79B9;

    private int[] numbers = new int[64];

    /** The list in which the number of each slot was added. */
    private int[] lists = new int[64];

    private int list;
    private int size;

    /** Begins a new list. */
    void begin() {
        size = 0;
        if (++list == 0) {
            java.util.Arrays.fill(lists, 0);
            list = 1;
        }
    }

    /** Adds a number and returns whether it is new. */
    boolean add(int number) {
        int slot = slot(number);
        if (lists[slot] == list) {
            return false;
        }
        numbers[slot] = number;
        lists[slot] = list;
        if (2 * ++size > numbers.length) {
            grow();
        }
        return true;
    }

    /** Returns the slot of a number, present or not. */
    private int slot(int number) {
        int slot = number * FACTOR >>> Integer.numberOfLeadingZeros(numbers.length) + 1;
        while (lists[slot] == list && numbers[slot] != number) {
            slot = slot + 1 & numbers.length - 1;
        }
        return slot;
    }

    private void grow() {
        int[] before = numbers;
        int[] of = lists;
        numbers = new int[2 * before.length];
        lists = new int[numbers.length];
        size = 0;
        for (int i = 0; i < before.length; i++) {
            if (of[i] == list) {
                add(before[i]);
            }
        }
    }
}
