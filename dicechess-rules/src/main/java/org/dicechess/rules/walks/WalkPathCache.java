package org.dicechess.rules.walks;

/**
 * A cache of path sets, limited in size: a hash table that is read without a lock. A reader that races with a writer
 * may miss an entry; it then builds the entry and looks again under the lock.
 */
final class WalkPathCache {

    /** Stands for paths that are searched in play. */
    static final WalkPathSets SEARCHED = WalkPathSets.searched(0, false);

    /** Stands for paths that are searched in play and may each be quiet or capture. */
    static final WalkPathSets SEARCHED_ALIKE = WalkPathSets.searched(0, true);

    /** Stands for paths that have not been built yet. */
    static final WalkPathSets UNKNOWN = WalkPathSets.searched(0, false);

    /** The bytes of all tables of a game up to which path sets are added. */
    private static final long TABLES = 7 << 20;

    /** The bytes that path sets may take in any case. */
    private static final long LEAST = 1 << 20;

    /** The most bytes that path sets may take. */
    private static final long MOST = 5 << 20;

    /** The most bytes of the hash table for one entry. */
    private static final int ENTRY = 16;

    private static final long FACTOR = 0x9E37_79B9_7F4A_7C15L;

    private volatile WalkPathSets[] entries = new WalkPathSets[64];
    private volatile boolean full;
    private int size;
    private long used;

    private final long room;

    /**
     * Makes a cache with the room that the other tables leave.
     *
     * @param otherTables the approximate bytes of the other tables
     */
    WalkPathCache(long otherTables) {
        this.room = Math.max(LEAST, Math.min(MOST, TABLES - otherTables));
    }

    /**
     * Returns the key of the walks of a code from a square.
     *
     * @param ways the number of the set of ways
     * @param steps the length of the walks
     */
    static long key(int code, int ways, int steps, int from) {
        return ((long) ways << 16 | steps) << 16 | code << 8 | from;
    }

    /** Returns the entry of a key, or {@link #UNKNOWN}. */
    WalkPathSets find(long key) {
        WalkPathSets[] all = entries;
        int slot = slot(key, all.length);
        // Each slot is read once: while another thread writes, a second read may see less than the first.
        WalkPathSets entry = all[slot];
        while (entry != null && entry.key != key) {
            slot = slot + 1 & all.length - 1;
            entry = all[slot];
        }
        return entry == null ? UNKNOWN : entry;
    }

    /** Returns whether no room is left, so that building an entry is useless. */
    boolean isFull() {
        return full;
    }

    /**
     * Keeps an entry unless another thread has kept one for its key or no room is left. Returns the entry to use.
     *
     * @param twin the key of walks that are probably the same except for the codes that arrive
     */
    synchronized WalkPathSets keep(WalkPathSets built, long twin) {
        WalkPathSets known = find(built.key);
        if (known != UNKNOWN) {
            return known;
        }
        WalkPathSets other = find(twin);
        WalkPathSets kept = built.sharedWith(other);
        used += ENTRY + kept.bytes(other);
        full |= used > room;
        if (full) {
            return built.alike() ? SEARCHED_ALIKE : SEARCHED;
        }
        add(kept);
        return kept;
    }

    /**
     * Adds an entry. The table is at most three quarters full; it stays small for the caches of the processor. A larger
     * table is filled before other threads see it.
     */
    private void add(WalkPathSets entry) {
        WalkPathSets[] all = entries;
        size++;
        if (4 * size > 3 * all.length) {
            all = new WalkPathSets[2 * all.length];
            for (WalkPathSets old : entries) {
                put(old, all);
            }
        }
        put(entry, all);
        entries = all;
    }

    private static void put(WalkPathSets entry, WalkPathSets[] all) {
        if (entry != null) {
            int slot = slot(entry.key, all.length);
            while (all[slot] != null) {
                slot = slot + 1 & all.length - 1;
            }
            all[slot] = entry;
        }
    }

    private static int slot(long key, int slots) {
        return (int) (key * FACTOR >>> 40) & slots - 1;
    }
}
