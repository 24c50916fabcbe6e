package org.dicechess.rules.state;

/**
 * Packs an event into an int: no other class knows its bits.
 *
 * <p>Bits 0-7 hold the square of departure, bits 8-15 the square of arrival, bits 16-23 the code that is placed, bits
 * 24-27 the kind, bits 28-31 the choice: the number of an action, or the number of the die that the move spends among
 * the dice that allow it. Some kinds use bits 0-23 for something else, as their comments say.
 *
 * <p>An event that fits none of these forms is a row of a table that belongs to the position: an {@link #EFFECT} names
 * its piece and its row, and the row holds everything else. A new kind of event needs a row and no bits.
 */
public final class EventCode {

    /** A piece goes to another square and takes the piece that stands there. */
    public static final int MOVE = 0;

    /** As {@link #MOVE}, by a leap that opens the squares it passes to en passant. */
    public static final int OPENING_MOVE = 1 << 24;

    /** A piece goes to an empty square and takes the piece that has just passed it. */
    public static final int EN_PASSANT = 2 << 24;

    /** Bits 0-23: the row of the castling table. */
    public static final int CASTLE = 3 << 24;

    /** Bits 0-23: the number of the roll. */
    public static final int ROLL = 4 << 24;

    /** A player ends the turn, or gives up the remaining dice. */
    public static final int PASS = 5 << 24;

    /** Bits 0-23: the outcome of the deal. */
    public static final int DEAL = 6 << 24;

    /** A player chooses a piece (bits 0-7) and a pool of dice (bits 8-15). */
    public static final int SELECT = 7 << 24;

    /** A piece walks as many steps as the roll says. */
    public static final int WALK = 8 << 24;

    /** A piece becomes another on its square, by an action; with code 0 it leaves the board. */
    public static final int BECOME = 9 << 24;

    /**
     * An action removes the pieces on two squares (bits 8-15 and 16-23), or on one if both are equal, and returns one
     * piece to a square (bits 0-7).
     */
    public static final int RETURN = 10 << 24;

    /**
     * A piece is put on a square (bits 8-15): the captured piece that awaits placement, a new one by an action, or one
     * in hand, see {@link #drop}.
     */
    public static final int PUT = 11 << 24;

    /** An action moves, relocates or turns a piece. */
    public static final int ACT = 12 << 24;

    /** A move of a hook that is not a plain move. Bits 16-23 hold its row among the rows of its piece. */
    public static final int EFFECT = 13 << 24;

    /**
     * A player or chance chooses how the turn goes on. Bits 0-23: the number of the option. Where a move is picked,
     * they and the choice are those of {@link #pick}.
     */
    public static final int CHOOSE = 14 << 24;

    /** An action exchanges the pieces on two squares; or it acts on all its pieces at once, see {@link #WHOLE}. */
    public static final int EXCHANGE = 15 << 24;

    /** The event in which an action acts on all its pieces at once. */
    public static final int WHOLE = EXCHANGE;

    private static final int FROM_HAND = 255;
    private static final int KIND = 15 << 24;

    /** Bits with which no event is plain. */
    public static final int NOT_PLAIN = KIND;

    private static final int NUMBER = (1 << 24) - 1;
    private static final int TO = 8;
    private static final int CODE = 16;
    private static final int CHOICE = 28;

    private EventCode() {}

    /** Returns an event of choice 0 with two squares and a code, or with a row in place of the code. */
    public static int of(int kind, int from, int to, int code) {
        return kind | from | to << TO | code << CODE;
    }

    /** Returns the drop of a piece in hand, without its square. */
    public static int drop(int code) {
        return of(PUT, FROM_HAND, 0, code);
    }

    /** Returns whether a piece in hand is put on a square. */
    public static boolean isDrop(int event) {
        return kind(event) == PUT && from(event) == FROM_HAND;
    }

    /** Returns whether one piece goes from a square to another one, by itself, by an action or by a hook. */
    public static boolean goes(int event) {
        return switch (kind(event)) {
            case MOVE, OPENING_MOVE, EN_PASSANT, WALK, ACT, EFFECT -> from(event) != to(event);
            default -> false;
        };
    }

    /** Returns whether an action acts on all its pieces at once. */
    public static boolean isWhole(int event) {
        return kind(event) == EXCHANGE && from(event) == to(event);
    }

    /** Returns a move without its square of arrival. */
    public static int leaving(int from, int code) {
        return from | code << CODE;
    }

    /** Returns an event without a square of arrival, completed with one. */
    public static int arriving(int event, int to) {
        return event | to << TO;
    }

    /** Returns an event of choice 0 with another choice, from 0 to 15. */
    public static int withChoice(int event, int choice) {
        return event | choice << CHOICE;
    }

    /** Returns the same event with another code in place of its own. */
    public static int withCode(int event, int code) {
        return event & ~(255 << CODE) | code << CODE;
    }

    /** Returns a move as an event of another kind. */
    public static int withKind(int event, int kind) {
        return event & ~KIND | kind;
    }

    /** Returns the same event with choice 0. */
    public static int withoutChoice(int event) {
        return event & (KIND | NUMBER);
    }

    /**
     * Returns whether one piece goes from one square to another, whatever else the event does. Castling does not count.
     */
    public static boolean goes(int event, int from, int to) {
        int kind = kind(event);
        boolean ofOne = kind <= EN_PASSANT || kind == WALK || kind == ACT || kind == EFFECT;
        return ofOne && from(event) == from && to(event) == to;
    }

    /** Returns the kind of an event: one of the constants above. */
    public static int kind(int event) {
        return event & KIND;
    }

    /** Returns the choice of a piece, without dice, which stands for it where it is picked. */
    public static int piece(int square) {
        return SELECT | square;
    }

    /** Returns the event that picks a move of choice 0, or a piece. */
    public static int pick(int move) {
        return CHOOSE | number(move) | kind(move) >>> 24 << CHOICE;
    }

    /** Returns the move, or the piece, that an event picks. */
    public static int picked(int event) {
        return number(event) | choice(event) << 24;
    }

    /** Returns bits 0-23. */
    public static int number(int event) {
        return event & NUMBER;
    }

    /** Returns the square of departure. */
    public static int from(int event) {
        return event & 255;
    }

    /** Returns the square of arrival. */
    public static int to(int event) {
        return event >>> TO & 255;
    }

    /** Returns the code that is placed. */
    public static int code(int event) {
        return event >>> CODE & 255;
    }

    /** Returns the square of arrival in bits 0-7 and the code that is placed in bits 8-15. */
    public static int arrival(int event) {
        return event >>> TO & 0xFFFF;
    }

    /** Returns the choice: the number of an action, or of the die that a move spends. */
    public static int choice(int event) {
        return event >>> CHOICE;
    }

    /** Returns whether a piece only goes, takes and promotes. It may also stay on its square. */
    public static boolean isMove(int event) {
        return (event & KIND) <= OPENING_MOVE;
    }

    /** Returns whether pieces change: the event is no roll, selection, choice or pass. */
    public static boolean changesPieces(int event) {
        int kind = kind(event);
        return (kind < ROLL || kind > SELECT) && kind != CHOOSE;
    }

    /** Returns whether the event is a plain move that leaves its square. */
    public static boolean isPlain(int event) {
        return isMove(event) && from(event) != to(event);
    }
}
