package org.dicechess.rules.betza;

import java.util.ArrayList;
import java.util.List;

/**
 * Equal leaps in several directions, once, repeated on a line, or followed by others.
 *
 * @param courses for White, without duplicates, clockwise from north; never empty
 * @param quiet whether it may end on an empty square
 * @param capture whether it may capture
 * @param initial whether it may only start where the man stood at first
 * @param lame whether the squares of {@link #between} must be empty, for each leap
 * @param hop whether exactly one of the squares that the ride passes must be occupied, and the others empty
 * @param enPassant whether it may capture in passing
 */
public record Ride(
        List<Course> courses,
        boolean quiet,
        boolean capture,
        boolean initial,
        boolean lame,
        boolean hop,
        boolean enPassant) {

    /** The range of a rider that only the board and other men stop. */
    public static final int UNLIMITED = Integer.MAX_VALUE;

    /** Keeps a copy of the courses. */
    public Ride {
        courses = List.copyOf(courses);
    }

    /** A straight ride of these leaps, repeated up to the range: 1 for a leaper. */
    Ride(
            List<Leap> leaps,
            int range,
            boolean quiet,
            boolean capture,
            boolean initial,
            boolean lame,
            boolean hop,
            boolean enPassant) {
        this(Course.straight(leaps, range), quiet, capture, initial, lame, hop, enPassant);
    }

    /** The leaps with which it may begin, each once. */
    public List<Leap> leaps() {
        List<Leap> leaps = new ArrayList<>();
        for (Course course : courses) {
            if (!leaps.contains(course.leap(0))) {
                leaps.add(course.leap(0));
            }
        }
        return leaps;
    }

    /** How many leaps one move has at most: 1 for a leaper, {@link #UNLIMITED} for an unlimited rider. */
    public int range() {
        return courses.get(0).range();
    }

    /**
     * The squares that a lame leap passes: first straight along its longer side, then diagonally, as in Xiangqi.
     *
     * <p>Orthogonal and diagonal leaps stay on their line. (1,2) passes (0,1); (2,3) passes (0,1) and (1,2).
     *
     * @param leap any leap but (0,0)
     * @return relative to the start, in order, without start and end; empty for one step
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
     * @param dx files to the east
     * @param dy ranks to the north
     */
    public record Leap(int dx, int dy) {

        // A record's own methods are put together at their first use, which takes longer than reading all moves of a
        // game.
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

        /** Where the leap would be after some steps of a king that turns diagonal as late as possible. */
        private Leap before(int steps) {
            int left = longer() - steps;
            return new Leap(shortened(dx, left), shortened(dy, left));
        }

        private static int shortened(int side, int by) {
            return Integer.signum(side) * Math.max(0, Math.abs(side) - by);
        }
    }
}
