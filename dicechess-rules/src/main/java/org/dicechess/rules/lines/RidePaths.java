package org.dicechess.rules.lines;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.dicechess.Color;
import org.dicechess.rules.betza.Course;
import org.dicechess.rules.betza.Ride;
import org.dicechess.rules.model.GamePiece;
import org.dicechess.rules.model.PieceMoves;
import org.dicechess.rules.model.Squares;

/** Turns the rides of one piece into lines on the board. */
public final class RidePaths {

    private final GamePiece piece;
    private final int from;
    private final Squares squares;
    private final SharedMovePaths shared;
    private final LimitNumbers limits;
    private final List<MovePath> lines = new ArrayList<>();

    /** The lines on which the piece only attacks some kinds. */
    private final List<MovePath> threats = new ArrayList<>();

    /** The mover whose lines are made. */
    private PieceMoves mover = PieceMoves.everywhere(List.of());

    /**
     * The squares of each circle that has a line back to its start. A circle in the other direction leads back as well.
     */
    private final List<BitSet> circles = new ArrayList<>();

    /** The entries of the current line, of which the first {@code size} are used. */
    private int[] entries = new int[32];

    private int size;

    private RidePaths(GamePiece piece, int from, Squares squares, SharedMovePaths shared, LimitNumbers limits) {
        this.limits = limits;
        this.piece = piece;
        this.from = from;
        this.squares = squares;
        this.shared = shared;
    }

    /** Returns all lines of a piece from a square, in the order of its notation. */
    static RidePaths of(
            GamePiece piece,
            int from,
            Squares squares,
            boolean onInitialSquare,
            SharedMovePaths shared,
            LimitNumbers limits) {
        RidePaths paths = new RidePaths(piece, from, squares, shared, limits);
        for (PieceMoves mover : piece.type().pieceMoves()) {
            for (Ride ride : mover.begins(from, piece.color()) ? mover.rides() : List.<Ride>of()) {
                for (Course course : !ride.initial() || onInitialSquare ? ride.courses() : List.<Course>of()) {
                    paths.mover = mover;
                    paths.addModes(ride, course);
                }
            }
        }
        return paths;
    }

    /** Returns the lines on which the piece moves. */
    List<MovePath> lines() {
        return lines;
    }

    /** Returns the lines on which the piece only attacks royals. */
    List<MovePath> threats() {
        return threats;
    }

    /**
     * Returns the work that the lines of a piece from a square take at least: the lines and squares of all rides but
     * lame ones. It makes no lines.
     */
    static int leastWork(GamePiece piece, int from, Squares squares, boolean onInitialSquare) {
        int work = 0;
        for (PieceMoves mover : piece.type().pieceMoves()) {
            for (Ride ride : mover.begins(from, piece.color()) ? mover.rides() : List.<Ride>of()) {
                if (!ride.lame() && (!ride.initial() || onInitialSquare)) {
                    for (Course course : ride.courses()) {
                        work += 1 + squaresOf(course, mover, piece, from, squares);
                    }
                }
            }
        }
        return work;
    }

    /**
     * Returns whether moves lead from a square to another on a board without other pieces, whatever the areas and the
     * side of the moves. Initial moves do not count.
     */
    public static boolean leads(PieceMoves mover, GamePiece piece, int from, int to, Squares squares) {
        for (Ride ride : mover.rides()) {
            for (Course course : ride.initial() ? List.<Course>of() : ride.courses()) {
                if (leads(course, piece, from, to, squares)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean leads(Course course, GamePiece piece, int from, int to, Squares squares) {
        int last = course.leaps().size() - 1;
        int at = from;
        for (int number = 0; number < Math.min(course.range(), squares.size()) && at >= 0; number++) {
            Ride.Leap leap = turned(course.leap(Math.min(number, last)), piece);
            at = squares.step(at, leap.dx(), leap.dy());
            if (at == to && course.mayStop(Math.min(number, last))) {
                return true;
            }
        }
        return false;
    }

    private static int squaresOf(Course course, PieceMoves mover, GamePiece piece, int from, Squares squares) {
        int distinct = course.leaps().size();
        Ride.Leap leap = turned(course.leap(0), piece);
        int visited = 0;
        int at = from;
        for (int number = 0; number < course.range(); number++) {
            leap = number > 0 && number < distinct ? turned(course.leap(number), piece) : leap;
            at = squares.step(at, leap.dx(), leap.dy());
            if (at < 0 || !mover.passes(at, piece.color()) || squares.areJoined() && visited == squares.size()) {
                return visited;
            }
            visited++;
        }
        return visited;
    }

    /** Adds the lines of a course. A ride that captures en passant besides other modes is two lines. */
    private void addModes(Ride ride, Course course) {
        if (ride.quiet() || ride.capture()) {
            int mode = (ride.quiet() ? Block.QUIET : 0) | (ride.capture() ? Block.CAPTURE : 0);
            if (ride.behind()) {
                follow(ride, course);
                addBehind(mode);
            } else {
                add(ride, course, false, mode);
            }
        }
        if (ride.enPassant()) {
            add(ride, course, true, 0);
        }
        if (ride.own()) {
            follow(ride, course);
            addOwnCaptures();
        }
    }

    private void add(Ride ride, Course course, boolean enPassant, int mode) {
        boolean returns = follow(ride, course);
        addLine(ride, course, enPassant, mode);
        if (returns && mover.ends(from, piece.color())) {
            comeBack(mode);
        }
    }

    /** Collects the squares of a course, without the start. Returns whether it leads back there. */
    private boolean follow(Ride ride, Course course) {
        size = 0;
        int at = from;
        int range = course.range();
        int distinct = course.leaps().size();
        Ride.Leap leap = course.leap(0);
        int land = 0;
        for (int number = 0; number < range; number++) {
            if (number < distinct) {
                leap = turned(course.leap(number), piece);
                land = course.mayStop(number) ? Block.LAND : 0;
            }
            int next = squares.step(at, leap.dx(), leap.dy());
            if (next < 0 || !mover.passes(next, piece.color()) || ride.lame() && !passes(leap, at)) {
                break;
            }
            if (squares.areJoined() && number >= distinct && comesAround(next)) {
                break;
            }
            put(next | (mover.ends(next, piece.color()) ? land : 0));
            at = next;
        }
        shared.count(1 + size, piece.type());
        boolean returns = at == from && size > 0;
        size -= returns ? 1 : 0;
        return returns;
    }

    /** Returns whether a line around a joined board comes to its start, or to a square that it has passed. */
    private boolean comesAround(int next) {
        boolean passed = next == from;
        for (int i = 0; i < size && !passed; i++) {
            passed = (entries[i] & 255) == next;
        }
        return passed;
    }

    /** Adds the current line for captures of own pieces: a route of empty squares up to the first piece. */
    private void addOwnCaptures() {
        int end = lastStop();
        int[] route = new int[end];
        for (int i = 0; i < end; i++) {
            boolean lands = (entries[i] & Block.LAND) != 0;
            route[i] = entries[i] & ~Block.LAND | Block.NOT_OWN | Block.NOT_ENEMY | (lands ? Block.TAKES_OWN : 0);
        }
        if (end > 0) {
            lines.add(new MovePath(Block.ROUTE, 0, false, route, limits.of(mover, piece.color(), false)));
        }
    }

    /**
     * Adds the current line for hops that end right behind the first piece: one route for each square of that piece.
     */
    private void addBehind(int mode) {
        int stop = ((mode & Block.QUIET) != 0 ? Block.MOVES : 0) | ((mode & Block.CAPTURE) != 0 ? Block.TAKES : 0);
        for (int screen = 0; screen + 1 < size; screen++) {
            int[] route = new int[screen + 2];
            for (int i = 0; i < screen; i++) {
                route[i] = entries[i] & ~Block.LAND | Block.NOT_OWN | Block.NOT_ENEMY;
            }
            route[screen] = entries[screen] & ~Block.LAND | Block.NOT_EMPTY;
            route[screen + 1] = entries[screen + 1] & ~Block.LAND | stop;
            shared.count(route.length, piece.type());
            if ((entries[screen + 1] & Block.LAND) != 0) {
                lines.add(new MovePath(Block.ROUTE, mode, false, route, limits.of(mover, piece.color(), true)));
            }
        }
    }

    /** Returns the number of squares up to the last one where the piece can stop. */
    private int lastStop() {
        int end = size;
        while (end > 0 && (entries[end - 1] & Block.LAND) == 0) {
            end--;
        }
        return end;
    }

    private void put(int entry) {
        if (size == entries.length) {
            entries = Arrays.copyOf(entries, 2 * size);
        }
        entries[size++] = entry;
    }

    /** Adds the squares that a lame leap passes. Returns false if one of them does not exist. */
    private boolean passes(Ride.Leap leap, int at) {
        int before = size;
        List<Ride.Leap> between = Ride.between(leap);
        shared.count(between.size(), piece.type());
        for (Ride.Leap step : between) {
            int square = squares.step(at, step.dx(), step.dy());
            if (square < 0 || !mover.passes(square, piece.color())) {
                size = before;
                return false;
            }
            put(square);
        }
        return true;
    }

    /** Adds the way around a circle of empty squares, back to the start. */
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
            lines.add(new MovePath(Block.ROUTE, Block.QUIET, false, route, limits.of(mover, piece.color(), false)));
        }
    }

    private void addLine(Ride ride, Course course, boolean enPassant, int mode) {
        boolean everywhere = true;
        for (int i = 0; i < size; i++) {
            everywhere &= (entries[i] & Block.LAND) != 0;
        }
        int form = enPassant
                ? Block.EN_PASSANT
                : ride.hop()
                        ? Block.HOP
                        : ride.lame() || !everywhere ? Block.PATH : course.range() == 1 ? Block.LEAPS : Block.RIDE;
        boolean opens = ride.lame() && ride.initial() && ride.quiet();
        addUpToLastStop(form, mode, opens);
    }

    /** Adds the current line up to its last stop, or nothing if the piece cannot stop on it. */
    private void addUpToLastStop(int form, int mode, boolean opens) {
        int end = lastStop();
        boolean screenless = form == Block.HOP && end < 2;
        if (end == 0 || screenless) {
            return;
        }
        int[] squares = form == Block.PATH ? Arrays.copyOf(entries, end) : withoutLandings(end);
        if (mode == Block.CAPTURE && limits.onlyAttacks(mover) && mover.beside().isEmpty()) {
            threats.add(new MovePath(form, mode, false, squares));
        } else if (form == Block.HOP) {
            lines.add(new MovePath(form, mode, false, squares, limits.of(mover, piece.color(), true)));
        } else if (mover.captures().isEmpty() && mover.beside().isEmpty() || mode == 0) {
            addPlain(form, mode, opens, squares);
        } else {
            addLimited(form, mode, opens, squares);
        }
    }

    private void addPlain(int form, int mode, boolean opens, int[] squares) {
        if (!mover.always()) {
            int ordered = form == Block.LEAPS ? Block.RIDE : form;
            lines.add(new MovePath(ordered, mode, opens, squares, limits.of(mover, piece.color(), false)));
            return;
        }
        lines.add(form == Block.LEAPS ? shared.leap(mode, squares[0]) : new MovePath(form, mode, opens, squares));
    }

    /** Adds a line that captures some kinds only: a route of empty squares, beside the line without captures. */
    private void addLimited(int form, int mode, boolean opens, int[] squares) {
        if ((mode & Block.QUIET) != 0) {
            addPlain(form, Block.QUIET, opens, squares);
        }
        if ((mode & Block.CAPTURE) != 0) {
            int[] route = new int[squares.length];
            for (int i = 0; i < route.length; i++) {
                boolean lands = form != Block.PATH || (squares[i] & Block.LAND) != 0;
                route[i] = squares[i] & ~Block.LAND | Block.NOT_OWN | Block.NOT_ENEMY | (lands ? Block.TAKES : 0);
            }
            shared.count(route.length, piece.type());
            lines.add(new MovePath(Block.ROUTE, Block.CAPTURE, false, route, limits.of(mover, piece.color(), false)));
        }
    }

    private int[] withoutLandings(int end) {
        int[] squares = new int[end];
        for (int i = 0; i < end; i++) {
            squares[i] = entries[i] & ~Block.LAND;
        }
        return squares;
    }

    /**
     * Returns a leap as the piece makes it. Forward is where the piece faces; for a piece without facing it is where
     * its side goes, and the sides of the board are White's, unless the kind faces forward.
     */
    public static Ride.Leap turned(Ride.Leap leap, GamePiece piece) {
        if (piece.facing().isEmpty()) {
            int files = piece.type().facesForward() ? -leap.dx() : leap.dx();
            return piece.color() == Color.WHITE ? leap : new Ride.Leap(files, -leap.dy());
        }
        Ride.Leap turned = leap;
        for (int i = 0; i < piece.facing().get().ordinal(); i += 2) {
            turned = new Ride.Leap(turned.dy(), -turned.dx());
        }
        return piece.facing().get().ordinal() % 2 == 0 ? turned : eighthBack(turned);
    }

    /**
     * Returns a leap turned by an eighth of a circle, counter-clockwise. The reader admits facings between two axes
     * only for leaps along a queen's lines.
     */
    private static Ride.Leap eighthBack(Ride.Leap leap) {
        int longer = Math.max(Math.abs(leap.dx()), Math.abs(leap.dy()));
        return new Ride.Leap(
                longer * Integer.signum(leap.dx() - leap.dy()), longer * Integer.signum(leap.dx() + leap.dy()));
    }
}
