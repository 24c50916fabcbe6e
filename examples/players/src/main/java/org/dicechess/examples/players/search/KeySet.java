package org.dicechess.examples.players.search;

/** A set of keys that is emptied at no cost. */
final class KeySet {

    private static final int FIRST = 1 << 8;

    private long[] keys = new long[FIRST];
    private int[] stamps = new int[FIRST];
    private int stamp = 1;
    private int size;

    void clear() {
        stamp++;
        size = 0;
    }

    /** Adds a key and returns whether it is new. */
    boolean add(long key) {
        int at = find(key);
        if (stamps[at] == stamp) {
            return false;
        }
        keys[at] = key;
        stamps[at] = stamp;
        if (++size > keys.length / 2) {
            grow();
        }
        return true;
    }

    private int find(long key) {
        int at = (int) (key * 0x9E3779B97F4A7C15L >>> 32) & keys.length - 1;
        while (stamps[at] == stamp && keys[at] != key) {
            at = at + 1 & keys.length - 1;
        }
        return at;
    }

    private void grow() {
        long[] oldKeys = keys;
        int[] oldStamps = stamps;
        keys = new long[2 * oldKeys.length];
        stamps = new int[keys.length];
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldStamps[i] == stamp) {
                int at = find(oldKeys[i]);
                keys[at] = oldKeys[i];
                stamps[at] = stamp;
            }
        }
    }
}
