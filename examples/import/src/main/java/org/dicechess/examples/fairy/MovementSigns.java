package org.dicechess.examples.fairy;

import java.util.OptionalInt;

/** Looks for signs that mean nothing in the notation of moves. */
final class MovementSigns {

    private static final String MODIFIERS = "mcinpgefblrvsh";

    private MovementSigns() {}

    /** Returns where the first sign stands that belongs to no move. */
    static OptionalInt firstWrong(String betza) {
        int begin = 0;
        for (int at = 0; at < betza.length(); at++) {
            char sign = betza.charAt(at);
            if (Atom.is(sign)) {
                char next = at + 1 < betza.length() ? betza.charAt(at + 1) : ' ';
                at += Movement.isDistance(next) || next == sign ? 1 : 0;
                begin = at + 1;
            } else if (MODIFIERS.indexOf(sign) < 0) {
                return OptionalInt.of(at);
            }
        }
        return begin < betza.length() ? OptionalInt.of(begin) : OptionalInt.empty();
    }

    /** Returns what is wrong with the sign there. */
    static String wrong(String betza, int at) {
        String expected = MODIFIERS.indexOf(betza.charAt(at)) < 0
                ? "' means nothing here; expected " + Atom.LETTERS + ", before one of these " + MODIFIERS
                        + ", behind it a digit"
                : "' stands before no leap; expected one of " + Atom.LETTERS + " behind it";
        return "'" + Problems.shown(betza.substring(at, at + Character.charCount(betza.codePointAt(at)))) + expected;
    }
}
