package org.dicechess.rules.table;

/** Where the lines of one man from one square may end, and whether several end alike. */
final class Arrivals {

    private static final int SQUARES = 256;

    /** Bit: captured on in passing. Those below it are modes. */
    private static final int PASSED = 4;

    /** This bit shifted by a mode: reached by a leap of the mode; leaps of one mode are merged and no two ways. */
    private static final int LEAP = 8;

    /** For each square how it is reached, as bits. */
    private final int[] reached = new int[SQUARES];

    private final boolean overlap;
    private final boolean stepsEnPassant;

    Arrivals(MovePath[] lines) {
        boolean twice = false;
        for (MovePath line : lines) {
            twice |= line.form() == Block.EN_PASSANT ? pass(line.square(0)) : land(line);
        }
        boolean steps = false;
        for (MovePath line : lines) {
            steps |= line.form() == Block.EN_PASSANT && (reached[line.square(0)] & Block.QUIET) != 0;
        }
        this.overlap = twice;
        this.stepsEnPassant = steps;
    }

    /** Whether one square is reached in the same mode by two lines. */
    boolean overlap() {
        return overlap;
    }

    /** Whether some square may be reached quietly and by a capture in passing. */
    boolean stepsEnPassant() {
        return stepsEnPassant;
    }

    private boolean pass(int square) {
        boolean twice = (reached[square] & PASSED) != 0;
        reached[square] |= PASSED;
        return twice;
    }

    /** Notes where a line may end; says whether another one ends there alike. */
    private boolean land(MovePath line) {
        int mode = line.mode();
        int leap = line.form() == Block.LEAPS ? LEAP << mode : 0;
        boolean twice = false;
        for (int index = 0; index < line.length(); index++) {
            if (line.lands(index)) {
                int square = line.square(index);
                twice |= (reached[square] & mode) != 0 && (reached[square] & leap) == 0;
                reached[square] |= mode | leap;
            }
        }
        return twice;
    }
}
