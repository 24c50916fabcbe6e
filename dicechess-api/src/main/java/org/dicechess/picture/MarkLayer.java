package org.dicechess.picture;

import java.util.List;
import org.dicechess.Square;

/** Draws what stands above the pieces: the way of a walk, targets and arrows. */
final class MarkLayer {

    private static final double WAY_WIDTH = 9;
    private static final double ARROW_WIDTH = 13;
    private static final double HEAD = 36;
    private static final double SHORT = 18;

    private final Marks marks;
    private final Layout layout;

    MarkLayer(Marks marks, Layout layout) {
        this.marks = marks;
        this.layout = layout;
    }

    void draw(Svg svg) {
        for (List<Square> way : marks.last().ways()) {
            if (way.size() > 2) {
                line(svg, way.stream().map(layout::center).toList(), Theme.WAY, WAY_WIDTH);
            }
        }
        marks.goals().targets().forEach(square -> dot(svg, layout.center(square)));
        marks.goals().captures().forEach(square -> ring(svg, layout.center(square), 42));
        marks.arrows().forEach(arrow -> arrow(svg, arrow.from(), arrow.to()));
    }

    private static void line(Svg svg, List<Point> points, String color, double width) {
        svg.empty(
                "path",
                "fill",
                "none",
                "stroke",
                color,
                "stroke-width",
                width,
                "stroke-opacity",
                0.75,
                "stroke-linejoin",
                "round",
                "stroke-linecap",
                "round",
                "d",
                Svg.path(points, false));
    }

    static void dot(Svg svg, Point at) {
        svg.empty("circle", "cx", at.x(), "cy", at.y(), "r", 16, "fill", Theme.MOVE, "fill-opacity", 0.85);
    }

    static void ring(Svg svg, Point at, double radius) {
        svg.empty(
                "circle",
                "cx",
                at.x(),
                "cy",
                at.y(),
                "r",
                radius,
                "fill",
                "none",
                "stroke",
                Theme.CAPTURE,
                "stroke-width",
                7,
                "stroke-opacity",
                0.85);
    }

    private void arrow(Svg svg, Square from, Square to) {
        Point start = layout.center(from);
        Point way = layout.center(to).minus(start);
        Point tip = start.plus(way.unit().times(way.length() - SHORT));
        Point back = tip.minus(way.unit().times(HEAD));
        Point side = way.unit().across().times(HEAD * 0.6);
        svg.open("g", "opacity", 0.8, "fill", Theme.ARROW);
        line(svg, List.of(start, back), Theme.ARROW, ARROW_WIDTH);
        svg.empty("path", "d", Svg.path(List.of(tip, back.plus(side), back.minus(side)), true));
        svg.close("g");
    }
}
