package org.dicechess.rules.state;

/**
 * Packs the clock of a position into one long: no other class knows its bits.
 *
 * <p>The clock holds the side to move, the stage of the turn, the live en passant squares, the dice in hand, the
 * subject (a chosen piece, a captured piece that awaits placement, or the piece that has moved last), the dice due and
 * the number of the turn. All 64 bits are in use.
 */
public final class Clock {

    /** The highest turn number. A longer game keeps it. No record has events for more turns. */
    public static final int LAST_TURN = 16_383;

    /** How many states of the turn's automaton have a number. */
    public static final int STAGES = 1024;

    /** Replaces the chosen dice: the subject is then the code of a captured piece that awaits placement. */
    public static final int WAITING = 15;

    /** As {@link #WAITING}, but a hook lets the owner place the captured piece in the other side's turn. */
    public static final int OWNER_WAITING = 14;

    /** Replaces the dice due: their number is not computed yet. */
    public static final int UNKNOWN = 15;

    private static final int STAGE = 1;
    private static final int LIVE = 11;
    private static final int ROLL = 19;
    private static final int SUBJECT = 34;
    private static final int HAND = 42;
    private static final int DUE = 46;
    private static final int TURN_SHIFT = 50;
    private static final long TURN = -1L << TURN_SHIFT;

    /** The bits of the clock that repetition compares as they are: all but the turn number and the live bits. */
    public static final long REPETITION = (1L << TURN_SHIFT) - 1 & ~(255L << LIVE);

    private Clock() {}

    /**
     * Packs a clock.
     *
     * @param side 0 White, 1 Black
     * @param stage the state of the turn's automaton, 0-1,023
     * @param live the live bits, as {@link #live} returns them
     * @param roll the dice in hand, 0-32,767
     * @param subject the square of the chosen piece, or the code of the piece that awaits placement
     * @param hand the chosen pool of dice plus 1, {@link #WAITING}, {@link #OWNER_WAITING}, or 0 for neither
     * @param due the number of dice in hand that the turn still has to use, where it has to use as many as any turn
     *     can; {@link #UNKNOWN} if it is not computed yet
     * @param turn the turn number, 0-16,383
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
     * Returns the clock at another stage of the turn, with these dice in hand. It has no subject and no live en passant
     * squares.
     */
    public static long goingOn(long clock, int stage, int roll, int due) {
        return clock & (TURN | 1) | (long) stage << STAGE | (long) roll << ROLL | (long) due << DUE;
    }

    /** Returns the clock at the beginning of the other side's turn. The turn number rises after Black's turn. */
    public static long nextTurn(long clock) {
        long turn = clock & TURN;
        return (turn == TURN ? turn : turn + ((clock & 1) << TURN_SHIFT)) | ~clock & 1;
    }

    public static long withStage(long clock, int stage) {
        return clock & ~((STAGES - 1L) << STAGE) | (long) stage << STAGE;
    }

    public static long withLive(long clock, int live) {
        return clock & ~(255L << LIVE) | (long) live << LIVE;
    }

    /**
     * Returns the clock with the piece that the event before in the turn has moved. Without effect where a piece is
     * chosen or awaits placement.
     *
     * @param last its square plus 1, 0 for none
     */
    public static long withLast(long clock, int last) {
        return hand(clock) == 0 ? clock & ~(255L << SUBJECT) | (long) last << SUBJECT : clock;
    }

    public static long withRoll(long clock, int roll) {
        return clock & ~(0x7FFFL << ROLL) | (long) roll << ROLL;
    }

    public static long withDue(long clock, int due) {
        return clock & ~(15L << DUE) | (long) due << DUE;
    }

    /** Returns the side to move: 0 White, 1 Black. */
    public static int side(long clock) {
        return (int) clock & 1;
    }

    /** Returns the state of the turn's automaton. */
    public static int stage(long clock) {
        return (int) (clock >>> STAGE) & STAGES - 1;
    }

    /**
     * Returns the bits of the possible en passant captures: four for {@link State#enPassant}, then four for
     * {@link State#opened}.
     */
    public static int live(long clock) {
        return (int) (clock >>> LIVE) & 255;
    }

    /** Returns the dice in hand, 0 for none. */
    public static int roll(long clock) {
        return (int) (clock >>> ROLL) & 0x7FFF;
    }

    /** Returns the square of the chosen piece, or the code of the piece that awaits placement. */
    public static int subject(long clock) {
        return (int) (clock >>> SUBJECT) & 255;
    }

    /** Returns the chosen pool of dice plus 1, {@link #WAITING}, {@link #OWNER_WAITING}, or 0 for neither. */
    public static int hand(long clock) {
        return (int) (clock >>> HAND) & 15;
    }

    /** Returns the square of the piece that the event before in the turn has moved, plus 1; 0 if it is not held. */
    public static int last(long clock) {
        return hand(clock) == 0 ? subject(clock) : 0;
    }

    /** Returns whether a hand stands for a captured piece that awaits placement. */
    public static boolean waits(int hand) {
        return hand >= OWNER_WAITING;
    }

    /**
     * Returns the number of dice in hand that the turn still has to use, {@link #UNKNOWN} if it is not computed yet.
     */
    public static int due(long clock) {
        return (int) (clock >>> DUE) & 15;
    }

    /** Returns the turn number. */
    public static int turn(long clock) {
        return (int) (clock >>> TURN_SHIFT);
    }
}
