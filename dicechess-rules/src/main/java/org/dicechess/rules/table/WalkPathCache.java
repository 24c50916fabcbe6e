package org.dicechess.rules.table;

/**
 * Path sets by what walks they are of, as far as there is room: a hash table that is read without a lock. A reader that
 * another thread overtakes finds nothing and asks again, under the lock.
 */
final class WalkPathCache {

    /** In place of paths: walks that are searched. */
    static final WalkPathSets SEARCHED = WalkPathSets.searched(0, false);

    /** In place of paths that may all be quiet or capture. */
    static final WalkPathSets SEARCHED_ALIKE = WalkPathSets.searched(0, true);

    /** In place of paths that have not been looked for yet. */
    static final WalkPathSets UNKNOWN = WalkPathSets.searched(0, false);

    /**
     * All tables of a game, in bytes, as far as path sets are added to them; and what these have in any case, and at
     * most.
     */
    private static final long TABLES = 7 << 20;

    private static final long LEAST = 1 << 20;
    private static final long MOST = 5 << 20;

    /** What the table takes for each of them at most, in bytes. */
    private static final int ENTRY = 16;

    private static final long FACTOR = 0x9E37_79B9_7F4A_7C15L;

    private volatile WalkPathSets[] entries = new WalkPathSets[64];
    private volatile boolean full;
    private int size;
    private long used;

    private final long room;

    /** With the room that is left beside the other tables, which take about so many bytes. */
    WalkPathCache(long others) {
        this.room = Math.max(LEAST, Math.min(MOST, TABLES - others));
    }

    /** The walks of a code with so many steps on a set of ways from a square. */
    static long key(int code, int ways, int steps, int from) {
        return ((long) ways << 16 | steps) << 16 | code << 8 | from;
    }

    /** What is kept for a key, or {@link #UNKNOWN}. */
    WalkPathSets find(long key) {
        WalkPathSets[] all = entries;
        int slot = slot(key, all.length);
        // Each place is read once: a second look may see less than the first while another thread writes.
        WalkPathSets entry = all[slot];
        while (entry != null && entry.key != key) {
            slot = slot + 1 & all.length - 1;
            entry = all[slot];
        }
        return entry == null ? UNKNOWN : entry;
    }

    /** Whether there is no room left, so that nothing more need be built. */
    boolean isFull() {
        return full;
    }

    /**
     * Keeps what was built, unless another thread has done so, or no room is left; gives what is to be played by.
     *
     * @param twin the key of walks that are likely to be the same but for the codes that arrive
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
     * A table is never more than three quarters full, small as the caches of a processor are, and a larger one is
     * filled before others see it.
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
