package org.dicechess;

/**
 * The two sides; White moves first unless a definition says otherwise.
 *
 * @since 0.1
 */
public enum Color {
    /** The side that sits at rank 1; upper-case letters in position texts. */
    WHITE,
    /** The side that sits at the highest rank; lower-case letters in position texts. */
    BLACK;

    /** The other side. */
    public Color opponent() {
        return this == WHITE ? BLACK : WHITE;
    }
}
