package org.dicechess;

/**
 * A player names the man to move, and the die that he will throw for it.
 *
 * @param square where the man stands
 * @param die the name of the die
 * @since 0.1
 */
public record Selection(Square square, String die) implements Event {

    /** Square and die: {@code e5:d4}. */
    @Override
    public String text() {
        return square.text() + ":" + die;
    }

    /** As {@link #text()}. */
    @Override
    public String toString() {
        return text();
    }
}
