package org.dicechess.examples.console;

import java.util.Set;
import java.util.stream.IntStream;
import org.dicechess.Square;

/**
 * The line around a set of squares, in the gaps between the cells of a drawing.
 *
 * @param inside the squares; empty for no line
 * @param boxes whether it is drawn with box characters; else with ASCII characters
 */
record Outline(Set<Square> inside, boolean boxes) {

    /**
     * Indexed by the arms that meet: up 1, down 2, left 4, right 8. Heavy lines, since JLine takes light ones for
     * {@code + - |}.
     */
    private static final String BOXES = " ╹╻┃╸┛┓┫╺┗┏┣━┻┳╋";

    private static final String ASCII = " ++|++++++++-+++";

    private static final int UP = 1;
    private static final int DOWN = 2;
    private static final int LEFT = 4;
    private static final int RIGHT = 8;

    /** Returns the gap before a file (0 to the number of files) on a rank. */
    char before(int file, int rank) {
        return sign(isBeside(file, rank) ? UP | DOWN : 0);
    }

    /** Returns whether the line runs above any file of a rank. */
    boolean runsAbove(int rank, int files) {
        return IntStream.range(0, files).anyMatch(file -> isAbove(file, rank));
    }

    /** Returns the line above a rank: gaps and cells of this width in turn, beginning and ending with a gap. */
    String above(int rank, int files, int cell) {
        StringBuilder line = new StringBuilder();
        for (int file = 0; file <= files; file++) {
            line.append(corner(file, rank));
            line.append(
                    file == files
                            ? ""
                            : String.valueOf(sign(isAbove(file, rank) ? LEFT | RIGHT : 0))
                                    .repeat(cell));
        }
        return line.toString();
    }

    private char corner(int file, int rank) {
        return sign((isBeside(file, rank + 1) ? UP : 0)
                | (isBeside(file, rank) ? DOWN : 0)
                | (isAbove(file - 1, rank) ? LEFT : 0)
                | (isAbove(file, rank) ? RIGHT : 0));
    }

    private char sign(int arms) {
        return (boxes ? BOXES : ASCII).charAt(arms);
    }

    private boolean isBeside(int file, int rank) {
        return isInside(file - 1, rank) != isInside(file, rank);
    }

    private boolean isAbove(int file, int rank) {
        return isInside(file, rank) != isInside(file, rank + 1);
    }

    private boolean isInside(int file, int rank) {
        return inside.stream().anyMatch(square -> square.file() == file && square.rank() == rank);
    }
}
