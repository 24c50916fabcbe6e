package org.dicechess.rules.play;

import java.util.Arrays;

/**
 * Everything that a position is, packed.
 *
 * @param board the code on each square; never changed
 * @param clock side, stage, live captures in passing, roll, chosen or waiting man, dice due, number of the turn
 * @param rights castling rights, one bit each
 * @param enPassant squares open to capture in passing, as {@link State} packs them
 * @param opened squares that this turn has opened to the other side, packed alike
 * @param counters as {@link State} packs them
 */
public record Snapshot(byte[] board, long clock, long rights, long enPassant, long opened, long counters) {

    /** The highest number of a turn; it stays there. */
    public static final int LAST_TURN = 65_535;

    /** In place of chosen dice: the subject is the code of a man that waits to be put down. */
    public static final int WAITING = 15;

    /**
     * As {@link #WAITING}, where a hook has said that the owner of the waiting man puts him down, and it is not his
     * turn.
     */
    public static final int OWNER_WAITING = 14;

    /** In place of the dice due: to be worked out. */
    public static final int UNKNOWN = 15;

    private static final int STAGE = 1;
    private static final int LIVE = 9;
    private static final int ROLL = 17;
    private static final int SUBJECT = 32;
    private static final int HAND = 40;
    private static final int DUE = 44;
    private static final int TURN_SHIFT = 48;
    private static final long TURN = -1L << TURN_SHIFT;

    /**
     * The parts of the clock that repetition compares as they are: not the number of the turn, and not the live bits.
     */
    static final long REPETITION = (1L << TURN_SHIFT) - 1 & ~(255L << LIVE);

    /**
     * Packs a clock.
     *
     * @param stage state of the turn's automaton, up to 255
     * @param roll the dice in hand, up to 32,767
     * @param subject the square of the man that has been chosen, or the code of the man that waits
     * @param hand the chosen pool of dice plus 1, {@link #WAITING}, {@link #OWNER_WAITING}, or 0 for neither
     * @param due how many of the dice in hand the turn still has to use, where it has to use as many as any turn can;
     *     {@link #UNKNOWN} if that is to be worked out
     * @param turn up to 65,535
     */
    public static long pack(int side, int stage, int live, int roll, int subject, int hand, int due, int turn) {
        return side
                | (long) stage << STAGE
                | (long) live << LIVE
                | (long) roll << ROLL
                | (long) subject << SUBJECT
                | (long) hand << HAND
                | (long) due << DUE
                | (long) turn << TURN_SHIFT;
    }

    /**
     * The clock at another stage of the turn, with these dice in hand, nothing chosen, nobody waiting, nothing live in
     * passing.
     */
    static long goingOn(long clock, int stage, int roll, int due) {
        return clock & (TURN | 1) | (long) stage << STAGE | (long) roll << ROLL | (long) due << DUE;
    }

    /** The clock at the beginning of the other side's turn; the number goes up after Black's. */
    static long nextTurn(long clock) {
        long turn = clock & TURN;
        return (turn == TURN ? turn : turn + ((clock & 1) << TURN_SHIFT)) | ~clock & 1;
    }

    static long withStage(long clock, int stage) {
        return clock & ~(255L << STAGE) | (long) stage << STAGE;
    }

    static long withLive(long clock, int live) {
        return clock & ~(255L << LIVE) | (long) live << LIVE;
    }

    static long withDue(long clock, int due) {
        return clock & ~(15L << DUE) | (long) due << DUE;
    }

    /** 0 White, 1 Black. */
    public static int side(long clock) {
        return (int) clock & 1;
    }

    /** State of the turn's automaton. */
    public static int stage(long clock) {
        return (int) (clock >>> STAGE) & 255;
    }

    /**
     * Bits of the captures in passing that are possible: four for {@link #enPassant}, then four for {@link #opened}.
     */
    public static int live(long clock) {
        return (int) (clock >>> LIVE) & 255;
    }

    /** The dice in hand, 0 for none. */
    public static int roll(long clock) {
        return (int) (clock >>> ROLL) & 0x7FFF;
    }

    /** The square of the chosen man, or the code of the man that waits. */
    public static int subject(long clock) {
        return (int) (clock >>> SUBJECT) & 255;
    }

    /** The chosen pool of dice plus 1, {@link #WAITING}, {@link #OWNER_WAITING}, or 0. */
    public static int hand(long clock) {
        return (int) (clock >>> HAND) & 15;
    }

    /** Whether a hand stands for a man that waits to be put down. */
    public static boolean waits(int hand) {
        return hand >= OWNER_WAITING;
    }

    /** How many of the dice in hand the turn still has to use, {@link #UNKNOWN} if that is to be worked out. */
    public static int due(long clock) {
        return (int) (clock >>> DUE) & 15;
    }

    /** The number of the turn. */
    public static int turn(long clock) {
        return (int) (clock >>> TURN_SHIFT);
    }

    /**
     * Whether they differ at most in the stage of the turn, the dice in hand or due, and who is chosen; men are the
     * same if they are one array.
     */
    boolean differsByDice(Snapshot other) {
        return board == other.board
                && ((clock ^ other.clock) & ~(REPETITION & ~1)) == 0
                && rights == other.rights
                && enPassant == other.enPassant
                && opened == other.opened
                && counters == other.counters;
    }

    /** Equal as positions are: the number of the turn, and squares in passing that nobody can use, do not count. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Snapshot that
                && (clock & REPETITION) == (that.clock & REPETITION)
                && rights == that.rights
                && counters == that.counters
                && live(live(clock), enPassant) == live(live(that.clock), that.enPassant)
                && live(live(clock) >>> 4, opened) == live(live(that.clock) >>> 4, that.opened)
                && Arrays.equals(board, that.board);
    }

    /**
     * Hard to foretell, so that nobody can write a game in which all positions have one hash code; another in each
     * process.
     */
    @Override
    public int hashCode() {
        long hash = HashCodes.of(board, clock & REPETITION);
        hash = HashCodes.and(hash, rights);
        hash = HashCodes.and(hash, counters);
        hash = HashCodes.and(hash, live(live(clock), enPassant));
        return Long.hashCode(HashCodes.and(hash, live(live(clock) >>> 4, opened)));
    }

    /** Those of up to four open squares whose bits are set, without gaps. */
    static long live(int bits, long open) {
        long compact = 0;
        int shift = 0;
        for (int field = 0; field < 4; field++) {
            if ((bits >>> field & 1) != 0) {
                compact |= (open >>> 16 * field & 0xFFFF) << shift;
                shift += 16;
            }
        }
        return compact;
    }

    /** The same open squares in ascending order, so that the order of the moves that opened them leaves no trace. */
    public static long sorted(long enPassant) {
        long sorted = 0;
        for (long left = enPassant; left != 0; left >>>= 16) {
            sorted = insert(sorted, left & 0xFFFF);
        }
        return sorted;
    }

    private static long insert(long sorted, long field) {
        if (field == 0) {
            return sorted;
        }
        int shift = 0;
        while (shift < 64 && (sorted >>> shift & 0xFFFF) != 0 && (sorted >>> shift & 0xFFFF) < field) {
            shift += 16;
        }
        long below = shift == 0 ? 0 : sorted & -1L >>> 64 - shift;
        return below | field << shift | (sorted & ~below) << 16;
    }
}
