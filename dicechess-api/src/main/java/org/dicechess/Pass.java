package org.dicechess;

/**
 * The turn ends without a further move, by choice or because nothing is possible.
 *
 * @since 0.1
 */
public record Pass() implements Event {

    /** Two hyphens: {@code --}. */
    @Override
    public String text() {
        return "--";
    }

    /** As {@link #text()}. */
    @Override
    public String toString() {
        return text();
    }
}
