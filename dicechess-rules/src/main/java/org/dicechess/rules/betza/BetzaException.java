package org.dicechess.rules.betza;

/** A text is not Betza notation as {@link Betza} reads it. The message says what was found and what was expected. */
public final class BetzaException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Where in the text, counted from 0. */
    private final int column;

    BetzaException(int column, String message) {
        super(message);
        this.column = column;
    }

    /** Where in the text, counted from 0; the length of the text where something is missing at its end. */
    public int column() {
        return column;
    }
}
