package org.dicechess.picture;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.dicechess.Drawing;
import org.dicechess.Square;

/** Draws squares with their areas, the marks below the pieces, and the coordinates. */
final class BoardLayer {

    private static final double BORDER_SHARE = 0.2;
    private static final double BORDER_WIDTH = 4;

    /** The share of a square that a frame encloses. */
    private static final double FRAME = 0.92;

    private static final double LINE_WIDTH = 2;
    private static final double FRAME_WIDTH = 6;
    private static final int LABEL_SIZE = 30;

    private final Scene scene;
    private final Marks marks;
    private final Theme theme;
    private final Layout layout;

    BoardLayer(Scene scene, Marks marks, Picture.Frame frame, Layout layout) {
        this.scene = scene;
        this.marks = marks;
        this.theme = frame.theme();
        this.layout = layout;
    }

    void draw(Svg svg) {
        squares(svg);
        svg.open("g", "pointer-events", "none");
        highlights(svg, marks.last().changed(), Theme.LAST_MOVE);
        scene.selected().ifPresent(selected -> highlights(svg, Set.of(selected.square()), Theme.LAST_MOVE));
        highlights(svg, marks.hand().clicked(), Theme.HAND);
        highlights(svg, scene.checked(), Theme.CHECK);
        marks.hand().movable().forEach(square -> frame(svg, square));
        lines(svg);
        scene.areas().forEach(area -> border(svg, area));
        labels(svg);
        svg.close("g");
    }

    private void squares(Svg svg) {
        svg.open("g", "stroke", theme.grid, "stroke-width", scene.drawing().isCheckered() ? 0.5 : 2.0);
        for (Square square : scene.squares()) {
            svg.open("path", "data-square", square, "fill", fill(square), "d", Svg.path(layout.corners(square), true));
            svg.text("title", title(square));
            svg.close("path");
        }
        svg.close("g");
    }

    private String title(Square square) {
        DrawnPiece piece = scene.pieces().get(square);
        if (piece == null) {
            return square.text();
        }
        String owner = piece.owner().map(side -> Words.side(side) + " ").orElse("");
        return square + ": " + owner + SafeText.visible(piece.words(), Words.LONGEST_NAME);
    }

    private String fill(Square square) {
        String shade = scene.drawing().isCheckered() ? theme.shades.get(layout.shade(square)) : theme.plain;
        List<DrawnArea> areas = new ArrayList<>(scene.areas());
        Collections.reverse(areas);
        return areas.stream()
                .filter(area -> area.contains(square))
                .findFirst()
                .map(area -> Theme.mixed(shade, area.color(), theme.areaShare))
                .orElse(shade);
    }

    private void highlights(Svg svg, Set<Square> squares, String color) {
        for (Square square : squares) {
            svg.empty("path", "fill", color, "fill-opacity", 0.6, "d", Svg.path(layout.corners(square), true));
        }
    }

    private void lines(Svg svg) {
        StringBuilder path = new StringBuilder();
        for (Drawing.Line line : scene.drawing().lines()) {
            path.append(Svg.path(List.of(layout.center(line.from()), layout.center(line.to())), false));
        }
        if (!path.isEmpty()) {
            svg.empty("path", "fill", "none", "stroke", theme.grid, "stroke-width", LINE_WIDTH, "d", path);
        }
    }

    /** Draws a line along the inner side of a square's border. */
    private void frame(Svg svg, Square square) {
        Point center = layout.center(square);
        List<Point> inner = layout.corners(square).stream()
                .map(corner -> center.plus(corner.minus(center).times(FRAME)))
                .toList();
        svg.empty(
                "path",
                "fill",
                "none",
                "stroke",
                Theme.HAND,
                "stroke-width",
                FRAME_WIDTH,
                "stroke-opacity",
                0.85,
                "d",
                Svg.path(inner, true));
    }

    /** Draws a line between the squares of each part of an area and all others. */
    private void border(Svg svg, DrawnArea area) {
        StringBuilder path = new StringBuilder();
        area.parts().forEach(part -> border(path, part));
        if (!path.isEmpty()) {
            svg.empty(
                    "path",
                    "fill",
                    "none",
                    "stroke",
                    Theme.mixed(area.color(), theme.text, BORDER_SHARE),
                    "stroke-width",
                    BORDER_WIDTH,
                    "stroke-linecap",
                    "round",
                    "d",
                    path);
        }
    }

    private void border(StringBuilder path, Set<Square> part) {
        for (Square square : part) {
            List<Point> corners = layout.corners(square);
            int[][] neighbours = layout.neighbours(square);
            for (int i = 0; i < neighbours.length; i++) {
                if (!contains(part, neighbours[i])) {
                    Point next = corners.get((i + 1) % corners.size());
                    path.append(Svg.path(List.of(corners.get(i), next), false));
                }
            }
        }
    }

    private static boolean contains(Set<Square> part, int[] place) {
        return part.stream().anyMatch(square -> square.file() == place[0] && square.rank() == place[1]);
    }

    private void labels(Svg svg) {
        svg.open("g", "fill", theme.text, "font-size", LABEL_SIZE, "text-anchor", "middle");
        for (Layout.Label label : layout.labels()) {
            svg.text("text", label.text(), "x", label.at().x(), "y", label.at().y() + LABEL_SIZE * 0.36);
        }
        svg.close("g");
    }
}
