package org.dicechess;

import org.dicechess.text.Shown;

/**
 * Thrown when the text of an event, a position or a game cannot be read.
 *
 * @since 0.1
 */
public final class NotationException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** The most characters of the text that a message shows. */
    private static final int AROUND = 120;

    private static final int LONGEST = 1000;

    /** The position of the mistake in the text, from 1. */
    private final int column;

    /** What is wrong, on one line. */
    private final String reason;

    /**
     * An exception for a text of one line; the message shows the text around the column.
     *
     * @param text the whole text
     * @param column where the mistake is in the text, from 1
     * @param expected what is wrong there and what was expected
     */
    public NotationException(String text, int column, String expected) {
        super("column " + column + " of '" + around(text, column) + "': " + Shown.text(expected, LONGEST));
        this.column = column;
        this.reason = Shown.text(expected, LONGEST);
    }

    /**
     * An exception for a text of several lines.
     *
     * @param column where the mistake is in the whole text, from 1
     * @param message what is wrong, on which line, and what was expected
     */
    public NotationException(int column, String message) {
        super(Shown.text(message, LONGEST));
        this.column = column;
        this.reason = Shown.text(message, LONGEST);
    }

    /** Returns where the mistake is in the text, from 1. */
    public int column() {
        return column;
    }

    /**
     * Returns what is wrong and what was expected. The message of a text of one line also shows the column and the text
     * around it; the reason does not.
     */
    public String reason() {
        return reason;
    }

    /** Returns the text around a column, on one line. */
    private static String around(String text, int column) {
        int begin = text.length() <= AROUND ? 0 : Math.max(0, Math.min(column - AROUND / 2, text.length() - AROUND));
        return (begin == 0 ? "" : "...") + Shown.text(text.substring(begin), AROUND);
    }
}
