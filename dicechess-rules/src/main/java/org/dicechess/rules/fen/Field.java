package org.dicechess.rules.fen;

import org.dicechess.NotationException;

/**
 * A field of a position text.
 *
 * @param whole the text of the position
 * @param index the index of the field in the text of the position, from 0
 */
public record Field(String whole, String text, int index) {

    private static final int MOST_DIGITS = 6;

    /** Returns the rest of the field from a character on. */
    Field from(int begin) {
        return new Field(whole, text.substring(begin), index + begin);
    }

    /** Returns the field up to a character, without it. */
    Field until(int end) {
        return new Field(whole, text.substring(0, end), index);
    }

    /** Returns the field as a whole number. */
    int number(int least, int most) {
        if (!isWhole(text, MOST_DIGITS) || Integer.parseInt(text) < least || Integer.parseInt(text) > most) {
            throw wrong("'" + text + "', expected a whole number from " + least + " to " + most);
        }
        return Integer.parseInt(text);
    }

    /** Returns whether a text is a whole number of at most so many ASCII digits, without leading zeros. */
    static boolean isWhole(String text, int digits) {
        boolean whole = text.equals("0") || !text.isEmpty() && text.length() <= digits && text.charAt(0) != '0';
        for (int at = 0; at < text.length(); at++) {
            whole &= text.charAt(at) >= '0' && text.charAt(at) <= '9';
        }
        return whole;
    }

    /** Refuses the field unless it is the first of its sort in the text. */
    void checkFirst(boolean first, String sort) {
        if (!first) {
            throw wrong("'" + text + "' is a second " + sort + ", expected one");
        }
    }

    /** Returns an exception for a problem at the start of the field. */
    public NotationException wrong(String expected) {
        return PositionText.wrong(whole, index, expected);
    }
}
