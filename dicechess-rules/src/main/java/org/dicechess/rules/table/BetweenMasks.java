package org.dicechess.rules.table;

import java.util.Arrays;

/**
 * Pairs of squares, as cells of a table, each with a number of its own that is not 0; of equal pairs the later counts.
 */
final class BetweenMasks {

    private int[] cells = new int[128];
    private int[] values = new int[128];
    private int size;

    void add(int cell, int value) {
        if (size == cells.length) {
            cells = Arrays.copyOf(cells, 2 * size);
            values = Arrays.copyOf(values, 2 * size);
        }
        cells[size] = cell;
        values[size++] = value;
    }

    /** Enters the values in a table. */
    void enter(int[] table) {
        for (int i = 0; i < size; i++) {
            table[cells[i]] = values[i];
        }
    }

    /** Whether a table has these values, or 0 in their place. */
    boolean agrees(int[] table) {
        for (int i = 0; i < size; i++) {
            if (table[cells[i]] != 0 && table[cells[i]] != values[i]) {
                return false;
            }
        }
        return true;
    }
}
