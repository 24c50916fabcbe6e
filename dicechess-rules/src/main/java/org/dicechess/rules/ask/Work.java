package org.dicechess.rules.ask;

import org.dicechess.rules.state.State;
import org.jspecify.annotations.Nullable;

/**
 * The measure of work, in units of about 10 nanoseconds, and the counter of a thread. An engine counts what it does in
 * {@code State.work}. A thread that has begun to count is charged with the work of each engine that it gives back. A
 * thread that has not begun charges nothing.
 */
public final class Work implements AutoCloseable {

    /** The units of a move that is tried. */
    public static final int TRY = 20;

    /** The units of a square that a search for walks visits. */
    public static final int VISIT = 1;

    /** The units of a square of the board, and those of a piece on it, where the moves of a side are listed. */
    private static final int LISTED_SQUARE = 8;

    private static final int LISTED_PIECE = 30;

    /** The units of a path of a walk that is kept. */
    public static final int PATH = 100;

    /** The units of one unit of hook fuel. */
    public static final int FUEL = 10;

    /** The units of an event whose canonical text is compared with another one and differs. */
    public static final int TEXT = 50;

    /** The units of an event whose algebraic text is made or compared. */
    public static final int ALGEBRAIC = 250;

    /** The number of squares that are read along a line for one unit. */
    public static final int SQUARES_PER_UNIT = 8;

    /** The number of sets of enemy pieces that an attack search examines for one unit. */
    public static final int SETS_PER_UNIT = 4;

    /** The units of one test of an exotic attack. */
    public static final int EXOTIC = 5;

    /** The units of an event that a visit of the ends of a turn plays. */
    public static final int PLAY = 15;

    /** The units of an event that a count of a turn follows. */
    public static final int COUNT = 10;

    /** The units of a position that is added to the ends of a turn, or to the positions of a visit. */
    public static final int END = 15;

    /** The units of a link in the graph of a turn. */
    public static final int LINK = 60;

    /** The units of a piece that a roll deals, with the piece taken back. */
    public static final int DEAL = 10;

    /** The units of an earlier position at which an ending by repetition looks, besides what its condition takes. */
    public static final int LOOK = 40;

    /** The units of an event of a record, besides the events that its position lists. */
    public static final int RECORDED = 100;

    /**
     * The most units of a record, an export as PGN, a count of one turn, a visit of its ends, the reach of a piece, a
     * search for the number of dice that a turn can use, a search for checks after the rolls of a deal, or the tests of
     * royal safety in one position.
     */
    public static final long MOST = 50_000_000;

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

    /**
     * Adds the units of a test of royal safety to the work of an engine.
     *
     * @throws WorkException if a guarded task has taken too much work
     */
    public static void test(State state, long units) {
        state.work += units;
        if (state.tables.game.check().isEmpty()) {
            filter(state);
        } else {
            check(
                    state,
                    "check",
                    "the tests of royal safety in one position take",
                    "have fewer royals, or fewer pieces that hop or go by routes");
        }
    }

    /**
     * Looks whether the filters of moves have taken too much work.
     *
     * @throws WorkException if a guarded task has
     */
    public static void filter(State state) {
        check(
                state,
                "turn",
                "the filters of all moves in one position take",
                "have fewer conditions, or conditions that look at fewer pieces");
    }

    /** Returns about the units of a list of the moves at the present stage. */
    public static long list(State state) {
        long units = (long) LISTED_SQUARE * state.squares;
        for (long word : state.all) {
            units += (long) LISTED_PIECE * Long.bitCount(word);
        }
        return units;
    }

    /**
     * Adds the units of a search for the rest of a turn to the work of an engine.
     *
     * @throws WorkException if a guarded task has taken too much work
     */
    public static void search(State state, long units) {
        state.work += units;
        check(
                state,
                "turn",
                "the search for most captures in one position takes",
                "have fewer pieces, or turns of fewer captures");
    }

    /**
     * Adds the units of an effect to the work of an engine.
     *
     * @throws WorkException if a guarded task has taken too much work
     */
    public static void affect(State state, long units) {
        state.work += units;
        check(
                state,
                "effects",
                "the effects of all moves in one position take",
                "have fewer effects, or shorter lines");
    }

    /** Checks the work of a guarded task, with the section of the definition that causes it, and the cure. */
    private static void check(State state, String section, String what, String cure) {
        if (state.work > state.mostWork) {
            throw new WorkException(section, what + " more than " + MOST + " units of work: " + cure);
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
    public static void checkTurn(long done, long most) {
        if (done > most) {
            throw tooMany(most, "units of work");
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
