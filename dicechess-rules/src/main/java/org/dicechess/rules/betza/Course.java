package org.dicechess.rules.betza;

import java.util.ArrayList;
import java.util.List;
import org.dicechess.rules.betza.Ride.Leap;

/**
 * A sequence of leaps: a straight line, a line with bends, or a circle.
 *
 * @param leaps the leaps in order, for White; the last one is repeated up to the range
 * @param stops for each leap whether the piece may stop after it
 * @param range the most leaps of one move, {@link Ride#UNLIMITED} for any number; at least the number of leaps listed
 */
public record Course(List<Leap> leaps, List<Boolean> stops, int range) {

    /** Copies the lists. */
    public Course {
        leaps = List.copyOf(leaps);
        stops = List.copyOf(stops);
    }

    /** Returns the course that repeats one leap; the piece may stop after each. */
    static Course straight(Leap leap, int range) {
        return new Course(List.of(leap), List.of(true), range);
    }

    /** Returns such a course for each of these leaps, in their order. */
    static List<Course> straight(List<Leap> leaps, int range) {
        List<Course> courses = new ArrayList<>();
        for (Leap leap : leaps) {
            courses.add(straight(leap, range));
        }
        return courses;
    }

    /** Returns the leap with this number, from 0 to below the range. */
    public Leap leap(int number) {
        return leaps.get(Math.min(number, leaps.size() - 1));
    }

    /** Returns whether the piece may stop after the leap with this number, from 0. */
    public boolean mayStop(int number) {
        return stops.get(Math.min(number, stops.size() - 1));
    }
}
