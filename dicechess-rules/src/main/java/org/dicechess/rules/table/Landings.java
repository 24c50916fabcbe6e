package org.dicechess.rules.table;

import java.util.List;

/** Where the lines of one man from one square may end, and whether several end alike. */
final class Landings {

    private static final int SQUARES = 256;

    private final boolean[] quiet = new boolean[SQUARES];
    private final boolean[] taking = new boolean[SQUARES];
    private final boolean[] passing = new boolean[SQUARES];

    /** For each square the modes, as bits, of leaps to it; leaps of one mode are merged and no two ways. */
    private final byte[] leaps = new byte[SQUARES];

    private boolean overlap;

    Landings(List<Line> lines) {
        for (Line line : lines) {
            if (line.form() == Block.IN_PASSING) {
                overlap |= isSecond(passing, line.square(0));
            }
            for (int index = 0; index < line.length(); index++) {
                if (line.lands(index)) {
                    land(line, line.square(index));
                }
            }
        }
    }

    /** Whether one square is reached in the same mode by two lines. */
    boolean overlap() {
        return overlap;
    }

    /** Whether some square may be reached quietly and by a capture in passing. */
    boolean stepsInPassing() {
        for (int square = 0; square < SQUARES; square++) {
            if (quiet[square] && passing[square]) {
                return true;
            }
        }
        return false;
    }

    private void land(Line line, int square) {
        boolean again = line.form() == Block.LEAPS && isSecondLeap(line, square);
        boolean quietTwice = line.has(Block.QUIET) && isSecond(quiet, square);
        boolean takingTwice = line.has(Block.CAPTURE) && isSecond(taking, square);
        overlap |= !again && (quietTwice || takingTwice);
    }

    private boolean isSecondLeap(Line line, int square) {
        boolean second = (leaps[square] >>> line.mode() & 1) != 0;
        leaps[square] |= (byte) (1 << line.mode());
        return second;
    }

    private static boolean isSecond(boolean[] squares, int square) {
        boolean second = squares[square];
        squares[square] = true;
        return second;
    }
}
