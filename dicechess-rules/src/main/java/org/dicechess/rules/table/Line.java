package org.dicechess.rules.table;

/**
 * One line from one square, as a block of the movement table has it.
 *
 * @param form the {@link Block} form
 * @param mode the mode bits
 * @param opens whether the squares that it passes are open to capture in passing: a lame initial leap
 * @param entries the squares in order, with the bits that the form knows; not to be changed
 */
record Line(int form, int mode, boolean opens, int[] entries) {

    private static final int SQUARE = 255;

    /** How many squares it has. */
    int length() {
        return entries.length;
    }

    int square(int index) {
        return entries[index] & SQUARE;
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
        return has(Block.CAPTURE) && form != Block.IN_PASSING && (entries[index] & bit) == bit;
    }
}
