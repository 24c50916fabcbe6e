package org.dicechess;

/**
 * A named place beside the board, where men of one side wait: a hand to drop from, or captured men whose fate is open.
 *
 * @param owner the side it belongs to
 * @param name its name in the definition
 * @since 0.1
 */
public record Reserve(Color owner, String name) implements Place {

    @Override
    public String text() {
        return (owner == Color.WHITE ? "white:" : "black:") + name;
    }

    /** As {@link #text()}. */
    @Override
    public String toString() {
        return text();
    }
}
