package org.dicechess;

/**
 * Where a piece can be: on a square of the board or in a reserve beside it.
 *
 * @since 0.1
 */
public sealed interface Place permits Square, Reserve {

    /** Returns the canonical text: {@code e4} for a square, colour and name for a reserve, as {@code white:hand}. */
    String text();
}
