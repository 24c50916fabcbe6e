package org.dicechess.rules.ask;

import org.jspecify.annotations.Nullable;

/**
 * The work that a thread does while it reads something long, in units of about 10 nanoseconds. What takes long tells it
 * here, whatever cursor it uses; threads that nobody asks count nothing.
 */
public final class Work implements AutoCloseable {

    /** What a move that is tried, a square that a search for walks visits, and a unit of the fuel of hooks count. */
    public static final int TRY = 20;

    public static final int VISIT = 1;
    static final int FUEL = 2;

    /**
     * How many sets of enemies that a search for attackers looks at count one, and what an attack of an odd way counts.
     */
    public static final int LOOKS = 4;

    public static final int EXOTIC = 10;

    /** What the counts and the graph of one turn may take. */
    static final long MOST_OF_A_TURN = 400_000_000;

    private static final ThreadLocal<@Nullable Work> MINE = new ThreadLocal<>();

    private final @Nullable Work outer = MINE.get();
    private long done;

    private Work() {}

    /** Begins to count what this thread does, until it is closed. */
    public static Work begin() {
        Work work = new Work();
        MINE.set(work);
        return work;
    }

    /** Adds units to what is being counted, if anything is. */
    public static void charge(long units) {
        Work mine = MINE.get();
        if (mine != null) {
            mine.done += units;
        }
    }

    /** Adds units that the counting thread knows of itself. */
    public void add(long units) {
        done += units;
    }

    /**
     * Checks that a turn has not taken too much.
     *
     * @throws IllegalStateException if it has
     */
    public void checkTurn() {
        if (done > MOST_OF_A_TURN) {
            throw tooMany(MOST_OF_A_TURN, "units of work");
        }
    }

    /** The units so far. */
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

    /** That a turn is too large to be counted or searched. */
    public static IllegalStateException tooMany(long limit, String what) {
        return new IllegalStateException("the turn has more than " + limit + " " + what);
    }
}
