package org.dicechess.picture;

/** Draws the face of a die: pips for 1 to 6, otherwise the number. */
final class DieFace {

    /** The places of pips in a grid of 3 by 3, for each number of pips. */
    private static final int[][] PIPS = {{}, {4}, {2, 6}, {2, 4, 6}, {0, 2, 6, 8}, {0, 2, 4, 6, 8}, {0, 2, 3, 5, 6, 8}};

    private DieFace() {}

    static void draw(Svg svg, Theme theme, int face, Point at, double size) {
        svg.empty(
                "rect",
                "x",
                at.x() - size / 2,
                "y",
                at.y() - size / 2,
                "width",
                size,
                "height",
                size,
                "rx",
                size / 6,
                "fill",
                theme.white.fill(),
                "stroke",
                theme.white.line(),
                "stroke-width",
                4);
        if (face >= 1 && face < PIPS.length) {
            pips(svg, theme, PIPS[face], at, size);
        } else {
            number(svg, theme, Integer.toString(face), at, size);
        }
    }

    private static void pips(Svg svg, Theme theme, int[] places, Point at, double size) {
        for (int place : places) {
            svg.empty(
                    "circle",
                    "cx",
                    at.x() + (place % 3 - 1) * size * 0.27,
                    "cy",
                    at.y() + (place / 3 - 1) * size * 0.27,
                    "r",
                    size * 0.1,
                    "fill",
                    theme.white.line());
        }
    }

    private static void number(Svg svg, Theme theme, String digits, Point at, double size) {
        double letters = digits.length() < 3 ? size * 0.55 : size * 0.38;
        svg.text(
                "text",
                digits,
                "x",
                at.x(),
                "y",
                at.y() + 0.36 * letters,
                "fill",
                theme.white.line(),
                "font-size",
                letters,
                "font-weight",
                "bold",
                "text-anchor",
                "middle");
    }
}
