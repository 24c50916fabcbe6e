package org.dicechess.rules.store;

import java.util.Arrays;

/**
 * The squares between, as pairs of a table cell and a mask index that is not 0. A later pair replaces an earlier one of
 * the same cell.
 */
public final class BetweenMasks {

    private int[] cells = new int[128];
    private int[] values = new int[128];
    private int size;

    public void add(int cell, int value) {
        if (size == cells.length) {
            cells = Arrays.copyOf(cells, 2 * size);
            values = Arrays.copyOf(values, 2 * size);
        }
        cells[size] = cell;
        values[size++] = value;
    }

    /** Writes all values into a table. */
    public void enter(int[] table) {
        for (int i = 0; i < size; i++) {
            table[cells[i]] = values[i];
        }
    }

    /** Returns whether a table has these values, or 0 in their cells. */
    public boolean agrees(int[] table) {
        for (int i = 0; i < size; i++) {
            if (table[cells[i]] != 0 && table[cells[i]] != values[i]) {
                return false;
            }
        }
        return true;
    }
}
