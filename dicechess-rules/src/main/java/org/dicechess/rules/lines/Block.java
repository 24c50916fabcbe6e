package org.dicechess.rules.lines;

/**
 * The format of a movement table. Each code and square has a run of blocks, ended by a zero; a block is a header and
 * its squares.
 *
 * <p>Header: bits 0-1 mode, bits 2-4 form, bit 5 some arrival promotes, bit 6 the squares passed become open to en
 * passant captures, bits 8-15 number of squares, bits 16-31 the number of its {@link KindLimits limit}.
 */
public final class Block {

    /** Mode bit: may end on an empty square. */
    public static final int QUIET = 1;

    /** Mode bit: may capture. */
    public static final int CAPTURE = 2;

    /** Form: the squares are independent of each other. */
    public static final int LEAPS = 0;

    /** Form: squares in order, up to the first piece. */
    public static final int RIDE = 1;

    /** Form: like a ride, but the piece may land only on squares with {@link #LAND}. */
    public static final int PATH = 2;

    /** Form: squares in order; the piece lands only behind exactly one other piece. */
    public static final int HOP = 3;

    /** Form: independent squares, each only where an en passant capture is open. */
    public static final int EN_PASSANT = 4;

    /** Form: squares in order, each with the condition to pass it and the ways to stop there. */
    public static final int ROUTE = 5;

    /** Header bit: the piece promotes on some square of the block. */
    public static final int PROMOTES = 1 << 5;

    /** Header bit: the squares passed become open to en passant captures. */
    public static final int OPENS = 1 << 6;

    /** Square bit in a {@link #PATH}: the piece may land here. */
    public static final int LAND = 256;

    /** Square bit in a {@link #ROUTE}: the piece may stop here if the square is empty. */
    public static final int MOVES = 256;

    /** Square bit in a {@link #ROUTE}: the piece may stop here if it captures. */
    public static final int TAKES = 512;

    /**
     * Square bit in a {@link #ROUTE}: the piece cannot pass the square if it is empty. A square without this bit,
     * {@link #NOT_OWN} and {@link #NOT_ENEMY} can always be passed.
     */
    public static final int NOT_EMPTY = 1024;

    /** Square bit in a {@link #ROUTE}: the piece cannot pass an own piece here. */
    public static final int NOT_OWN = 2048;

    /** Square bit in a {@link #ROUTE}: the piece cannot pass an enemy here. */
    public static final int NOT_ENEMY = 4096;

    /** Square bit in a {@link #ROUTE}: the piece may stop here if it captures an own piece. */
    public static final int TAKES_OWN = 8192;

    private Block() {}

    /** Returns whether a piece can ever stop on a square of a block of this form. */
    public static boolean lands(int form, int entry) {
        int marks = form == PATH ? LAND : form == ROUTE ? MOVES | TAKES : 0;
        return marks == 0 || (entry & marks) != 0;
    }

    /** Returns whether a piece may stop on a square where it {@linkplain #lands lands}: an empty one, or by capture. */
    public static boolean fits(int header, int entry, boolean empty) {
        return form(header) == ROUTE
                ? (entry & (empty ? MOVES : TAKES)) != 0
                : (mode(header) & (empty ? QUIET : CAPTURE)) != 0;
    }

    /** Returns whether a piece may capture on a square, other than en passant. */
    public static boolean captures(int mode, int form, int entry) {
        int mark = form == PATH ? LAND : form == ROUTE ? TAKES : 0;
        return (mode & CAPTURE) != 0 && form != EN_PASSANT && (entry & mark) == mark;
    }

    /** Returns whether a piece cannot pass a square of a {@link #ROUTE}: an empty one, or one with such a piece. */
    public static boolean shuts(int entry, boolean empty, boolean enemy) {
        return (entry & (empty ? NOT_EMPTY : enemy ? NOT_ENEMY : NOT_OWN)) != 0;
    }

    static int header(int mode, int form, int flags, int squares, int limit) {
        return mode | form << 2 | flags | squares << 8 | limit << 16;
    }

    /** Returns the mode of a header. */
    public static int mode(int header) {
        return header & 3;
    }

    /** Returns the form of a header. */
    public static int form(int header) {
        return header >>> 2 & 7;
    }

    /** Returns the number of the limit of a header: the kinds that it captures and hops over; 0 for all. */
    public static int limit(int header) {
        return header >>> 16;
    }

    /** Returns the number of squares that follow a header. */
    public static int squares(int header) {
        return header >>> 8 & 255;
    }
}
