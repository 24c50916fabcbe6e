package org.dicechess;

/**
 * Where a man can be: on a square of the board or in a reserve beside it.
 *
 * @since 0.1
 */
public sealed interface Place permits Square, Reserve {

    /** The canonical text: {@code e4} for a square, the colour and name for a reserve, as {@code white:hand}. */
    String text();
}
