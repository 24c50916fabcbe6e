package org.dicechess.rules.betza;

import java.util.ArrayList;
import java.util.List;
import org.dicechess.rules.betza.Ride.Leap;

/**
 * The small letters in front of an atom.
 *
 * @param directions in written order
 * @param others each at most once
 */
record Modifiers(List<Letter> directions, List<Letter> others) {

    private static final String DIRECTIONS = "fblrvsh";
    private static final String OTHERS = "mceinpq";
    private static final String UNSUPPORTED = "agjotz";

    /** All of them. */
    static final String LETTERS = DIRECTIONS + OTHERS + UNSUPPORTED;

    /** A small letter and its column. */
    record Letter(char sign, int column) {}

    static Modifiers read(Text in) {
        Modifiers modifiers = new Modifiers(new ArrayList<>(), new ArrayList<>());
        while (in.atOneOf(LETTERS)) {
            int column = in.column();
            modifiers.add(new Letter(in.take(), column));
        }
        return modifiers;
    }

    private void add(Letter letter) {
        if (UNSUPPORTED.indexOf(letter.sign) >= 0) {
            throw new BetzaException(letter.column, "modifier '" + letter.sign + "' is not supported yet");
        }
        if (has(letter.sign)) {
            throw new BetzaException(letter.column, "modifier '" + letter.sign + "' a second time; expected it once");
        }
        (DIRECTIONS.indexOf(letter.sign) >= 0 ? directions : others).add(letter);
    }

    /** One ride for each kind of leap. */
    List<Ride> rides(Atom atom, int range) {
        checkHop(range);
        List<Ride> rides = new ArrayList<>();
        for (Leap step : atom.steps()) {
            rides.add(ride(atom, step, range));
        }
        return rides;
    }

    /** The ride of a move in several legs. */
    Ride ride(Legs legs) {
        checkPlain("brackets");
        List<Leap> begins = Shape.of(legs.atoms().get(0), legs.step(0)).select(legs.first(), directions);
        return ride(legs.courses(begins));
    }

    /** The ride around circles. */
    Ride ride(Circle circle, int range) {
        checkPlain("'q'");
        List<Leap> begins = Shape.of(circle.atom(), circle.leaps().get(0)).select(circle.begins(), directions);
        return ride(circle.courses(begins, range));
    }

    boolean isCircular() {
        return has('q');
    }

    private void checkHop(int range) {
        if (has('p') && range == 1) {
            throw new BetzaException(column('p'), "'p' before a leaper; expected a rider, which can hop");
        }
        if (has('p') && has('n')) {
            throw new BetzaException(column('p'), "'p' together with 'n'; expected one of them");
        }
    }

    private void checkPlain(String what) {
        others.stream()
                .filter(letter -> "nep".indexOf(letter.sign) >= 0)
                .findFirst()
                .ifPresent(letter -> {
                    throw new BetzaException(
                            letter.column,
                            "'" + letter.sign + "' together with " + what + "; expected m, c, i or a direction");
                });
    }

    private Ride ride(Atom atom, Leap step, int range) {
        checkLame(atom, step);
        List<Leap> leaps = Shape.of(atom, step).select(Atom.around(step), directions);
        return ride(Course.straight(leaps, range));
    }

    private Ride ride(List<Course> courses) {
        boolean any = !has('m') && !has('c') && !has('e');
        return new Ride(courses, any || has('m'), any || has('c'), has('i'), has('n'), has('p'), has('e'));
    }

    private void checkLame(Atom atom, Leap step) {
        if (has('n') && Ride.between(step).isEmpty()) {
            throw new BetzaException(
                    column('n'), "'n' before " + atom.text() + ", whose steps pass no square; expected a longer leap");
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
