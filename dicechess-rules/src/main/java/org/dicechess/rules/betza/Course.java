package org.dicechess.rules.betza;

import java.util.ArrayList;
import java.util.List;
import org.dicechess.rules.betza.Ride.Leap;

/**
 * Leaps one after the other: a straight line, a line with a bend in it, or a circle.
 *
 * @param leaps in order, for White; the last is repeated as far as the range goes
 * @param stops for each of the leaps whether the man may stop behind it
 * @param range how many leaps one move has at most, {@link Ride#UNLIMITED} for any number; no less than there are in
 *     the list
 */
public record Course(List<Leap> leaps, List<Boolean> stops, int range) {

    /** Keeps copies of the lists. */
    public Course {
        leaps = List.copyOf(leaps);
        stops = List.copyOf(stops);
    }

    /** The same leap again and again; the man may stop behind each. */
    static Course straight(Leap leap, int range) {
        return new Course(List.of(leap), List.of(true), range);
    }

    /** The same for each of some leaps. */
    static List<Course> straight(List<Leap> leaps, int range) {
        List<Course> courses = new ArrayList<>();
        for (Leap leap : leaps) {
            courses.add(straight(leap, range));
        }
        return courses;
    }

    /** The leap with this number, from 0, which is below the range. */
    public Leap leap(int number) {
        return leaps.get(Math.min(number, leaps.size() - 1));
    }

    /** Whether the man may stop behind the leap with this number, from 0. */
    public boolean mayStop(int number) {
        return stops.get(Math.min(number, stops.size() - 1));
    }
}
