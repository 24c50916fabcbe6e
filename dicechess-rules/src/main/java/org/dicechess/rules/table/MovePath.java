package org.dicechess.rules.table;

/** One line from one square, as a block of the movement table has it. */
final class MovePath {

    private static final int SQUARE = 255;

    private final int form;
    private final int mode;
    private final boolean opens;
    private final int[] entries;
    private final int words;
    private final boolean ascends;
    private final boolean descends;

    /**
     * A line.
     *
     * @param form the {@link Block} form
     * @param mode the mode bits
     * @param opens whether the squares that it passes are open to capture in passing: a lame initial leap
     * @param entries the squares in order, with the bits that the form knows; not to be changed
     */
    MovePath(int form, int mode, boolean opens, int[] entries) {
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

    int form() {
        return form;
    }

    int mode() {
        return mode;
    }

    /** Whether the squares that it passes are open to capture in passing. */
    boolean opens() {
        return opens;
    }

    /** The squares in order, with the bits that the form knows. */
    int[] entries() {
        return entries;
    }

    /** How many squares it has, at least one. */
    int length() {
        return entries.length;
    }

    int square(int index) {
        return entries[index] & SQUARE;
    }

    int last() {
        return entries[entries.length - 1] & SQUARE;
    }

    /** The words of the board in which it has squares, as bits. */
    int words() {
        return words;
    }

    /** Whether its squares ascend in number; true for one square. */
    boolean ascends() {
        return ascends;
    }

    /** Whether its squares descend in number; true for one square. */
    boolean descends() {
        return descends;
    }

    /** Its squares as a set of so many words. */
    long[] mask(int boardWords) {
        long[] mask = new long[boardWords];
        for (int entry : entries) {
            mask[(entry & SQUARE) >> 6] |= 1L << entry;
        }
        return mask;
    }

    /** Whether the man may ever stop on the square with this index. */
    boolean lands(int index) {
        int bits = form == Block.PATH ? Block.LAND : form == Block.ROUTE ? Block.MOVES | Block.TAKES : 0;
        return bits == 0 || (entries[index] & bits) != 0;
    }

    boolean has(int bit) {
        return (mode & bit) != 0;
    }

    /** Whether the man may ever capture on the square with this index. */
    boolean captures(int index) {
        int bit = form == Block.PATH ? Block.LAND : form == Block.ROUTE ? Block.TAKES : 0;
        return has(Block.CAPTURE) && form != Block.EN_PASSANT && (entries[index] & bit) == bit;
    }
}
