package org.dicechess.rules.betza;

/** Thrown when a text is not in the dialect of {@link Betza}. The message says what was found and what was expected. */
public final class BetzaException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** The index of the mistake in the text. */
    private final int column;

    BetzaException(int column, String message) {
        super(message);
        this.column = column;
    }

    /** Returns the index of the mistake in the text, from 0; the text's length if something is missing at its end. */
    public int column() {
        return column;
    }
}
