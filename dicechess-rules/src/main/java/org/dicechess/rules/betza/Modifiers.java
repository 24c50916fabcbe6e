package org.dicechess.rules.betza;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.dicechess.rules.betza.Ride.Leap;

/**
 * The lower-case letters before an atom.
 *
 * @param directions the direction letters, in the order of the text
 * @param others the other letters, each at most once
 */
record Modifiers(List<Letter> directions, List<Letter> others) {

    private static final String DIRECTIONS = "fblrvsh";
    private static final String OTHERS = "mcdeginpq";
    private static final String UNSUPPORTED = "ajotz";

    /** The atom of a piece that stays on its square. */
    static final String STAY = "(0,0)";

    /** All modifier letters, including those that are refused. */
    static final String LETTERS = DIRECTIONS + OTHERS + UNSUPPORTED;

    /** A modifier letter and its index in the text. */
    record Letter(char sign, int column) {}

    static Modifiers read(TextReader in) {
        Modifiers modifiers = new Modifiers(new ArrayList<>(), new ArrayList<>());
        while (in.atOneOf(LETTERS)) {
            int column = in.column();
            modifiers.add(new Letter(in.take(), column));
        }
        return modifiers;
    }

    private void add(Letter letter) {
        if (UNSUPPORTED.indexOf(letter.sign) >= 0) {
            throw new BetzaException(
                    letter.column,
                    "modifier '" + letter.sign + "' is not supported; expected one of " + DIRECTIONS + OTHERS);
        }
        if (has(letter.sign)) {
            throw new BetzaException(letter.column, "modifier '" + letter.sign + "' a second time; expected it once");
        }
        (DIRECTIONS.indexOf(letter.sign) >= 0 ? directions : others).add(letter);
    }

    /** Returns one ride for each kind of leap. */
    List<Ride> rides(Atom atom, int range) {
        checkHop('p', range);
        checkHop('g', range);
        List<Ride> rides = new ArrayList<>();
        for (Leap step : atom.steps()) {
            rides.add(ride(atom, step, range));
        }
        return rides;
    }

    /** Returns the ride of a move of several legs. */
    Ride ride(Legs legs) {
        checkOthers("brackets");
        List<Leap> begins = Shape.of(legs.atoms().get(0), legs.step(0)).select(legs.first(), directions);
        return ride(legs.courses(begins));
    }

    /** Returns the ride around circles. */
    Ride ride(Circle circle, int range) {
        checkOthers("'q'");
        List<Leap> begins = Shape.of(circle.atom(), circle.leaps().get(0)).select(circle.begins(), directions);
        return ride(circle.courses(begins, range));
    }

    /** Returns the ride that stays on its square, whose atom has been read. */
    Ride stay(TextReader in) {
        Stream.concat(directions.stream(), others.stream())
                .filter(letter -> letter.sign != 'm' && letter.sign != 'i')
                .findFirst()
                .ifPresent(letter -> {
                    throw new BetzaException(
                            letter.column, "'" + letter.sign + "' before " + STAY + ", which stays; expected m or i");
                });
        int column = in.column();
        if (in.atDigit() || in.skip(STAY)) {
            throw new BetzaException(column, STAY + " stays once; expected another atom or the end");
        }
        List<Course> courses = Course.straight(List.of(new Leap(0, 0)), 1);
        return new Ride(courses, true, false, has('i'), false, false, false, false, false);
    }

    boolean isCircular() {
        return has('q');
    }

    private void checkHop(char hop, int range) {
        if (has(hop) && range == 1) {
            throw new BetzaException(
                    column(hop), "'" + hop + "' before a leaper; expected a rider, since only riders hop");
        }
        for (char other : new char[] {'n', 'd', hop == 'g' ? 'p' : hop}) {
            if (has(hop) && other != hop && has(other)) {
                char named = other == 'd' ? other : hop;
                throw new BetzaException(
                        column(named),
                        "'" + named + "' together with '" + (named == hop ? other : hop)
                                + "'; expected one of the two");
            }
        }
    }

    private void checkOthers(String what) {
        others.stream()
                .filter(letter -> "nepg".indexOf(letter.sign) >= 0)
                .findFirst()
                .ifPresent(letter -> {
                    throw new BetzaException(
                            letter.column,
                            "'" + letter.sign + "' together with " + what + "; expected m, c, d, i or a direction");
                });
    }

    private Ride ride(Atom atom, Leap step, int range) {
        checkLame(atom, step);
        List<Leap> leaps = Shape.of(atom, step).select(Atom.around(step), directions);
        return ride(Course.straight(leaps, range));
    }

    private Ride ride(List<Course> courses) {
        boolean any = !has('m') && !has('c') && !has('d') && !has('e');
        return new Ride(
                courses, any || has('m'), any || has('c'), has('i'), has('n'), has('p'), has('e'), has('d'), has('g'));
    }

    private void checkLame(Atom atom, Leap step) {
        if (has('n') && Ride.between(step).isEmpty()) {
            throw new BetzaException(
                    column('n'), "'n' before " + atom.text() + ", whose leaps pass no square; expected a longer leap");
        }
    }

    private boolean has(char sign) {
        for (Letter letter : others) {
            if (letter.sign == sign) {
                return true;
            }
        }
        return false;
    }

    private int column(char sign) {
        return others.stream().filter(letter -> letter.sign == sign).findFirst().orElseThrow().column;
    }
}
