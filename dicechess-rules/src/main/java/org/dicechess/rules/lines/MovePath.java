package org.dicechess.rules.lines;

/** One line from one square, with the content of one block of the movement table. */
public final class MovePath {

    private static final int SQUARE = 255;

    private final int form;
    private final int mode;
    private final boolean opens;
    private final int limit;
    private final int[] entries;
    private final int words;
    private final boolean ascends;
    private final boolean descends;

    /**
     * Makes a line.
     *
     * @param form the {@link Block} form
     * @param mode the mode bits
     * @param opens whether the squares that it passes become open to en passant captures, as for a lame initial leap
     * @param entries the squares in order, with the square bits of the form; not to be changed
     */
    MovePath(int form, int mode, boolean opens, int[] entries) {
        this(form, mode, opens, entries, 0);
    }

    /**
     * Makes a line with a limit.
     *
     * @param limit the number of the {@link KindLimits limit}, 0 for none
     */
    MovePath(int form, int mode, boolean opens, int[] entries, int limit) {
        this.limit = limit;
        this.form = form;
        this.mode = mode;
        this.opens = opens;
        this.entries = entries;
        int touched = 0;
        int before = entries[0] & SQUARE;
        boolean up = true;
        boolean down = true;
        for (int i = 0; i < entries.length; i++) {
            int square = entries[i] & SQUARE;
            touched |= 1 << (square >> 6);
            up &= i == 0 || square > before;
            down &= i == 0 || square < before;
            before = square;
        }
        this.words = touched;
        this.ascends = up;
        this.descends = down;
    }

    public int form() {
        return form;
    }

    /** Returns the number of the limit: the kinds that the line captures and hops over; 0 for all. */
    public int limit() {
        return limit;
    }

    public int mode() {
        return mode;
    }

    /** Returns whether the squares that the line passes become open to en passant captures. */
    public boolean opens() {
        return opens;
    }

    /** Returns the squares in order, with the square bits of the form; not to be changed. */
    public int[] entries() {
        return entries;
    }

    /** Returns the number of squares, at least 1. */
    public int length() {
        return entries.length;
    }

    public int square(int index) {
        return entries[index] & SQUARE;
    }

    public int last() {
        return entries[entries.length - 1] & SQUARE;
    }

    /** Returns, as bits, the words of the board in which the line has squares. */
    public int words() {
        return words;
    }

    /** Returns whether the numbers of the squares ascend; true for one square. */
    public boolean ascends() {
        return ascends;
    }

    /** Returns whether the numbers of the squares descend; true for one square. */
    public boolean descends() {
        return descends;
    }

    /** Returns the squares as a set of this many words. */
    public long[] mask(int boardWords) {
        long[] mask = new long[boardWords];
        for (int entry : entries) {
            mask[(entry & SQUARE) >> 6] |= 1L << entry;
        }
        return mask;
    }

    /** Returns whether the piece can stop on the square with this index. */
    public boolean lands(int index) {
        return Block.lands(form, entries[index]);
    }

    /** Returns whether the piece can capture an own piece on the square with this index. */
    boolean takesOwn(int index) {
        return form == Block.ROUTE && (entries[index] & Block.TAKES_OWN) != 0;
    }

    public boolean has(int bit) {
        return (mode & bit) != 0;
    }

    /** Returns whether the piece can capture on the square with this index. */
    public boolean captures(int index) {
        return Block.captures(mode, form, entries[index]);
    }
}
