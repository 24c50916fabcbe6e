package org.dicechess;

/**
 * A named place beside the board that holds pieces. There are two: {@code hand}, the pieces that a side holds to put
 * them on the board ({@link Position#hand(Color)}), and {@code waiting}, its captured piece that a player has to put
 * down next ({@link Position#reserve(Color)}).
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
