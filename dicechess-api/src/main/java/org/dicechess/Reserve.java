package org.dicechess;

/**
 * A named place beside the board that holds pieces, such as a hand to drop from or a captured piece that awaits
 * placement.
 *
 * @param owner the side that the reserve belongs to
 * @param name the name of the reserve
 * @since 0.1
 */
public record Reserve(Color owner, String name) implements Place {

    @Override
    public String text() {
        return (owner == Color.WHITE ? "white:" : "black:") + name;
    }

    /** Returns the same as {@link #text()}. */
    @Override
    public String toString() {
        return text();
    }
}
