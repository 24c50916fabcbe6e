package org.dicechess;

import java.util.List;
import org.dicechess.text.Shown;

/**
 * How the designer of a variant wants its board drawn. The rules do not depend on it.
 *
 * @param isCheckered whether neighbouring squares have different colours: two of them, or three on a hexagonal board
 * @param isHexagonal whether the squares are hexagons. Then the neighbours of a square are one rank up or down, one
 *     file left or right, and the two squares one file and one rank up or one file and one rank down
 * @param areas the areas to draw, in the order of drawing: a later one covers an earlier one
 * @param lines the lines to draw on the squares, under the pieces
 * @since 0.1
 */
public record Drawing(boolean isCheckered, boolean isHexagonal, List<Area> areas, List<Line> lines) {

    /** Copies the lists. */
    public Drawing {
        areas = List.copyOf(areas);
        lines = List.copyOf(lines);
    }

    /** Returns a checkered board of squares, without areas and lines. */
    public static Drawing checkered() {
        return new Drawing(true, false, List.of(), List.of());
    }

    /**
     * A line from the middle of one square to the middle of another.
     *
     * @param from the square where the line begins
     * @param to another square
     * @since 0.1
     */
    public record Line(Square from, Square to) {

        /**
         * Checks the squares.
         *
         * @throws IllegalArgumentException if both are the same
         */
        public Line {
            if (from.equals(to)) {
                throw new IllegalArgumentException("a line from " + from + " to itself; expected two squares");
            }
        }
    }

    /**
     * An area that players want to see.
     *
     * @param name the name of an area of the board
     * @param color the colour: {@code #} and six hexadecimal digits in lower case
     * @param title the name to show to people, 1 to 60 characters
     * @since 0.1
     */
    public record Area(String name, String color, String title) {

        /** The most characters of a title. */
        public static final int LONGEST_TITLE = 60;

        /**
         * Checks the colour and the length of the title.
         *
         * @throws IllegalArgumentException if one is not as described
         */
        public Area {
            if (!isColor(color)) {
                throw new IllegalArgumentException(
                        "colour of area " + Shown.text(name, 60) + ": expected # and six of 0-9 a-f");
            }
            int length = title.codePointCount(0, title.length());
            if (length < 1 || length > LONGEST_TITLE) {
                throw new IllegalArgumentException("title of area " + Shown.text(name, 60) + ": " + length
                        + " characters; expected 1 to " + LONGEST_TITLE);
            }
        }

        /** Returns whether a text is a colour: {@code #} and six hexadecimal digits in lower case. */
        public static boolean isColor(String text) {
            boolean good = text.length() == 7 && text.charAt(0) == '#';
            for (int i = 1; i < text.length(); i++) {
                char digit = text.charAt(i);
                good &= digit >= '0' && digit <= '9' || digit >= 'a' && digit <= 'f';
            }
            return good;
        }
    }
}
