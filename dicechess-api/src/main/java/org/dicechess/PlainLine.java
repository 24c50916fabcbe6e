package org.dicechess;

import org.dicechess.text.Hidden;

/**
 * Checks texts that hosts add to a game, so that each form of record can write them on one line, and people see what
 * they say: a character that nobody sees, or that turns the direction of others, could make one name look like another.
 */
final class PlainLine {

    /** They join or part the letters of some scripts and the parts of emoji. */
    private static final String JOINERS = "\u200C\u200D";

    private PlainLine() {}

    /** Returns whether a text has blanks and joiners alone, so that people see nothing. */
    static boolean isNothing(String text) {
        return text.codePoints()
                .allMatch(c -> JOINERS.indexOf(c) >= 0 || Character.isWhitespace(c) || Character.isSpaceChar(c));
    }

    /**
     * Checks a text.
     *
     * @param what what the text is, for the message
     * @param longest the most characters, a surrogate pair counted once
     * @throws IllegalArgumentException if the text is longer, or has a control character, a line separator, half of a
     *     surrogate pair, a direction character or another invisible one than U+200C and U+200D; the message names the
     *     code point
     */
    static void check(String what, String text, int longest) {
        int length = text.codePointCount(0, text.length());
        if (length > longest) {
            throw new IllegalArgumentException(what + " has " + length + " characters, expected at most " + longest);
        }
        int codePoint;
        for (int at = 0; at < text.length(); at += Character.charCount(codePoint)) {
            codePoint = text.codePointAt(at);
            if (Hidden.is(codePoint) && JOINERS.indexOf(codePoint) < 0) {
                throw new IllegalArgumentException(String.format(
                        "%s has the character U+%04X at %d, expected no control, direction or invisible character, line"
                                + " separator or single surrogate",
                        what, codePoint, at + 1));
            }
        }
    }
}
