package org.dicechess.rules.notation;

import org.dicechess.NotationException;

/**
 * A field of a position's text.
 *
 * @param whole the text of the position
 * @param index where the field begins in it, from 0
 */
record Field(String whole, String text, int index) {

    /** What is left of it after so many characters. */
    Field from(int begin) {
        return new Field(whole, text.substring(begin), index + begin);
    }

    /** The whole number that it is. */
    int number(int least, int most) {
        boolean written = text.matches("0|[1-9][0-9]{0,5}");
        if (!written || Integer.parseInt(text) < least || Integer.parseInt(text) > most) {
            throw wrong("'" + text + "', expected a whole number from " + least + " to " + most);
        }
        return Integer.parseInt(text);
    }

    /** A problem with it. */
    NotationException wrong(String expected) {
        return PositionText.wrong(whole, index, expected);
    }
}
