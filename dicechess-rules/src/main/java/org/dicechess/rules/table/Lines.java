package org.dicechess.rules.table;

import java.util.ArrayList;
import java.util.List;
import org.dicechess.Color;
import org.dicechess.rules.betza.Ride;
import org.dicechess.rules.model.Man;
import org.dicechess.rules.model.Squares;

/** Lays the rides of one man on the board: from each square the lines that it may go. */
final class Lines {

    /**
     * One line from one square.
     *
     * @param squares the squares in order
     * @param lands for each of them whether the man may land there
     */
    record Line(Ride ride, List<Integer> squares, List<Boolean> lands) {

        int form() {
            if (ride.hop()) {
                return Block.HOP;
            }
            if (ride.enPassant()) {
                return Block.IN_PASSING;
            }
            return ride.lame() ? Block.PATH : ride.range() == 1 ? Block.LEAPS : Block.RIDE;
        }

        int mode() {
            if (ride.enPassant()) {
                return 0;
            }
            return (ride.quiet() ? Block.QUIET : 0) | (ride.capture() ? Block.CAPTURE : 0);
        }

        /** Whether the squares that it passes are open to capture in passing: a lame initial leap. */
        boolean opens() {
            return ride.lame() && ride.initial() && ride.quiet();
        }
    }

    private Lines() {}

    /** All lines of a man from a square, in the order of its notation. */
    static List<Line> of(Man man, int from, Squares squares, boolean onInitialSquare) {
        List<Line> lines = new ArrayList<>();
        for (Ride ride : man.type().rides()) {
            if (!ride.initial() || onInitialSquare) {
                ride.leaps().forEach(leap -> split(ride, turned(leap, man), from, squares, lines));
            }
        }
        return lines;
    }

    /** A ride that captures in passing besides other modes is two lines. */
    private static void split(Ride ride, Ride.Leap leap, int from, Squares squares, List<Line> lines) {
        if (ride.quiet() || ride.capture()) {
            add(plain(ride), leap, from, squares, lines);
        }
        if (ride.enPassant()) {
            add(ride, leap, from, squares, lines);
        }
    }

    private static Ride plain(Ride ride) {
        return new Ride(
                ride.leaps(), ride.range(), ride.quiet(), ride.capture(), ride.initial(), ride.lame(), ride.hop(), false);
    }

    private static void add(Ride ride, Ride.Leap leap, int from, Squares squares, List<Line> lines) {
        List<Integer> path = new ArrayList<>();
        List<Boolean> lands = new ArrayList<>();
        int at = from;
        for (int leaps = 0; leaps < ride.range(); leaps++) {
            int next = squares.step(at, leap.dx(), leap.dy());
            if (next < 0 || ride.lame() && !passes(leap, at, squares, path, lands)) {
                break;
            }
            path.add(next);
            lands.add(true);
            at = next;
        }
        if (!path.isEmpty()) {
            lines.add(new Line(ride, path, lands));
        }
    }

    private static boolean passes(
            Ride.Leap leap, int at, Squares squares, List<Integer> path, List<Boolean> lands) {
        List<Integer> passed = Ride.between(leap).stream()
                .map(step -> squares.step(at, step.dx(), step.dy()))
                .toList();
        if (passed.contains(-1)) {
            return false;
        }
        passed.forEach(square -> {
            path.add(square);
            lands.add(false);
        });
        return true;
    }

    /** A man with a facing goes forward where it faces; others as their side does. */
    static Ride.Leap turned(Ride.Leap leap, Man man) {
        if (man.facing().isEmpty()) {
            return man.color() == Color.WHITE ? leap : new Ride.Leap(leap.dx(), -leap.dy());
        }
        Ride.Leap turned = leap;
        for (int i = 0; i < man.facing().get().ordinal(); i += 2) {
            turned = new Ride.Leap(turned.dy(), -turned.dx());
        }
        return man.facing().get().ordinal() % 2 == 0 ? turned : eighthBack(turned);
    }

    /** An eighth of a circle counter-clockwise; only for lines of a queen, which is all that the reader lets through. */
    private static Ride.Leap eighthBack(Ride.Leap leap) {
        int longer = Math.max(Math.abs(leap.dx()), Math.abs(leap.dy()));
        return new Ride.Leap(
                longer * Integer.signum(leap.dx() - leap.dy()), longer * Integer.signum(leap.dx() + leap.dy()));
    }
}
