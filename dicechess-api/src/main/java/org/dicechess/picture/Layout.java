package org.dicechess.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.dicechess.Color;
import org.dicechess.Direction;
import org.dicechess.Square;

/** Where the squares of a board are in a picture: quadratic or hexagonal cells, seen by one side. */
final class Layout {

    /** Corners and neighbours of a quadratic cell: side i joins corners i and i + 1 and is shared with neighbour i. */
    private static final double[][] QUADRATIC = {{-50, -50}, {50, -50}, {50, 50}, {-50, 50}};

    private static final int[][] BESIDE_QUADRATIC = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};

    /** Half the width and half the height of a hexagonal cell. */
    private static final double RADIUS = 62;

    private static final double HALF = RADIUS * Math.sqrt(3) / 2;

    private static final double[][] HEXAGONAL = {
        {RADIUS, 0}, {RADIUS / 2, HALF}, {-RADIUS / 2, HALF}, {-RADIUS, 0}, {-RADIUS / 2, -HALF}, {RADIUS / 2, -HALF}
    };

    private static final int[][] BESIDE_HEXAGONAL = {{1, 0}, {0, -1}, {-1, -1}, {-1, 0}, {0, 1}, {1, 1}};

    private static final double LABEL = 27;
    private static final double TIP = 0.48;

    private final Scene scene;
    private final boolean hexagonal;
    private final int sign;
    private Point origin = new Point(0, 0);
    private final Point low;
    private final Point high;

    /**
     * A name of a file or rank.
     *
     * @param text the letter or the number
     * @param at its middle
     */
    record Label(String text, Point at) {}

    Layout(Scene scene, Color seenBy) {
        this.scene = scene;
        this.hexagonal = scene.drawing().isHexagonal();
        this.sign = seenBy == Color.WHITE ? 1 : -1;
        this.low = extreme(-1);
        this.high = extreme(1);
    }

    /** Returns the least coordinates of all corners, or the greatest. */
    private Point extreme(int which) {
        double x = Double.NEGATIVE_INFINITY;
        double y = Double.NEGATIVE_INFINITY;
        for (Square square : scene.squares()) {
            for (Point corner : corners(square)) {
                x = Math.max(x, which * corner.x());
                y = Math.max(y, which * corner.y());
            }
        }
        return new Point(which * x, which * y);
    }

    /** Puts the top left corner of the board here. */
    void moveTo(Point topLeft) {
        origin = topLeft.minus(low);
    }

    double width() {
        return high.x() - low.x();
    }

    double height() {
        return high.y() - low.y();
    }

    /** Returns the width and height in which a piece is drawn. */
    double pieceSize() {
        return hexagonal ? 84 : 92;
    }

    /** Returns the middle of a square, which need not exist. */
    Point center(Square square) {
        return at(square.file(), square.rank());
    }

    private Point at(int file, int rank) {
        Point seen = hexagonal
                ? new Point(1.5 * RADIUS * file, -2 * HALF * (rank - file / 2.0))
                : new Point(100.0 * file, -100.0 * rank);
        return seen.times(sign).plus(origin);
    }

    /** Returns the corners of a square, in order around it. */
    List<Point> corners(Square square) {
        List<Point> corners = new ArrayList<>();
        for (double[] corner : hexagonal ? HEXAGONAL : QUADRATIC) {
            corners.add(center(square).plus(new Point(corner[0], corner[1])));
        }
        return corners;
    }

    /** Returns for each side of a square the file and the rank of the neighbour; these may be out of range. */
    int[][] neighbours(Square square) {
        int[][] steps = hexagonal ? BESIDE_HEXAGONAL : BESIDE_QUADRATIC;
        int[][] neighbours = new int[steps.length][];
        for (int i = 0; i < steps.length; i++) {
            neighbours[i] = new int[] {square.file() + sign * steps[i][0], square.rank() + sign * steps[i][1]};
        }
        return neighbours;
    }

    /** Returns the vector from the middle of a square to its border in a direction. */
    Point towards(Direction direction) {
        Point step = at(direction.files(), direction.ranks()).minus(at(0, 0)).times(TIP);
        return hexagonal && step.length() > HALF ? step.unit().times(HALF) : step;
    }

    /** Returns the number of the colour of a square: 0 or 1, on a hexagonal board 0 to 2. */
    int shade(Square square) {
        return (square.file() + square.rank()) % (hexagonal ? 3 : 2);
    }

    /** Returns how far labels reach beyond the board at the left, at the top and below. */
    double labelRoom() {
        return 2 * LABEL - 8;
    }

    /** Returns the labels of all ranks, then of all files. */
    List<Label> labels() {
        Map<Integer, Square> ranks = new TreeMap<>();
        Map<Integer, Square> files = new TreeMap<>();
        for (Square square : scene.squares()) {
            ranks.merge(
                    square.rank(), square, (a, b) -> center(a).x() < center(b).x() ? a : b);
            files.merge(
                    square.file(), square, (a, b) -> center(a).y() > center(b).y() ? a : b);
        }
        List<Label> labels = new ArrayList<>();
        ranks.forEach((rank, first) -> labels.add(new Label(Integer.toString(rank + 1), besideRank(first))));
        files.forEach((file, last) -> labels.add(new Label(String.valueOf((char) ('a' + file)), below(last))));
        return labels;
    }

    private Point besideRank(Square first) {
        Point middle = center(first);
        if (hexagonal) {
            Point before = at(first.file() - sign, first.rank());
            return middle.plus(before.minus(middle).times(0.68));
        }
        return new Point(origin.plus(low).x() - LABEL + 4, middle.y());
    }

    private Point below(Square last) {
        return hexagonal
                ? center(last).plus(new Point(0, HALF + LABEL - 2))
                : new Point(center(last).x(), origin.plus(high).y() + LABEL - 4);
    }
}
