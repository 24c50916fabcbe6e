package org.dicechess.rules.ask;

import org.jspecify.annotations.Nullable;

/**
 * Counts the work that a thread does in a long reading, in units of about 10 nanoseconds. Long tasks charge their work
 * here, whatever cursor they use. A thread that has not begun to count charges nothing.
 */
public final class Work implements AutoCloseable {

    /** The units of a move that is tried. */
    public static final int TRY = 20;

    /** The units of a square that a search for walks visits. */
    public static final int VISIT = 1;

    /** The units of one unit of hook fuel. */
    static final int FUEL = 2;

    /** The number of sets of enemy pieces that an attack search examines for one unit. */
    public static final int SETS_PER_UNIT = 4;

    /** The units of one test of an exotic attack. */
    public static final int EXOTIC = 10;

    /** The units that the counts and the graph of one turn may use. */
    static final long MOST_OF_A_TURN = 400_000_000;

    private static final ThreadLocal<@Nullable Work> MINE = new ThreadLocal<>();

    private final @Nullable Work outer = MINE.get();
    private long done;

    private Work() {}

    /** Begins to count the work of this thread, until the counter is closed. */
    public static Work begin() {
        Work work = new Work();
        MINE.set(work);
        return work;
    }

    /** Adds units to the counter of this thread, if it has one. */
    public static void charge(long units) {
        Work mine = MINE.get();
        if (mine != null) {
            mine.done += units;
        }
    }

    /** Adds units that the owner of this counter knows itself. */
    public void add(long units) {
        done += units;
    }

    /**
     * Checks that a turn has not used too many units.
     *
     * @throws IllegalStateException if it has
     */
    public void checkTurn() {
        if (done > MOST_OF_A_TURN) {
            throw tooMany(MOST_OF_A_TURN, "units of work");
        }
    }

    /** Returns the units so far. */
    public long done() {
        return done;
    }

    @Override
    public void close() {
        if (outer == null) {
            MINE.remove();
        } else {
            outer.done += done;
            MINE.set(outer);
        }
    }

    /** Returns the exception for a turn that is too large to be counted or searched. */
    public static IllegalStateException tooMany(long limit, String what) {
        return new IllegalStateException("the turn has more than " + limit + " " + what);
    }
}
