package org.dicechess.rules.table;

import java.util.Arrays;

/** Runs of numbers one behind the other, each different one once. */
final class InternedRuns {

    private int[] numbers = new int[1024];

    /** Where the run begins that is being laid, and where its next number goes. */
    private int begin = 1;

    private int used = 1;
    private int runs;

    /** For each slot of a hash table where a run begins, 0 where it is free; and where it ends. */
    private int[] begins = new int[256];

    private int[] ends = new int[256];

    /** Adds a number to the run that is being laid. */
    void put(int value) {
        if (used == numbers.length) {
            numbers = Arrays.copyOf(numbers, 2 * used);
        }
        numbers[used++] = value;
    }

    /** Ends the run that is being laid and tells where it begins: where an equal one begins, if there is one. */
    int end() {
        int slot = slot(begin, used);
        if (begins[slot] != 0) {
            used = begin;
            return begins[slot];
        }
        int laid = begin;
        keep(slot, laid, used);
        begin = used;
        return laid;
    }

    /** All runs. */
    int[] all() {
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

    /** The slot of a run with these numbers, or the free one where it belongs. */
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
