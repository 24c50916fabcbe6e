package org.dicechess.picture;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.dicechess.Color;
import org.dicechess.Outline;
import org.dicechess.Square;

/**
 * Collects the pieces of a picture and draws them: an outline with a line around it and in its holes, or a token with
 * the symbol, and a wedge for the facing.
 */
final class PieceLayer {

    private static final String BOX = "-6 -6 112 112";
    private static final double BOX_SIZE = 1.12;
    private static final double LINE = 7;
    private static final double WITH_FACING = 0.84;
    private static final int[] LETTERS = {0, 52, 42, 32, 25};
    private static final int ID_BYTES = 8;

    private final Theme theme;
    private final Layout layout;
    private final List<Placed> placed = new ArrayList<>();
    private final Map<Outline, String> ids = new LinkedHashMap<>();

    /**
     * A piece of the picture.
     *
     * @param square the square on the board; empty for a piece beside or below the board
     */
    private record Placed(DrawnPiece piece, Optional<Square> square, Point at, double size) {

        /** Returns attributes of a part of the piece, after that of its square. */
        Object[] with(Object... attributes) {
            return square.map(on -> Stream.concat(Stream.of("data-piece", on.text()), Stream.of(attributes))
                            .toArray())
                    .orElse(attributes);
        }
    }

    PieceLayer(Theme theme, Layout layout) {
        this.theme = theme;
        this.layout = layout;
    }

    /** Adds a piece beside or below the board in a square of this size around a point. */
    void add(DrawnPiece piece, Point at, double size) {
        add(piece, Optional.empty(), at, size);
    }

    /** Adds a piece on the board. */
    void add(DrawnPiece piece, Square square, Point at, double size) {
        add(piece, Optional.of(square), at, size);
    }

    private void add(DrawnPiece piece, Optional<Square> square, Point at, double size) {
        placed.add(new Placed(piece, square, at, piece.facing().isPresent() ? WITH_FACING * size : size));
        piece.outline().ifPresent(outline -> ids.computeIfAbsent(outline, PieceLayer::id));
    }

    /** Writes each outline once. Its id follows from its path, so several pictures may stand in one page. */
    void define(Svg svg) {
        svg.open("defs");
        ids.forEach((outline, id) -> {
            svg.open("symbol", "id", id, "viewBox", BOX);
            svg.empty("path", "d", outline.path());
            svg.close("symbol");
        });
        svg.close("defs");
    }

    private static String id(Outline outline) {
        try {
            byte[] hash =
                    MessageDigest.getInstance("SHA-256").digest(outline.path().getBytes(StandardCharsets.UTF_8));
            return "outline-" + HexFormat.of().formatHex(hash, 0, ID_BYTES);
        } catch (NoSuchAlgorithmException impossible) {
            throw new AssertionError("every Java platform has SHA-256", impossible);
        }
    }

    void draw(Svg svg) {
        draw(svg, Optional.of(Color.WHITE), theme.white);
        draw(svg, Optional.of(Color.BLACK), theme.black);
        draw(svg, Optional.empty(), Theme.NEUTRAL);
    }

    /** Draws the pieces of one side: first the lines of all of them, then their bodies. */
    private void draw(Svg svg, Optional<Color> owner, Theme.Ink ink) {
        List<Placed> own =
                placed.stream().filter(each -> each.piece.owner().equals(owner)).toList();
        if (own.isEmpty()) {
            return;
        }
        svg.open("g", "fill", ink.line(), "stroke", ink.line(), "stroke-width", LINE, "stroke-linejoin", "round");
        own.forEach(each -> outline(svg, each));
        svg.close("g");
        svg.open("g", "fill", ink.fill(), "fill-rule", "evenodd");
        own.forEach(each -> outline(svg, each));
        own.stream().filter(each -> each.piece.outline().isEmpty()).forEach(each -> token(svg, each, ink));
        own.stream().filter(each -> each.piece.isMarked()).forEach(each -> mark(svg, each, ink));
        own.forEach(each -> facing(svg, each, ink));
        svg.close("g");
    }

    private void outline(Svg svg, Placed each) {
        double size = BOX_SIZE * each.size;
        each.piece
                .outline()
                .ifPresent(outline -> svg.empty(
                        "use",
                        each.with(
                                "href",
                                "#" + ids.get(outline),
                                "x",
                                each.at.x() - size / 2,
                                "y",
                                each.at.y() - size / 2,
                                "width",
                                size,
                                "height",
                                size)));
    }

    private static void token(Svg svg, Placed each, Theme.Ink ink) {
        String symbol = SafeText.visible(each.piece.symbol(), LETTERS.length - 1);
        double scale = each.size / 100;
        double letters = LETTERS[Math.min(symbol.codePointCount(0, symbol.length()), LETTERS.length - 1)] * scale;
        svg.empty(
                "circle",
                each.with(
                        "cx",
                        each.at.x(),
                        "cy",
                        each.at.y(),
                        "r",
                        42 * scale,
                        "stroke",
                        ink.line(),
                        "stroke-width",
                        6 * scale));
        svg.text(
                "text",
                symbol,
                each.with(
                        "x",
                        each.at.x(),
                        "y",
                        each.at.y() + 0.36 * letters,
                        "fill",
                        ink.line(),
                        "font-size",
                        letters,
                        "font-weight",
                        "bold",
                        "text-anchor",
                        "middle"));
    }

    /** Draws a dot beside an outline that another kind has, too. */
    private static void mark(Svg svg, Placed each, Theme.Ink ink) {
        double scale = each.size / 100;
        svg.empty(
                "circle",
                each.with(
                        "cx",
                        each.at.x() + 34 * scale,
                        "cy",
                        each.at.y() - 34 * scale,
                        "r",
                        9 * scale,
                        "stroke",
                        ink.line(),
                        "stroke-width",
                        5 * scale));
    }

    /** Draws a wedge whose tip touches the border of the square. */
    private void facing(Svg svg, Placed each, Theme.Ink ink) {
        each.piece.facing().map(layout::towards).ifPresent(tip -> {
            Point back = tip.minus(tip.unit().times(17));
            Point side = tip.unit().across().times(14);
            List<Point> wedge = List.of(
                    each.at.plus(tip),
                    each.at.plus(back).plus(side),
                    each.at.plus(back).minus(side));
            svg.empty(
                    "path",
                    each.with(
                            "stroke",
                            ink.line(),
                            "stroke-width",
                            4,
                            "stroke-linejoin",
                            "round",
                            "d",
                            Svg.path(wedge, true)));
        });
    }
}
