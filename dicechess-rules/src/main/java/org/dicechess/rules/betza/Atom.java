package org.dicechess.rules.betza;

import java.util.LinkedHashSet;
import java.util.List;
import org.dicechess.rules.betza.Ride.Leap;

/**
 * A capital letter or a leap in numbers.
 *
 * @param text as written
 * @param steps for each kind of leap the one that goes north or, where it can, to the east of north
 * @param range how often they are repeated where no number follows
 */
record Atom(String text, List<Leap> steps, int range) {

    private static final String UNSUPPORTED = "OU{}";
    private static final String LETTERS = "WFDNAHCZGRBQK";
    private static final String EXPECTED = "a modifier or one of W F D N A H C Z G R B Q K (x,y)";
    private static final int LONGEST_SIDE = 15;

    private static final Leap STRAIGHT = new Leap(0, 1);
    private static final Leap DIAGONAL = new Leap(1, 1);

    static Atom read(Text in) {
        if (in.atOneOf("(")) {
            return vector(in);
        }
        if (in.atOneOf(UNSUPPORTED)) {
            throw new BetzaException(in.column(), "'" + in.take() + "' is not supported yet; expected " + EXPECTED);
        }
        if (!in.atOneOf(LETTERS)) {
            throw in.unexpected(EXPECTED);
        }
        return letter(in.take());
    }

    /** Whether it stands for other atoms. */
    boolean isShorthand() {
        return "RBQK".contains(text);
    }

    /** All leaps of one kind, clockwise from north. */
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

    private static Atom vector(Text in) {
        int start = in.column();
        in.expect("(");
        int x = in.number(0, LONGEST_SIDE);
        in.expect(",");
        int y = in.number(0, LONGEST_SIDE);
        in.expect(")");
        if (x == 0 && y == 0) {
            throw new BetzaException(start, "(0,0) does not move; expected a leap");
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
