package org.dicechess.rules.betza;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.dicechess.rules.betza.Ride.Leap;

/**
 * A circle of eight leaps, which leads back to its start.
 *
 * @param atom the atom of the first leap
 * @param leaps all eight, clockwise
 * @param every 1 if the piece may begin with any of the leaps, 2 if with every second one, from the first on
 * @param stops whether the piece may stop after each leap, repeated around the circle
 */
record Circle(Atom atom, List<Leap> leaps, int every, List<Boolean> stops) {

    private static final int WHOLE = 8;
    private static final String EXPECTED =
            "'q' needs an oblique atom, as qN, or one orthogonal and one diagonal leap in brackets, as q[W?F]";

    /** Reads an oblique atom, or two atoms in brackets. */
    static Circle read(TextReader in) {
        int column = in.column();
        if (in.atOneOf("[")) {
            Legs legs = Legs.read(in);
            if (!legs.isRing()) {
                throw new BetzaException(column, EXPECTED);
            }
            return new Circle(
                    legs.atoms().get(0), ring(legs), 2, List.of(legs.stops().get(0), true));
        }
        Atom atom = Atom.read(in);
        List<Leap> leaps = Atom.around(atom.steps().get(0));
        if (leaps.size() < WHOLE) {
            throw new BetzaException(column, EXPECTED);
        }
        if (in.startsWith(atom.text())) {
            throw new BetzaException(
                    in.column(), "'" + atom.text() + "' twice after 'q'; expected a number or another atom");
        }
        return new Circle(atom, leaps, 1, List.of(true));
    }

    /** Reads the most leaps of one move, which follow the atom; 7 if nothing follows. */
    static int range(TextReader in) {
        return in.atDigit() ? in.number(1, WHOLE) : WHOLE - 1;
    }

    /** Returns the leaps that the piece may begin with, clockwise from north. */
    List<Leap> begins() {
        return IntStream.iterate(0, at -> at < WHOLE, at -> at + every)
                .mapToObj(leaps::get)
                .toList();
    }

    /** Returns two courses for each of these first leaps: clockwise, then the other way. */
    List<Course> courses(List<Leap> begins, int range) {
        return begins.stream()
                .flatMap(begin ->
                        Stream.of(course(leaps.indexOf(begin), 1, range), course(leaps.indexOf(begin), -1, range)))
                .toList();
    }

    private Course course(int begin, int way, int range) {
        return new Course(
                IntStream.range(0, range)
                        .mapToObj(leap -> leaps.get(Math.floorMod(begin + way * leap, WHOLE)))
                        .toList(),
                IntStream.range(0, range)
                        .mapToObj(leap -> stops.get(leap % stops.size()))
                        .toList(),
                range);
    }

    /** Returns the leaps of both legs in turn, clockwise, from north or northeast. */
    private static List<Leap> ring(Legs legs) {
        List<Leap> first = Atom.around(legs.step(0));
        List<Leap> second = Atom.around(legs.step(1));
        int shift = legs.step(0).dx() == 0 ? 0 : 1;
        return IntStream.range(0, WHOLE)
                .mapToObj(at -> at % 2 == 0 ? first.get(at / 2) : second.get((at / 2 + shift) % (WHOLE / 2)))
                .toList();
    }
}
