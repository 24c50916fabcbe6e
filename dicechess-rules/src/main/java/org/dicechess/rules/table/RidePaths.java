package org.dicechess.rules.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.dicechess.Color;
import org.dicechess.rules.betza.Course;
import org.dicechess.rules.betza.Ride;
import org.dicechess.rules.model.GamePiece;
import org.dicechess.rules.model.Squares;

/** Lays the rides of one man on the board: from each square the lines that it may go. */
final class RidePaths {

    private final GamePiece piece;
    private final int from;
    private final Squares squares;
    private final SharedMovePaths stock;
    private final List<MovePath> lines = new ArrayList<>();

    /** The sets of squares of circles that are there already: a circle gone the other way leads back as well. */
    private final List<BitSet> circles = new ArrayList<>();

    /** The line that is being laid, and how many squares it has. */
    private int[] entries = new int[32];

    private int size;

    private RidePaths(GamePiece piece, int from, Squares squares, SharedMovePaths stock) {
        this.piece = piece;
        this.from = from;
        this.squares = squares;
        this.stock = stock;
    }

    /** All lines of a man from a square, in the order of its notation. */
    static List<MovePath> of(
            GamePiece piece, int from, Squares squares, boolean onInitialSquare, SharedMovePaths stock) {
        RidePaths lines = new RidePaths(piece, from, squares, stock);
        for (Ride ride : piece.type().rides()) {
            for (Course course : !ride.initial() || onInitialSquare ? ride.courses() : List.<Course>of()) {
                lines.split(ride, course);
            }
        }
        return lines.lines;
    }

    /** A ride that captures in passing besides other modes is two lines. */
    private void split(Ride ride, Course course) {
        if (ride.quiet() || ride.capture()) {
            int mode = (ride.quiet() ? Block.QUIET : 0) | (ride.capture() ? Block.CAPTURE : 0);
            add(ride, course, false, mode);
        }
        if (ride.enPassant()) {
            add(ride, course, true, 0);
        }
    }

    private void add(Ride ride, Course course, boolean enPassant, int mode) {
        size = 0;
        int at = from;
        int range = course.range();
        int different = course.leaps().size();
        Ride.Leap leap = course.leap(0);
        int land = 0;
        for (int number = 0; number < range; number++) {
            if (number < different) {
                leap = turned(course.leap(number), piece);
                land = course.mayStop(number) ? Block.LAND : 0;
            }
            int next = squares.step(at, leap.dx(), leap.dy());
            if (next < 0 || ride.lame() && !passes(leap, at)) {
                break;
            }
            put(next | land);
            at = next;
        }
        stock.count(1 + size, piece.type());
        boolean back = at == from && size > 0;
        size -= back ? 1 : 0;
        shape(ride, course, enPassant, mode);
        if (back) {
            comeBack(mode);
        }
    }

    private void put(int entry) {
        if (size == entries.length) {
            entries = Arrays.copyOf(entries, 2 * size);
        }
        entries[size++] = entry;
    }

    /** Notes the squares of a lame leap; false if one does not exist. */
    private boolean passes(Ride.Leap leap, int at) {
        int before = size;
        List<Ride.Leap> between = Ride.between(leap);
        stock.count(between.size(), piece.type());
        for (Ride.Leap step : between) {
            int square = squares.step(at, step.dx(), step.dy());
            if (square < 0) {
                size = before;
                return false;
            }
            put(square);
        }
        return true;
    }

    /** A way around a circle, all of it empty, back to where it began. */
    private void comeBack(int mode) {
        BitSet circle = new BitSet();
        int[] route = new int[size + 1];
        for (int i = 0; i < size; i++) {
            circle.set(entries[i] & ~Block.LAND);
            route[i] = entries[i] & ~Block.LAND | Block.NOT_OWN | Block.NOT_ENEMY;
        }
        route[size] = from | Block.MOVES;
        if ((mode & Block.QUIET) != 0 && !circles.contains(circle)) {
            circles.add(circle);
            lines.add(new MovePath(Block.ROUTE, Block.QUIET, false, route));
        }
    }

    private void shape(Ride ride, Course course, boolean enPassant, int mode) {
        boolean plain = true;
        for (int i = 0; i < size; i++) {
            plain &= (entries[i] & Block.LAND) != 0;
        }
        int form = enPassant
                ? Block.EN_PASSANT
                : ride.hop()
                        ? Block.HOP
                        : ride.lame() || !plain ? Block.PATH : course.range() == 1 ? Block.LEAPS : Block.RIDE;
        boolean opens = ride.lame() && ride.initial() && ride.quiet();
        addUpToLastStop(form, mode, opens);
    }

    /** None if the man cannot stop on the line. */
    private void addUpToLastStop(int form, int mode, boolean opens) {
        int end = size;
        while (end > 0 && (entries[end - 1] & Block.LAND) == 0) {
            end--;
        }
        boolean screened = form == Block.HOP && end < 2;
        if (end > 0 && form == Block.LEAPS) {
            lines.add(stock.leap(mode, entries[0] & ~Block.LAND));
        } else if (end > 0 && !screened) {
            lines.add(new MovePath(
                    form, mode, opens, form == Block.PATH ? Arrays.copyOf(entries, end) : withoutLandings(end)));
        }
    }

    private int[] withoutLandings(int end) {
        int[] squares = new int[end];
        for (int i = 0; i < end; i++) {
            squares[i] = entries[i] & ~Block.LAND;
        }
        return squares;
    }

    /** A man with a facing goes forward where it faces; others as their side does. */
    static Ride.Leap turned(Ride.Leap leap, GamePiece piece) {
        if (piece.facing().isEmpty()) {
            return piece.color() == Color.WHITE ? leap : new Ride.Leap(leap.dx(), -leap.dy());
        }
        Ride.Leap turned = leap;
        for (int i = 0; i < piece.facing().get().ordinal(); i += 2) {
            turned = new Ride.Leap(turned.dy(), -turned.dx());
        }
        return piece.facing().get().ordinal() % 2 == 0 ? turned : eighthBack(turned);
    }

    /**
     * An eighth of a circle counter-clockwise; only for lines of a queen, which is all that the reader lets through.
     */
    private static Ride.Leap eighthBack(Ride.Leap leap) {
        int longer = Math.max(Math.abs(leap.dx()), Math.abs(leap.dy()));
        return new Ride.Leap(
                longer * Integer.signum(leap.dx() - leap.dy()), longer * Integer.signum(leap.dx() + leap.dy()));
    }
}
