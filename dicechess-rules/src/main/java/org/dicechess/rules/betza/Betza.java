package org.dicechess.rules.betza;

import java.util.ArrayList;
import java.util.List;

/**
 * Reads Betza notation. Where the original is ambiguous, XBoard's reading holds; texts that are still ambiguous are
 * refused.
 *
 * <p>A text is a sequence of terms: modifiers in any order, one atom, an optional range. The piece has the moves of all
 * terms.
 *
 * <table>
 * <caption>Atoms and range</caption>
 * <tr><td>{@code W F D N A H C Z G}</td>
 *     <td>leaps of (0,1) (1,1) (0,2) (1,2) (2,2) (0,3) (1,3) (2,3) (3,3) in all directions</td></tr>
 * <tr><td>{@code (x,y)}</td><td>the leap of x by y, each from 0 to 15, not both 0</td></tr>
 * <tr><td>{@code R B Q K}</td><td>short for {@code WW}, {@code FF}, {@code WWFF}, {@code WF}</td></tr>
 * <tr><td>{@code W3}</td>
 *     <td>up to 3 leaps on one line over empty squares, at most 99; also {@code R3}, {@code Q3}</td></tr>
 * <tr><td>{@code W0}, {@code WW}</td>
 *     <td>the same without limit; {@code R}, {@code B}, {@code Q} and {@code K} are not doubled, and a doubled atom
 *     takes no number</td></tr>
 * </table>
 *
 * <table>
 * <caption>Modifiers that are no directions, each at most once</caption>
 * <tr><td>{@code m}, {@code c}, {@code e}</td>
 *     <td>moves to an empty square; captures; captures en passant. They add up; none means {@code mc}</td></tr>
 * <tr><td>{@code i}</td><td>only from a square where the piece started</td></tr>
 * <tr><td>{@code n}</td>
 *     <td>lame: the squares of {@link Ride#between} must be empty, for each leap of a rider; refused if there are
 *     none</td></tr>
 * <tr><td>{@code p}</td>
 *     <td>hops: of the squares that the rider passes, exactly one is occupied; only on riders, not with
 *     {@code n}</td></tr>
 * <tr><td>{@code g}</td>
 *     <td>hops as a grasshopper: the rider ends right behind the first piece on its way; only on riders, not with
 *     {@code n} or {@code p}</td></tr>
 * </table>
 *
 * <p>Directions are White's: {@code f} is north, {@code r} is east. Black's are mirrored top to bottom (the sign of
 * {@code dy} changes), so left and right stay as White sees them. Several directions add up, and each must add a leap.
 *
 * <table>
 * <caption>Directions by kind of atom</caption>
 * <tr><td>orthogonal ({@code W D H R})</td>
 *     <td>{@code f b l r} one leap each, {@code v} is {@code fb}, {@code s} is {@code lr}</td></tr>
 * <tr><td>diagonal ({@code F A G B})</td>
 *     <td>{@code f b l r} alone: the two leaps on that side; {@code fl fr bl br}, in either order: one leap;
 *     {@code fb} or {@code lr}: all. Else several directions are read two letters at a time: {@code flbr}</td></tr>
 * <tr><td>oblique ({@code N C Z})</td>
 *     <td>{@code f b l r}, alone or doubled: the two leaps that go farthest that way; {@code v} the four steep,
 *     {@code s} the four flat; {@code fh bh lh rh} the four of that half; {@code fs bs} its two flat,
 *     {@code lv rv} its two steep; {@code lf rf lb rb} one steep leap, {@code fl fr bl br} one flat leap, so
 *     {@code lf} of {@code N} is (-1,2) and {@code fl} is (-2,1); {@code fb} is {@code v}, {@code lr} is {@code s}.
 *     Else several directions are read two letters at a time: {@code ffrr}</td></tr>
 * <tr><td>{@code K}, {@code Q}</td>
 *     <td>only {@code fh bh lh rh}: the three of that half. Others are read in two ways, so write the parts:
 *     {@code fWfF}</td></tr>
 * </table>
 *
 * <table>
 * <caption>Moves of several legs</caption>
 * <tr><td>{@code [F-W]}</td>
 *     <td>2 to 4 leaps in sequence. Each leap turns as little as its atom allows: not at all for an atom of the same
 *     kind, else to both sides ({@code W} after {@code F} turns by an eighth of a circle to either side). The squares
 *     between must exist and be empty</td></tr>
 * <tr><td>{@code [F?W]}</td><td>{@code ?} in place of {@code -}: the piece may stop there too</td></tr>
 * <tr><td>{@code [F-R]}</td><td>the last leg may be a rider, {@code R B NN W3}, and makes at least one leap</td></tr>
 * <tr><td>{@code qN}</td>
 *     <td>around circles, both ways, through all eight leaps of an oblique atom in sequence. Without a number the
 *     piece stops at most 7 leaps on; a number from 1 to 8 limits the leaps, and the eighth leads back to the start: a
 *     null move</td></tr>
 * <tr><td>{@code q[W?F]}</td>
 *     <td>the same with an orthogonal and a diagonal leap in turn, each an eighth of a circle from the one
 *     before</td></tr>
 * </table>
 *
 * <p>Only {@code m c i} and directions are allowed before brackets and {@code q}; the directions select among the first
 * leaps. The modifiers {@code a g j o t z} and the atoms {@code O U} are refused.
 */
public final class Betza {

    private static final int LONGEST_TEXT = 200;
    private static final int LONGEST_RANGE = 99;

    private Betza() {}

    /**
     * Reads a whole text.
     *
     * @param text 1 to 200 characters without blanks
     * @return at least one ride, in the order of the text; {@code K} and {@code Q} give the orthogonal ride first
     * @throws BetzaException if the text is not of this dialect
     */
    public static List<Ride> parse(String text) {
        if (text.length() > LONGEST_TEXT) {
            throw new BetzaException(
                    LONGEST_TEXT, "the text is too long; expected at most " + LONGEST_TEXT + " characters");
        }
        TextReader in = new TextReader(text);
        List<Ride> rides = new ArrayList<>();
        do {
            rides.addAll(term(in));
        } while (!in.atEnd());
        return List.copyOf(rides);
    }

    private static List<Ride> term(TextReader in) {
        Modifiers modifiers = Modifiers.read(in);
        if (modifiers.isCircular()) {
            Circle circle = Circle.read(in);
            return List.of(modifiers.ride(circle, Circle.range(in)));
        }
        if (in.atOneOf("[")) {
            return List.of(modifiers.ride(legs(in)));
        }
        if (in.skip(Modifiers.STAY)) {
            return List.of(modifiers.stay(in));
        }
        Atom atom = Atom.read(in);
        return modifiers.rides(atom, range(in, atom));
    }

    private static Legs legs(TextReader in) {
        Legs legs = Legs.read(in);
        if (in.atDigit()) {
            throw new BetzaException(
                    in.column(), "a number after brackets; expected it after the last leg, or 'q' before the brackets");
        }
        return legs;
    }

    /** Reads the range after an atom: nothing, the atom again, or a number. */
    static int range(TextReader in, Atom atom) {
        int column = in.column();
        if (in.skip(atom.text())) {
            checkDoubling(in, atom, column);
            return Ride.UNLIMITED;
        }
        if (!in.atDigit()) {
            return atom.range();
        }
        int range = in.number(0, LONGEST_RANGE);
        return range == 0 ? Ride.UNLIMITED : range;
    }

    private static void checkDoubling(TextReader in, Atom atom, int column) {
        if (atom.isShorthand()) {
            throw new BetzaException(column, "'" + atom.text() + "' twice; expected W and F atoms for this");
        }
        if (in.startsWith(atom.text())) {
            throw new BetzaException(
                    in.column(), "'" + atom.text() + "' a third time; expected it twice, which means without limit");
        }
        if (in.atDigit()) {
            throw new BetzaException(in.column(), "a number after a doubled atom, which has no limit; expected none");
        }
    }
}
