package org.dicechess.rules.lines;

/** Records where the lines of one piece from one square may end, and whether two lines end in the same way. */
final class Arrivals {

    private static final int SQUARES = 256;

    /** Bit: an en passant capture ends here. The lower bits are modes. */
    private static final int EN_PASSANT = 4;

    /**
     * This bit shifted by a mode: a leap of the mode ends here. The movement table merges the leaps of one mode, so
     * that two equal leaps are no overlap.
     */
    private static final int LEAP = 8;

    private static final int OWN = 1 << 7;

    /** For each square the bits of all lines that may end there. */
    private final int[] reached = new int[SQUARES];

    private final boolean overlap;
    private final boolean stepsEnPassant;

    Arrivals(MovePath[] lines) {
        boolean twice = false;
        for (MovePath line : lines) {
            twice |= line.form() == Block.EN_PASSANT ? addEnPassant(line.square(0)) : addLine(line);
        }
        boolean steps = false;
        for (MovePath line : lines) {
            steps |= line.form() == Block.EN_PASSANT && (reached[line.square(0)] & Block.QUIET) != 0;
        }
        this.overlap = twice;
        this.stepsEnPassant = steps;
    }

    /** Returns whether two lines reach one square in the same mode. */
    boolean overlap() {
        return overlap;
    }

    /** Returns whether a quiet move and an en passant capture may end on the same square. */
    boolean stepsEnPassant() {
        return stepsEnPassant;
    }

    /** Adds an en passant capture. Returns whether another one ends on the same square. */
    private boolean addEnPassant(int square) {
        boolean twice = (reached[square] & EN_PASSANT) != 0;
        reached[square] |= EN_PASSANT;
        return twice;
    }

    /** Adds the squares where a line may end. Returns whether another line ends on one of them in the same mode. */
    private boolean addLine(MovePath line) {
        int mode = line.mode();
        int leap = line.form() == Block.LEAPS ? LEAP << mode : 0;
        boolean twice = false;
        for (int index = 0; index < line.length(); index++) {
            int square = line.square(index);
            if (line.takesOwn(index)) {
                twice |= (reached[square] & OWN) != 0;
                reached[square] |= OWN;
            }
            if (line.lands(index)) {
                twice |= (reached[square] & mode) != 0 && (reached[square] & leap) == 0;
                reached[square] |= mode | leap;
            }
        }
        return twice;
    }
}
