package org.dicechess.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;

/**
 * The rows below the board: the dice, then the numbers that people are told and the legend of areas and marks. Each row
 * is filled from the left.
 */
final class Below {

    private static final double DIE = 84;
    private static final double KIND = 84;

    /** The most kinds that are drawn beside a die; the description names all of them. */
    private static final int MOST_KINDS = 6;

    private static final double GAP = 26;
    private static final double DICE_ROW = 104;
    private static final double LEGEND_ROW = 46;
    private static final double SWATCH = 30;
    private static final int LETTERS = 30;

    /** A width that few letters of a generic font exceed on average. */
    private static final double LETTER = 0.56 * LETTERS;

    private final Theme theme;
    private final PieceLayer pieces;
    private final List<Item> dice;
    private final List<Item> legend = new ArrayList<>();
    private final List<Placed> placed = new ArrayList<>();

    /** A part of a row: its width, and how it is drawn when its left end and the middle of its row are known. */
    private record Item(double width, BiConsumer<Svg, Point> drawing) {}

    private record Placed(Item item, Point at) {}

    Below(Scene scene, Marks marks, Picture.Frame frame, PieceLayer pieces) {
        this.theme = frame.theme();
        this.pieces = pieces;
        this.dice =
                frame.alone() ? List.of() : scene.dice().stream().map(this::die).toList();
        if (frame.alone()) {
            return;
        }
        Words.numbers(scene).forEach(number -> legend.add(words(number)));
        for (DrawnArea area : scene.areas()) {
            legend.add(entry(area.title(), (svg, at) -> swatch(svg, at, area)));
        }
        if (marks.goals().isDiagram()) {
            legend.add(entry("moves", MarkLayer::dot));
            legend.add(entry("captures", (svg, at) -> MarkLayer.ring(svg, at, SWATCH / 2 - 3)));
        }
    }

    double widest() {
        double widest = 0;
        for (List<Item> row : List.of(dice, legend)) {
            widest =
                    Math.max(widest, row.stream().mapToDouble(Item::width).max().orElse(0));
        }
        return widest;
    }

    /** Puts the items into rows of this width and returns the height of all rows. */
    double place(double left, double top, double width) {
        double diceHeight = place(dice, DICE_ROW, left, top, width);
        double legendTop = top + diceHeight;
        return diceHeight + place(legend, LEGEND_ROW, left, legendTop, width);
    }

    private double place(List<Item> items, double row, double left, double top, double width) {
        double x = 0;
        double y = 0;
        for (Item item : items) {
            if (x > 0 && x + item.width > width) {
                x = 0;
                y += row;
            }
            placed.add(new Placed(item, new Point(left + x, top + y + row / 2)));
            x += item.width + GAP;
        }
        return items.isEmpty() ? 0 : y + row;
    }

    void draw(Svg svg) {
        placed.forEach(each -> each.item.drawing.accept(svg, each.at));
    }

    private Item die(DrawnDie die) {
        List<DrawnPiece> kinds = die.kinds().stream().limit(MOST_KINDS).toList();
        return new Item(DIE + kinds.size() * KIND, (svg, at) -> {
            DieFace.draw(svg, theme, die.face(), at.plus(new Point(DIE / 2, 0)), DIE - 8);
            Point next = at.plus(new Point(DIE + KIND / 2, 0));
            for (DrawnPiece kind : kinds) {
                pieces.add(kind, next, KIND);
                next = next.plus(new Point(KIND, 0));
            }
        });
    }

    private Item entry(String title, BiConsumer<Svg, Point> sign) {
        String shown = SafeText.visible(title, Words.LONGEST_NAME);
        Item words = words(shown);
        return new Item(SWATCH + 12 + words.width, (svg, at) -> {
            sign.accept(svg, at.plus(new Point(SWATCH / 2, 0)));
            words.drawing.accept(svg, at.plus(new Point(SWATCH + 12, 0)));
        });
    }

    private Item words(String shown) {
        double width = LETTER * shown.codePointCount(0, shown.length());
        return new Item(
                width,
                (svg, at) -> svg.text(
                        "text",
                        shown,
                        "x",
                        at.x(),
                        "y",
                        at.y() + 0.36 * LETTERS,
                        "fill",
                        theme.text,
                        "font-size",
                        LETTERS));
    }

    private void swatch(Svg svg, Point at, DrawnArea area) {
        svg.empty(
                "rect",
                "x",
                at.x() - SWATCH / 2,
                "y",
                at.y() - SWATCH / 2,
                "width",
                SWATCH,
                "height",
                SWATCH,
                "fill",
                Theme.mixed(theme.plain, area.color(), theme.areaShare),
                "stroke",
                Theme.mixed(area.color(), theme.text, 0.2),
                "stroke-width",
                4);
    }
}
