package org.dicechess.picture;

import java.util.List;

/**
 * The colours of a picture.
 *
 * @since 0.1
 */
public enum Theme {
    /** A light ground. */
    LIGHT(
            "#ffffff",
            List.of("#c99f6f", "#f1dab5", "#dfbd91"),
            "#ecd3ab",
            "#a98558",
            "#3d3d3d",
            0.32,
            new Ink("#ffffff", "#1f1f1f"),
            new Ink("#2b2b2b", "#fafafa")),
    /** A dark ground. */
    DARK(
            "#1d2126",
            List.of("#51616f", "#8595a3", "#6b7b89"),
            "#6f7f8d",
            "#47545f",
            "#d5dae0",
            0.38,
            new Ink("#fbfbfb", "#101316"),
            new Ink("#14171a", "#e9edf0"));

    /** The last move. */
    static final String LAST_MOVE = "#ffd43b";

    /** The way of a piece that walked. */
    static final String WAY = "#e8590c";

    /** A royal in check. */
    static final String CHECK = "#f03e3e";

    /** A square that a piece can move to. */
    static final String MOVE = "#2b8a3e";

    /** A square where a piece can capture. */
    static final String CAPTURE = "#c92a2a";

    /** A piece that can move, and one that has been clicked. */
    static final String HAND = "#22b8cf";

    /** An arrow. */
    static final String ARROW = "#1971c2";

    /** A piece of neither side. */
    static final Ink NEUTRAL = new Ink("#c8a2d8", "#3b2a45");

    final String ground;
    final List<String> shades;
    final String plain;
    final String grid;
    final String text;
    final double areaShare;
    final Ink white;
    final Ink black;

    Theme(
            String ground,
            List<String> shades,
            String plain,
            String grid,
            String text,
            double areaShare,
            Ink white,
            Ink black) {
        this.ground = ground;
        this.shades = shades;
        this.plain = plain;
        this.grid = grid;
        this.text = text;
        this.areaShare = areaShare;
        this.white = white;
        this.black = black;
    }

    /**
     * The colours of the pieces of one side.
     *
     * @param fill the body
     * @param line the line around it and within it
     */
    record Ink(String fill, String line) {}

    /** Returns a mixture of two colours; {@code share} of it, 0 to 1, is the second. */
    static String mixed(String first, String second, double share) {
        StringBuilder mixed = new StringBuilder("#");
        for (int i = 1; i < 7; i += 2) {
            int a = Integer.parseInt(first.substring(i, i + 2), 16);
            int b = Integer.parseInt(second.substring(i, i + 2), 16);
            String part = Integer.toHexString((int) Math.round(a + share * (b - a)));
            mixed.append(part.length() == 1 ? "0" : "").append(part);
        }
        return mixed.toString();
    }
}
