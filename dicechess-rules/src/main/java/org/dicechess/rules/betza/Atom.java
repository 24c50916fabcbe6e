package org.dicechess.rules.betza;

import java.util.LinkedHashSet;
import java.util.List;
import org.dicechess.rules.betza.Ride.Leap;

/**
 * An atom of Betza notation: a capital letter, or a leap as a pair of numbers.
 *
 * @param text the atom as written
 * @param steps one leap of each kind: the one that goes north or, if there is none, the first one clockwise from north
 * @param range how often a leap is repeated at most if no number follows, {@link Ride#UNLIMITED} for any number
 */
record Atom(String text, List<Leap> steps, int range) {

    private static final String UNSUPPORTED = "OU{}";
    private static final String LETTERS = "WFDNAHCZGRBQK";
    private static final String EXPECTED = "a modifier or one of W F D N A H C Z G R B Q K (x,y)";
    private static final int LONGEST_SIDE = 15;

    private static final Leap STRAIGHT = new Leap(0, 1);
    private static final Leap DIAGONAL = new Leap(1, 1);

    static Atom read(TextReader in) {
        if (in.atOneOf("(")) {
            return vector(in);
        }
        if (in.atOneOf(UNSUPPORTED)) {
            throw new BetzaException(in.column(), "'" + in.take() + "' is not supported; expected " + EXPECTED);
        }
        if (!in.atOneOf(LETTERS)) {
            throw in.unexpected(EXPECTED);
        }
        return letter(in.take());
    }

    /** Returns whether the atom is a short form of other atoms. */
    boolean isShorthand() {
        return "RBQK".contains(text);
    }

    /** Returns all leaps of the same kind as this one, clockwise from north. */
    static List<Leap> around(Leap step) {
        int x = step.dx();
        int y = step.dy();
        return List.copyOf(new LinkedHashSet<>(List.of(
                new Leap(x, y),
                new Leap(y, x),
                new Leap(y, -x),
                new Leap(x, -y),
                new Leap(-x, -y),
                new Leap(-y, -x),
                new Leap(-y, x),
                new Leap(-x, y))));
    }

    private static Atom vector(TextReader in) {
        int start = in.column();
        in.expect("(");
        int x = in.number(0, LONGEST_SIDE);
        in.expect(",");
        int y = in.number(0, LONGEST_SIDE);
        in.expect(")");
        if (x == 0 && y == 0) {
            throw new BetzaException(start, "(0,0) is no leap; expected at least one number above 0");
        }
        return leaper(in.since(start), Math.min(x, y), Math.max(x, y));
    }

    private static Atom letter(char letter) {
        String text = String.valueOf(letter);
        return switch (letter) {
            case 'W' -> leaper(text, 0, 1);
            case 'F' -> leaper(text, 1, 1);
            case 'D' -> leaper(text, 0, 2);
            case 'N' -> leaper(text, 1, 2);
            case 'A' -> leaper(text, 2, 2);
            case 'H' -> leaper(text, 0, 3);
            case 'C' -> leaper(text, 1, 3);
            case 'Z' -> leaper(text, 2, 3);
            case 'G' -> leaper(text, 3, 3);
            case 'R' -> new Atom(text, List.of(STRAIGHT), Ride.UNLIMITED);
            case 'B' -> new Atom(text, List.of(DIAGONAL), Ride.UNLIMITED);
            case 'Q' -> new Atom(text, List.of(STRAIGHT, DIAGONAL), Ride.UNLIMITED);
            case 'K' -> new Atom(text, List.of(STRAIGHT, DIAGONAL), 1);
            default -> throw new AssertionError(letter);
        };
    }

    private static Atom leaper(String text, int shorter, int longer) {
        return new Atom(text, List.of(new Leap(shorter, longer)), 1);
    }
}
