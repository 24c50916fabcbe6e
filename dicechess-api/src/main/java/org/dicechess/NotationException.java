package org.dicechess;

/** A text of an event, a position or a record cannot be read. */
public final class NotationException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Where in the text, counted from 1. */
    private final int column;

    /**
     * Says what is wrong at which column.
     *
     * @param text the whole text
     * @param column where in it, counted from 1
     * @param expected what is wrong there and what was expected
     */
    public NotationException(String text, int column, String expected) {
        super("column " + column + " of '" + shortened(text) + "': " + expected);
        this.column = column;
    }

    /**
     * Says what is wrong in a text of several lines.
     *
     * @param column where in the whole text, counted from 1
     * @param message what is wrong, on which line, and what was expected
     */
    public NotationException(int column, String message) {
        super(message);
        this.column = column;
    }

    /** Where in the text, counted from 1. */
    public int column() {
        return column;
    }

    private static String shortened(String text) {
        return text.length() <= 120 ? text : text.substring(0, 120) + "...";
    }
}
