package org.dicechess.rules.sections;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.dicechess.rules.betza.Betza;
import org.dicechess.rules.betza.BetzaException;
import org.dicechess.rules.betza.Ride;
import org.dicechess.rules.model.Offset;
import org.dicechess.rules.yaml.Location;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlText;

/** Reads Betza notation in a definition and reports mistakes with their column. */
final class BetzaText {

    private final Problems problems;

    /** The texts that were read without a mistake; equal texts give the same list. */
    private final Map<String, List<Ride>> known = new HashMap<>();

    BetzaText(Problems problems) {
        this.problems = problems;
    }

    /** Returns the rides of a text; none if the text has a mistake. */
    List<Ride> read(YamlText text) {
        List<Ride> rides = known.get(text.text());
        if (rides == null) {
            rides = parsed(text);
            if (!rides.isEmpty()) {
                known.put(text.text(), rides);
            }
        }
        return rides;
    }

    /**
     * Returns the single leaps of a text; reports other moves.
     *
     * @param plain whether {@code m} and {@code c} have no meaning, so that they may not stand there
     */
    List<Ride> leaps(YamlText text, boolean plain) {
        List<Ride> rides = read(text);
        for (Ride ride : rides) {
            if (ride.range() != 1
                    || ride.lame()
                    || ride.hop()
                    || ride.behind()
                    || ride.initial()
                    || ride.enPassant()
                    || ride.own()
                    || plain && !(ride.quiet() && ride.capture())) {
                problems.report(
                        text,
                        "E-BETZA",
                        Problems.quoted(text.text())
                                + " is no step; expected single leaps, without a range and without "
                                + (plain ? "m, c, d, i, n, p, g and e" : "d, i, n, p, g and e"));
                break;
            }
        }
        return rides;
    }

    /** Returns leaps, and rides of equal steps; reports other moves. */
    List<Ride> sights(YamlText text) {
        List<Ride> rides = read(text);
        boolean good = rides.stream()
                .allMatch(ride -> ride.quiet()
                        && ride.capture()
                        && !(ride.lame()
                                || ride.hop()
                                || ride.behind()
                                || ride.initial()
                                || ride.enPassant()
                                || ride.own())
                        && ride.courses().stream()
                                .allMatch(course -> course.leaps().size() == 1));
        if (!good) {
            problems.report(
                    text,
                    "E-BETZA",
                    Problems.quoted(text.text())
                            + " is no leap and no line; expected such without bends and without m, c, d, i, n, p, g and e");
        }
        return good ? rides : List.of();
    }

    /** Returns where single leaps lead, as White sees them; reports other moves. */
    List<Offset> offsets(YamlText text) {
        return offsets(leaps(text, true).stream());
    }

    /** Returns where the leaps of rides lead, as White sees them. */
    static List<Offset> offsets(Stream<Ride> rides) {
        return rides.flatMap(ride -> ride.leaps().stream())
                .map(leap -> new Offset(leap.dx(), leap.dy()))
                .distinct()
                .toList();
    }

    private List<Ride> parsed(YamlText text) {
        try {
            return Betza.parse(text.text());
        } catch (BetzaException wrong) {
            // An unquoted text stands in its line as it is read, so the column is exact.
            Location at = text.location();
            int column = at.column() + wrong.column() + (text.unquoted() ? 0 : 1);
            problems.report(
                    new Location(at.file(), at.line(), column),
                    text.path(),
                    "E-BETZA",
                    String.valueOf(wrong.getMessage()));
            return List.of();
        }
    }
}
