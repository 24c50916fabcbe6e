package org.dicechess.rules.words;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.dicechess.rules.betza.Course;
import org.dicechess.rules.betza.Ride;

/** Moves in Betza notation, in words. */
final class RideWords {

    /** How many leaps of a bent way are told. */
    private static final int MOST_LEGS = 8;

    private static final String OVER_EMPTY = " over empty squares";

    private final LeapWords leaps;
    private final String initial;

    /**
     * Creates the words for a piece.
     *
     * @param initial where its initial moves begin
     */
    RideWords(LeapWords leaps, String initial) {
        this.leaps = leaps;
        this.initial = initial;
    }

    /** What rides have in common that one sentence tells. */
    private record Sort(String verb, String conditions) {}

    /** Returns a sentence for each sort of move, without a subject and a full stop. */
    List<String> of(List<Ride> rides) {
        Map<Sort, Set<String>> ways = new LinkedHashMap<>();
        for (Ride ride : joined(rides)) {
            ways.computeIfAbsent(new Sort(verb(ride), conditions(ride)), sort -> new LinkedHashSet<>())
                    .addAll(ways(ride));
        }
        List<String> sentences = new ArrayList<>();
        ways.forEach((sort, all) -> sentences.add(sort.verb() + " " + Words.or(List.copyOf(all)) + sort.conditions()));
        return sentences;
    }

    /** Returns where rides lead, as places. */
    String squares(List<Ride> rides) {
        Set<String> places = new LinkedHashSet<>();
        joined(rides).forEach(ride -> places.addAll(ways(ride)));
        return Words.or(List.copyOf(places));
    }

    /** Returns how far and where lines go, whatever stands on them. */
    String lines(List<Ride> rides) {
        return squares(rides).replace(OVER_EMPTY, "");
    }

    /** Joins straight rides that differ in their directions alone, as those of a queen. */
    private static List<Ride> joined(List<Ride> rides) {
        List<Ride> joined = new ArrayList<>();
        for (Ride ride : rides) {
            int like = like(joined, ride);
            if (like < 0) {
                joined.add(ride);
            } else {
                Set<Course> courses = new LinkedHashSet<>(joined.get(like).courses());
                courses.addAll(ride.courses());
                joined.set(like, with(ride, List.copyOf(courses)));
            }
        }
        return joined;
    }

    private static int like(List<Ride> rides, Ride ride) {
        for (int at = 0; at < rides.size(); at++) {
            Ride other = rides.get(at);
            if (isStraight(ride)
                    && isStraight(other)
                    && ride.range() == other.range()
                    && with(ride, List.of()).equals(with(other, List.of()))) {
                return at;
            }
        }
        return -1;
    }

    private static Ride with(Ride ride, List<Course> courses) {
        return new Ride(
                courses,
                ride.quiet(),
                ride.capture(),
                ride.initial(),
                ride.lame(),
                ride.hop(),
                ride.enPassant(),
                ride.own(),
                ride.behind());
    }

    private static boolean isStraight(Ride ride) {
        return ride.courses().stream().allMatch(course -> course.leaps().size() == 1);
    }

    private static String verb(Ride ride) {
        List<String> verbs = new ArrayList<>();
        if (ride.quiet()) {
            verbs.add(ride.capture() || ride.own() || ride.enPassant() ? "moves" : "moves without capturing");
        }
        if (ride.capture()) {
            verbs.add("captures");
        }
        if (ride.enPassant()) {
            verbs.add("captures en passant");
        }
        if (ride.own()) {
            verbs.add("captures an own piece");
        }
        return Words.or(verbs);
    }

    private String conditions(Ride ride) {
        StringBuilder conditions = new StringBuilder();
        if (ride.hop()) {
            conditions.append(", hopping over exactly one piece; all other squares on the way are empty");
        }
        if (ride.behind()) {
            conditions.append(", to the square right behind the first piece on its way");
        }
        if (ride.lame()) {
            conditions.append(", if all squares that it passes are empty");
        }
        if (ride.initial()) {
            conditions.append(", from ").append(initial);
        }
        return conditions.toString();
    }

    private List<String> ways(Ride ride) {
        if (!isStraight(ride)) {
            return List.of(bent(ride));
        }
        List<String> ways = new ArrayList<>();
        Map<Integer, List<String>> straight = new LinkedHashMap<>();
        LeapWords.byForm(ride.leaps()).forEach((form, each) -> {
            if (form.isStay() || !leaps.hasDirections(form)) {
                ways.add(ride.range() == 1 ? leaps.once(form, each) : repeated(ride, leaps.once(form, each)));
            } else {
                straight.computeIfAbsent(form.longer(), length -> new ArrayList<>())
                        .add(leaps.directions(form, each));
            }
        });
        List<String> all = new ArrayList<>();
        straight.forEach((length, directions) -> all.add(straight(ride, length, Words.or(directions))));
        all.addAll(ways);
        return all;
    }

    private static String repeated(Ride ride, String leap) {
        return number(ride) + " such leaps on one line, each " + leap + over(ride);
    }

    private static String straight(Ride ride, int length, String directions) {
        if (ride.range() == 1) {
            return (length == 1 ? "one square " : "exactly " + length + " squares ") + directions;
        }
        return number(ride)
                + (length == 1 ? " squares " : " leaps of " + length + " squares ")
                + directions
                + over(ride);
    }

    private static String number(Ride ride) {
        return ride.range() == Ride.UNLIMITED ? "any number of" : "up to " + ride.range();
    }

    private static String over(Ride ride) {
        return ride.hop() || ride.behind() ? "" : OVER_EMPTY;
    }

    /** Returns one bent way as an example of all. */
    private String bent(Ride ride) {
        Course course = ride.courses().get(0);
        List<String> legs =
                course.leaps().stream().limit(MOST_LEGS).map(LeapWords::exact).toList();
        boolean on = course.range() > course.leaps().size();
        return "along "
                + (ride.courses().size() == 1
                        ? "this way: "
                        : "one of " + ride.courses().size() + " ways as ")
                + String.join(", then ", legs) + (on ? ", then on so" + limit(course) : "")
                + stops(course) + "; the squares in between must be empty";
    }

    private static String limit(Course course) {
        return course.range() == Ride.UNLIMITED ? " any number of times" : " up to " + course.range() + " leaps in all";
    }

    private static String stops(Course course) {
        List<String> stops = new ArrayList<>();
        for (int leap = 0; leap < course.leaps().size(); leap++) {
            if (course.mayStop(leap)) {
                stops.add(String.valueOf(leap + 1));
            }
        }
        return "; it may stop after leap " + Words.or(stops);
    }
}
