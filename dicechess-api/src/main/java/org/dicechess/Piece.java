package org.dicechess;

import java.util.Optional;

/**
 * A man: a kind, a side and perhaps a facing. Two pieces of one variant are equal if these three are.
 *
 * @since 0.1
 */
public interface Piece {

    /** The kind. */
    PieceType type();

    /** The side that moves it. */
    Color color();

    /** Where it faces; empty for kinds without facing. */
    Optional<Direction> facing();

    /** The text in position texts: {@code N}, {@code n}, {@code (Nr)}, or with a facing {@code C^n}. */
    String text();
}
