package org.dicechess.picture;

import java.util.Set;

/**
 * The line around some cells of a grid, in the gaps between its columns and lines. Lines count from the top.
 *
 * @param inside the cells; empty for no line
 * @param isUnicode whether it is drawn with box characters; else with ASCII characters
 */
record TextOutline(Set<Cell> inside, boolean isUnicode) {

    /** Indexed by the arms that meet: up 1, down 2, left 4, right 8. */
    private static final String BOXES = " ╹╻┃╸┛┓┫╺┗┏┣━┻┳╋";

    private static final String ASCII = " ++|++++++++-+++";

    private static final int UP = 1;
    private static final int DOWN = 2;
    private static final int LEFT = 4;
    private static final int RIGHT = 8;

    /**
     * A cell of the grid.
     *
     * @param line its line
     * @param column its column
     */
    record Cell(int line, int column) {}

    /** Returns the character between a cell and the one on its left. */
    char before(int line, int column) {
        return sign(isLeft(line, column) ? UP | DOWN : 0);
    }

    /** Returns the character between a cell and the one above it. */
    char above(int line, int column) {
        return sign(isAbove(line, column) ? LEFT | RIGHT : 0);
    }

    /** Returns the character at the upper left corner of a cell. */
    char corner(int line, int column) {
        return sign((isLeft(line - 1, column) ? UP : 0)
                | (isLeft(line, column) ? DOWN : 0)
                | (isAbove(line, column - 1) ? LEFT : 0)
                | (isAbove(line, column) ? RIGHT : 0));
    }

    private char sign(int arms) {
        return (isUnicode ? BOXES : ASCII).charAt(arms);
    }

    private boolean isLeft(int line, int column) {
        return isInside(line, column - 1) != isInside(line, column);
    }

    private boolean isAbove(int line, int column) {
        return isInside(line - 1, column) != isInside(line, column);
    }

    private boolean isInside(int line, int column) {
        return inside.contains(new Cell(line, column));
    }
}
