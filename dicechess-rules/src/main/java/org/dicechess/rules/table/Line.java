package org.dicechess.rules.table;

import java.util.List;

/**
 * One line from one square, as a block of the movement table has it.
 *
 * @param form the {@link Block} form
 * @param mode the mode bits
 * @param opens whether the squares that it passes are open to capture in passing: a lame initial leap
 * @param entries the squares in order, with the bits that the form knows
 */
record Line(int form, int mode, boolean opens, List<Integer> entries) {

    private static final int SQUARE = 255;

    int square(int index) {
        return entries.get(index) & SQUARE;
    }

    List<Integer> squares() {
        return entries.stream().map(entry -> entry & SQUARE).toList();
    }

    /** The squares where the man may ever stop. */
    List<Integer> landings() {
        int bits = form == Block.PATH ? Block.LAND : form == Block.ROUTE ? Block.MOVES | Block.TAKES : 0;
        return entries.stream().filter(entry -> bits == 0 || (entry & bits) != 0).map(entry -> entry & SQUARE).toList();
    }

    boolean has(int bit) {
        return (mode & bit) != 0;
    }

    /** Whether the man may ever capture on the square with this index. */
    boolean captures(int index) {
        int bit = form == Block.PATH ? Block.LAND : form == Block.ROUTE ? Block.TAKES : 0;
        return has(Block.CAPTURE) && form != Block.IN_PASSING && (entries.get(index) & bit) == bit;
    }
}
