package org.dicechess.rules.state;

/**
 * The clock of a position, packed into one long: no other class knows its bits.
 *
 * <p>It holds the side to move, the stage of the turn, the live en passant squares, the dice in hand, the chosen or
 * waiting piece, the dice due and the number of the turn. All 64 bits are in use.
 */
public final class Clock {

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
    public static final long REPETITION = (1L << TURN_SHIFT) - 1 & ~(255L << LIVE);

    private Clock() {}

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
    public static long goingOn(long clock, int stage, int roll, int due) {
        return clock & (TURN | 1) | (long) stage << STAGE | (long) roll << ROLL | (long) due << DUE;
    }

    /** The clock at the beginning of the other side's turn; the number goes up after Black's. */
    public static long nextTurn(long clock) {
        long turn = clock & TURN;
        return (turn == TURN ? turn : turn + ((clock & 1) << TURN_SHIFT)) | ~clock & 1;
    }

    public static long withStage(long clock, int stage) {
        return clock & ~(255L << STAGE) | (long) stage << STAGE;
    }

    public static long withLive(long clock, int live) {
        return clock & ~(255L << LIVE) | (long) live << LIVE;
    }

    public static long withDue(long clock, int due) {
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
     * Bits of the captures in passing that are possible: four for {@link State#enPassant}, then four for
     * {@link State#opened}.
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
}
