package org.dicechess.rules.store;

import java.util.Arrays;

/** Runs of numbers, stored one after another. Equal runs are stored once. */
public final class InternedRuns {

    private int[] numbers = new int[1024];

    /** The start of the current run. Index 0 is unused, so that 0 can mark a free slot. */
    private int start = 1;

    /** The index of the next number. */
    private int used = 1;

    private int runs;

    /** For each slot of a hash table: the start of a run, 0 where the slot is free. */
    private int[] begins = new int[256];

    /** For each slot: the end of its run, exclusive. */
    private int[] ends = new int[256];

    /** Adds a number to the current run. */
    public void put(int value) {
        if (used == numbers.length) {
            numbers = Arrays.copyOf(numbers, 2 * used);
        }
        numbers[used++] = value;
    }

    /** Ends the current run. Returns its start, or the start of an equal earlier run. */
    public int end() {
        int slot = slot(start, used);
        if (begins[slot] != 0) {
            used = start;
            return begins[slot];
        }
        int run = start;
        keep(slot, run, used);
        start = used;
        return run;
    }

    /** Returns all runs. */
    public int[] all() {
        return Arrays.copyOf(numbers, used);
    }

    private void keep(int slot, int from, int to) {
        begins[slot] = from;
        ends[slot] = to;
        runs++;
        if (2 * runs > begins.length) {
            rehash();
        }
    }

    private void rehash() {
        int[] oldBegins = begins;
        int[] oldEnds = ends;
        begins = new int[2 * oldBegins.length];
        ends = new int[2 * oldEnds.length];
        for (int old = 0; old < oldBegins.length; old++) {
            if (oldBegins[old] != 0) {
                int slot = slot(oldBegins[old], oldEnds[old]);
                begins[slot] = oldBegins[old];
                ends[slot] = oldEnds[old];
            }
        }
    }

    /** Returns the slot of a run with these numbers, or the free slot where it belongs. */
    private int slot(int from, int to) {
        int hash = 0;
        for (int at = from; at < to; at++) {
            hash = (hash + numbers[at]) * 0x9E37_79B1;
        }
        int slot = hash >>> 8 & begins.length - 1;
        while (begins[slot] != 0 && !Arrays.equals(numbers, begins[slot], ends[slot], numbers, from, to)) {
            slot = slot + 1 & begins.length - 1;
        }
        return slot;
    }
}
