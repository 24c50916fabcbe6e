package org.dicechess.rules.betza;

import java.util.ArrayList;
import java.util.List;

/**
 * Moves of the same kind in several directions: leaps that are made once, repeated on a line, or followed by others.
 *
 * @param courses the courses for White, without duplicates, clockwise from north; never empty
 * @param quiet whether the ride may end on an empty square
 * @param capture whether the ride may capture
 * @param initial whether the ride may only start from a square where the piece started
 * @param lame whether the squares of {@link #between} must be empty, for each leap
 * @param hop whether exactly one of the squares that the ride passes must be occupied
 * @param enPassant whether the ride may capture en passant
 * @param own whether the ride may capture an own piece
 * @param behind whether the ride ends right behind the first piece on its way, and nowhere else
 */
public record Ride(
        List<Course> courses,
        boolean quiet,
        boolean capture,
        boolean initial,
        boolean lame,
        boolean hop,
        boolean enPassant,
        boolean own,
        boolean behind) {

    /** The range of a rider that only the edge of the board and other pieces stop. */
    public static final int UNLIMITED = Integer.MAX_VALUE;

    /** Copies the courses. */
    public Ride {
        courses = List.copyOf(courses);
    }

    /** Creates a straight ride of these leaps, each repeated up to the range: 1 for a leaper. */
    Ride(
            List<Leap> leaps,
            int range,
            boolean quiet,
            boolean capture,
            boolean initial,
            boolean lame,
            boolean hop,
            boolean enPassant) {
        this(Course.straight(leaps, range), quiet, capture, initial, lame, hop, enPassant, false, false);
    }

    /** Returns the leaps that the ride may begin with, each once. */
    public List<Leap> leaps() {
        List<Leap> leaps = new ArrayList<>();
        for (Course course : courses) {
            if (!leaps.contains(course.leap(0))) {
                leaps.add(course.leap(0));
            }
        }
        return leaps;
    }

    /** Returns the most leaps of one move: 1 for a leaper, {@link #UNLIMITED} for an unlimited rider. */
    public int range() {
        return courses.get(0).range();
    }

    /**
     * Returns the squares that a lame leap passes: first straight along its longer side, then diagonally, as in
     * Xiangqi.
     *
     * <p>Orthogonal and diagonal leaps pass the squares of their line. (1,2) passes (0,1); (2,3) passes (0,1) and
     * (1,2).
     *
     * @param leap any leap but (0,0)
     * @return the squares relative to the start, in order, without start and end; empty for a leap to a neighbour
     */
    public static List<Leap> between(Leap leap) {
        List<Leap> between = new ArrayList<>();
        for (int steps = 1; steps < leap.longer(); steps++) {
            between.add(leap.before(steps));
        }
        return between;
    }

    /**
     * One leap.
     *
     * @param dx the files to the east, negative to the west
     * @param dy the ranks to the north, negative to the south
     */
    public record Leap(int dx, int dy) {

        // The generated methods of a record are linked at their first use, which takes longer than reading all moves of
        // a game.
        @Override
        public boolean equals(Object other) {
            return other instanceof Leap leap && leap.dx == dx && leap.dy == dy;
        }

        @Override
        public int hashCode() {
            return 31 * dx + dy;
        }

        int longer() {
            return Math.max(Math.abs(dx), Math.abs(dy));
        }

        boolean isSteep() {
            return Math.abs(dy) > Math.abs(dx);
        }

        boolean isFlat() {
            return Math.abs(dx) > Math.abs(dy);
        }

        /** Returns the square after some king's steps that turn diagonal as late as possible. */
        private Leap before(int steps) {
            int left = longer() - steps;
            return new Leap(shortened(dx, left), shortened(dy, left));
        }

        private static int shortened(int side, int by) {
            return Integer.signum(side) * Math.max(0, Math.abs(side) - by);
        }
    }
}
