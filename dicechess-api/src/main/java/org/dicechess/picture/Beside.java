package org.dicechess.picture;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.dicechess.Color;

/** The column at the right of the board: whose turn it is, the hands and the reserves. */
final class Beside {

    private static final double EDGE = 14;
    private static final double TURN = 44;
    private static final double CELL = 90;
    private static final double COUNT = 44;
    private static final double PIECE = 80;
    private static final int LETTERS = 30;

    /** The size of letters with which a number of two or three digits has room. */
    private static final int SMALL_LETTERS = 20;

    private final Scene scene;
    private final Picture.Frame frame;
    private final Layout layout;
    private final PieceLayer pieces;
    private final List<Count> counts = new ArrayList<>();
    private final List<Held> held = new ArrayList<>();

    private record Count(String text, Point at) {

        Object[] attributes() {
            return text.length() > 2
                    ? new Object[] {"x", at.x(), "y", at.y(), "font-size", SMALL_LETTERS}
                    : new Object[] {"x", at.x(), "y", at.y()};
        }
    }

    private record Held(HeldPiece pieces, String title, Point at) {}

    Beside(Scene scene, Picture.Frame frame, Layout layout, PieceLayer pieces) {
        this.scene = scene;
        this.frame = frame;
        this.layout = layout;
        this.pieces = pieces;
    }

    double width() {
        int most = Math.max(cells(Color.WHITE), cells(Color.BLACK));
        double columns = Math.ceil((double) most / rows());
        return (columns > 0 || turn().isPresent() ? TURN : EDGE) + columns * (CELL + COUNT);
    }

    /** Returns the side whose turn is shown. */
    private Optional<Color> turn() {
        return frame.alone() ? Optional.empty() : scene.turn();
    }

    /** Returns how many rows of the column belong to one side. */
    private int rows() {
        return Math.max(1, (int) (layout.height() / 2 / CELL));
    }

    /** Returns the different pieces of a reserve that is drawn, each with its number. */
    private Map<DrawnPiece, Integer> grouped(Color side) {
        Map<DrawnPiece, Integer> grouped = new LinkedHashMap<>();
        (frame.alone() ? List.<DrawnPiece>of() : scene.reserve(side))
                .forEach(piece -> grouped.merge(piece, 1, Integer::sum));
        return grouped;
    }

    /** Returns the pieces in a hand that is drawn. */
    private List<HeldPiece> hand(Color side) {
        return frame.alone() ? List.of() : scene.hand(side);
    }

    /** Returns how many cells of the column a side needs. A hand has room for all that it may hold. */
    private int cells(Color side) {
        return (frame.alone() ? 0 : scene.handTypes()) + grouped(side).size();
    }

    /** Gives the pieces to the layer of pieces, those in hand first: from the top down, or from the bottom up. */
    void place() {
        for (Color side : Color.values()) {
            int number = 0;
            for (HeldPiece each : hand(side)) {
                Point at = cell(side, number++);
                place(each.piece(), each.count(), at);
                held.add(new Held(each, Words.side(side) + " in hand: " + each.words(), at));
            }
            for (Map.Entry<DrawnPiece, Integer> entry : grouped(side).entrySet()) {
                place(entry.getKey(), entry.getValue(), cell(side, number++));
            }
        }
    }

    private void place(DrawnPiece piece, int count, Point at) {
        pieces.add(piece, at, PIECE);
        if (count > 1) {
            counts.add(new Count("\u00D7" + count, at.plus(new Point(CELL / 2 - 4, 12))));
        }
    }

    /** Returns the middle of a cell, counted from the end of its side. */
    private Point cell(Color side, int number) {
        int column = number / rows();
        double x = right() + TURN + CELL / 2 + column * (CELL + COUNT);
        return new Point(x, fromEnd(side, CELL / 2 + number % rows() * CELL));
    }

    private double right() {
        return layout.labelRoom() + layout.width();
    }

    private double fromEnd(Color side, double distance) {
        return EDGE + (side == frame.seenBy() ? layout.height() - distance : distance);
    }

    void draw(Svg svg) {
        turn().ifPresent(side -> turn(svg, side));
        svg.open("g", "fill", frame.theme().text, "font-size", LETTERS);
        counts.forEach(count -> svg.text("text", count.text, count.attributes()));
        svg.close("g");
    }

    /** Draws a place to click for each piece in hand, above everything else. */
    void clickable(Svg svg) {
        if (held.isEmpty()) {
            return;
        }
        svg.open("g", "fill", "none", "pointer-events", "all");
        for (Held each : held) {
            svg.open(
                    "rect",
                    "data-hand",
                    each.pieces.text(),
                    "x",
                    each.at.x() - CELL / 2,
                    "y",
                    each.at.y() - CELL / 2,
                    "width",
                    CELL,
                    "height",
                    CELL);
            svg.text("title", each.title);
            svg.close("rect");
        }
        svg.close("g");
    }

    private void turn(Svg svg, Color side) {
        Theme.Ink ink = side == Color.WHITE ? frame.theme().white : frame.theme().black;
        svg.empty(
                "circle",
                "cx",
                right() + TURN / 2,
                "cy",
                fromEnd(side, TURN / 2),
                "r",
                13,
                "fill",
                ink.fill(),
                "stroke",
                side == Color.WHITE ? frame.theme().text : ink.line(),
                "stroke-width",
                4);
    }
}
