package org.dicechess.rules.state;

/**
 * The bits of an event, which is an int: no other class knows them.
 *
 * <p>Bits 0-7 hold the square of departure, bits 8-15 the square of arrival, bits 16-23 the code that is put down, bits
 * 24-27 the kind, bits 28-31 the choice: the number of an action, or which of the dice that allow a move it spends.
 * Some kinds use bits 0-23 for something else, as their comments say.
 *
 * <p>An event that fits none of the forms is a row of a table that the position has: an {@link #EFFECT} names its piece
 * and its row, and the row tells everything else. A new kind of event needs no bits but a row.
 */
public final class EventCode {

    /** A piece goes to another square, and takes what stands there. */
    public static final int MOVE = 0;

    /** The same, by a leap that opens the squares it has passed to en passant. */
    public static final int OPENING_MOVE = 1 << 24;

    /** A piece goes to an empty square and takes the piece that has just passed it. */
    public static final int EN_PASSANT = 2 << 24;

    /** Bits 0-23: the row of the castling table. */
    public static final int CASTLE = 3 << 24;

    /** Bits 0-23: the number of the roll. */
    public static final int ROLL = 4 << 24;

    /** Ends the turn, or gives up the dice that are left. */
    public static final int PASS = 5 << 24;

    /** Bits 0-23: the outcome of the deal. */
    public static final int DEAL = 6 << 24;

    /** A player chooses a piece (bits 0-7) and a pool of dice (bits 8-15). */
    public static final int SELECT = 7 << 24;

    /** As many steps as the roll says. */
    public static final int WALK = 8 << 24;

    /** A piece becomes another on its square, by an action. */
    public static final int BECOME = 9 << 24;

    /** An action brings a piece back (bits 0-7) for pieces on two squares (bits 8-15 and 16-23), which may be one. */
    public static final int RETURN = 10 << 24;

    /** A captured piece that awaits placement is put down (bits 8-15). */
    public static final int PUT = 11 << 24;

    /** A move, relocation or turn by an action. */
    public static final int ACT = 12 << 24;

    /**
     * A move that a hook tells and that does more than go and take: bits 16-23 are its row among those of its piece.
     */
    public static final int EFFECT = 13 << 24;

    private static final int KIND = 15 << 24;
    private static final int NUMBER = (1 << 24) - 1;
    private static final int TO = 8;
    private static final int CODE = 16;
    private static final int CHOICE = 28;

    private EventCode() {}

    /** An event with two squares and a code, or a row in its place; of the first choice. */
    public static int of(int kind, int from, int to, int code) {
        return kind | from | to << TO | code << CODE;
    }

    /** A move without its square of arrival. */
    public static int leaving(int from, int code) {
        return from | code << CODE;
    }

    /** An event that had no square of arrival, with one. */
    public static int arriving(int event, int to) {
        return event | to << TO;
    }

    /** An event of choice 0 by another action, or with another die; choices are from 0 to 15. */
    public static int withChoice(int event, int choice) {
        return event | choice << CHOICE;
    }

    /** The same event with another code put down. */
    public static int withCode(int event, int code) {
        return event & ~(255 << CODE) | code << CODE;
    }

    /** A move as an event of another kind. */
    public static int withKind(int event, int kind) {
        return event & ~KIND | kind;
    }

    /** The same event by action 0, or with the first die. */
    public static int withoutChoice(int event) {
        return event & (KIND | NUMBER);
    }

    /** Whether one piece goes from one square to another, castling aside, whatever else it does. */
    public static boolean goes(int event, int from, int to) {
        int kind = kind(event);
        boolean ofOne = kind <= EN_PASSANT || kind == WALK || kind == ACT || kind == EFFECT;
        return ofOne && from(event) == from && to(event) == to;
    }

    /** One of the kinds. */
    public static int kind(int event) {
        return event & KIND;
    }

    /** Bits 0-23. */
    public static int number(int event) {
        return event & NUMBER;
    }

    /** The square of departure. */
    public static int from(int event) {
        return event & 255;
    }

    /** The square of arrival. */
    public static int to(int event) {
        return event >>> TO & 255;
    }

    /** The code that is put down. */
    public static int code(int event) {
        return event >>> CODE & 255;
    }

    /** The square of arrival in bits 0-7 and the code that is put down in bits 8-15. */
    public static int arrival(int event) {
        return event >>> TO & 0xFFFF;
    }

    /** The number of an action, or which of several dice a move spends. */
    public static int choice(int event) {
        return event >>> CHOICE;
    }

    /** Whether a piece only goes somewhere, takes what stands there and promotes; it may stay where it is. */
    public static boolean isMove(int event) {
        return (event & KIND) <= OPENING_MOVE;
    }

    /** Whether a piece leaves its square and only goes, takes and promotes. */
    public static boolean isPlain(int event) {
        return isMove(event) && from(event) != to(event);
    }
}
