package org.dicechess.rules.betza;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.dicechess.rules.betza.Ride.Leap;

/**
 * A circle of leaps, which leads back to where it began.
 *
 * @param atom the atom of the first leap
 * @param leaps all eight, clockwise
 * @param every of how many of them each is one with which the man may begin: 1 or 2
 * @param stops for the leaps in turn whether he may stop behind them
 */
record Circle(Atom atom, List<Leap> leaps, int every, List<Boolean> stops) {

    private static final int WHOLE = 8;
    private static final String EXPECTED =
            "'q' needs an oblique atom, as qN, or one orthogonal and one diagonal leap in brackets, as q[W?F]";

    /** Reads an oblique atom, or two atoms in brackets. */
    static Circle read(Text in) {
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
                    in.column(),
                    "'" + atom.text() + "' is not doubled behind 'q'; expected a number, or another atom first");
        }
        return new Circle(atom, leaps, 1, List.of(true));
    }

    /** What follows the atom: how many leaps at most. */
    static int range(Text in) {
        return in.atDigit() ? in.number(1, WHOLE) : WHOLE - 1;
    }

    /** The leaps with which the man may begin, clockwise from north. */
    List<Leap> begins() {
        return IntStream.iterate(0, at -> at < WHOLE, at -> at + every)
                .mapToObj(leaps::get)
                .toList();
    }

    /** From each of these beginnings once clockwise and once the other way. */
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

    /** The leaps of both legs by turns, clockwise, from north or northeast. */
    private static List<Leap> ring(Legs legs) {
        List<Leap> first = Atom.around(legs.step(0));
        List<Leap> second = Atom.around(legs.step(1));
        int shift = legs.step(0).dx() == 0 ? 0 : 1;
        return IntStream.range(0, WHOLE)
                .mapToObj(at -> at % 2 == 0 ? first.get(at / 2) : second.get((at / 2 + shift) % (WHOLE / 2)))
                .toList();
    }
}
