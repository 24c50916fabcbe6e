package org.dicechess.rules.betza;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.dicechess.rules.betza.Ride.Leap;

/**
 * Atoms in brackets: a move of several legs, each of which turns as little as it can.
 *
 * @param atoms one for each leg, each with one kind of leap
 * @param stops for each leg whether the piece may stop after it
 * @param range how often the last leg is repeated at most
 */
record Legs(List<Atom> atoms, List<Boolean> stops, int range) {

    private static final int MOST = 4;

    /** Reads from the opening bracket to the closing one. */
    static Legs read(TextReader in) {
        in.expect("[");
        List<Atom> atoms = new ArrayList<>();
        List<Boolean> stops = new ArrayList<>();
        int range = leg(in, atoms);
        while (in.atOneOf("-?")) {
            checkGoesOn(in, atoms.size(), range);
            stops.add(in.take() == '?');
            range = leg(in, atoms);
        }
        close(in, atoms.size());
        stops.add(true);
        return new Legs(List.copyOf(atoms), List.copyOf(stops), range);
    }

    /** Returns the leaps of the first leg, clockwise from north; directions before the brackets select among them. */
    List<Leap> first() {
        return Atom.around(step(0));
    }

    Leap step(int leg) {
        return atoms.get(leg).steps().get(0);
    }

    /** Returns all courses that begin with one of these leaps, ordered by the leaps of their legs. */
    List<Course> courses(List<Leap> begins) {
        int bends = atoms.size() - 1;
        return begins.stream()
                .flatMap(begin -> bent(List.of(begin)))
                .map(leaps -> new Course(leaps, stops, range == Ride.UNLIMITED ? range : bends + range))
                .toList();
    }

    private Stream<List<Leap>> bent(List<Leap> leaps) {
        if (leaps.size() == atoms.size()) {
            return Stream.of(leaps);
        }
        Leap before = leaps.get(leaps.size() - 1);
        return onward(before, Atom.around(step(leaps.size())))
                .flatMap(next ->
                        bent(Stream.concat(leaps.stream(), Stream.of(next)).toList()));
    }

    /** Returns the leaps, of a list of equal length, that turn least from the one before. */
    private static Stream<Leap> onward(Leap before, List<Leap> leaps) {
        int least = leaps.stream().mapToInt(leap -> along(before, leap)).max().orElseThrow();
        return leaps.stream().filter(leap -> along(before, leap) == least);
    }

    private static int along(Leap one, Leap other) {
        return one.dx() * other.dx() + one.dy() * other.dy();
    }

    /** Returns whether these are one orthogonal and one diagonal single leap, which can alternate on a circle. */
    boolean isRing() {
        return atoms.size() == 2
                && range == 1
                && IntStream.range(0, 2).filter(leg -> step(leg).dx() == 0).count() == 1
                && IntStream.range(0, 2)
                                .filter(leg -> step(leg).dx() == step(leg).dy())
                                .count()
                        == 1;
    }

    /** Reads an atom, adds it to the list and returns its range. */
    private static int leg(TextReader in, List<Atom> atoms) {
        int column = in.column();
        if (in.atOneOf(Modifiers.LETTERS)) {
            throw new BetzaException(
                    column,
                    "modifier '" + in.take() + "' in brackets; expected modifiers before the brackets, as in m[W-F]");
        }
        Atom atom = Atom.read(in);
        if (atom.steps().size() > 1) {
            throw new BetzaException(
                    column, "'" + atom.text() + "' in brackets; expected one kind of leap, such as W, F, N, R or B");
        }
        atoms.add(atom);
        return Betza.range(in, atom);
    }

    /** Refuses a leg after a rider, since only the last leg may be one, and a leg beyond the limit. */
    private static void checkGoesOn(TextReader in, int legs, int range) {
        if (range != 1) {
            throw new BetzaException(in.column(), "a leg after a rider; expected ']'");
        }
        if (legs == MOST) {
            throw new BetzaException(in.column(), "more than " + MOST + " legs; expected ']'");
        }
    }

    private static void close(TextReader in, int legs) {
        if (legs == 1 || !in.atOneOf("]")) {
            throw in.unexpected("'-' or '?' and the next leg" + (legs == 1 ? "" : ", or ']'"));
        }
        in.expect("]");
    }
}
