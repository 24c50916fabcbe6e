package org.dicechess;

/**
 * Ends the turn, or one stage of it, without a further move: by choice, or because no move is possible.
 *
 * @since 0.1
 */
public record Pass() implements Event {

    /** Returns two hyphens: {@code --}. */
    @Override
    public String text() {
        return "--";
    }

    /** Returns the same as {@link #text()}. */
    @Override
    public String toString() {
        return text();
    }
}
