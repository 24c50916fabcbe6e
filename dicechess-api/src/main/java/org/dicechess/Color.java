package org.dicechess;

/**
 * The two sides. White moves first unless a position says otherwise.
 *
 * @since 0.1
 */
public enum Color {
    /** The side whose home is rank 1; upper-case letters in position texts. */
    WHITE,
    /** The side whose home is the highest rank; lower-case letters in position texts. */
    BLACK;

    /** Returns the other side. */
    public Color opponent() {
        return this == WHITE ? BLACK : WHITE;
    }
}
