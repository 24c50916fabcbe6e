package org.dicechess.rules.table;

/**
 * The format of a movement table: for each code and square a run of blocks, each a header and its squares, ended by a
 * zero.
 *
 * <p>Header: bits 0-1 mode, bits 2-4 form, bit 5 some arrival promotes, bit 6 the squares passed become open to capture
 * in passing, bits 8-15 number of squares.
 */
public final class Block {

    /** Mode bit: may end on an empty square. */
    public static final int QUIET = 1;

    /** Mode bit: may capture. */
    public static final int CAPTURE = 2;

    /** Form: each square by itself. */
    public static final int LEAPS = 0;

    /** Form: squares in order, up to the first man. */
    public static final int RIDE = 1;

    /** Form: as a ride, but only squares with {@link #LAND} may be landed on. */
    public static final int PATH = 2;

    /** Form: squares in order, landing only behind exactly one man. */
    public static final int HOP = 3;

    /** Form: each square by itself, only where a capture in passing is open. */
    public static final int EN_PASSANT = 4;

    /** Form: squares in order, each with what it must hold to be passed and how the man may stop there. */
    public static final int ROUTE = 5;

    /** Header bit: some square of the block is one where the man promotes. */
    public static final int PROMOTES = 1 << 5;

    /** Header bit: the squares passed become open to capture in passing. */
    public static final int OPENS = 1 << 6;

    /** Square bit in a {@link #PATH}: the man may land here. */
    public static final int LAND = 256;

    /** Square bit in a {@link #ROUTE}: the man may stop here if the square is empty. */
    public static final int MOVES = 256;

    /** Square bit in a {@link #ROUTE}: the man may stop here if he captures. */
    public static final int TAKES = 512;

    /** Square bits in a {@link #ROUTE}: what keeps the man from going on. None: he goes on past anything. */
    public static final int NOT_EMPTY = 1024;

    /** As {@link #NOT_EMPTY}: an own man. */
    public static final int NOT_OWN = 2048;

    /** As {@link #NOT_EMPTY}: an enemy. */
    public static final int NOT_ENEMY = 4096;

    private Block() {}

    static int header(int mode, int form, int flags, int squares) {
        return mode | form << 2 | flags | squares << 8;
    }

    /** Mode of a header. */
    public static int mode(int header) {
        return header & 3;
    }

    /** Form of a header. */
    public static int form(int header) {
        return header >>> 2 & 7;
    }

    /** Number of squares behind a header. */
    public static int squares(int header) {
        return header >>> 8 & 255;
    }
}
