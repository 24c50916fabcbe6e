package org.dicechess;

import java.util.Optional;

/**
 * A piece: a kind, a side and perhaps a facing. Two pieces of one variant are equal if these three are equal.
 *
 * @since 0.1
 */
public interface Piece {

    /** Returns the kind. */
    PieceType type();

    /** Returns the side that owns the piece. */
    Color color();

    /** Returns the direction that the piece faces; empty for kinds without facing. */
    Optional<Direction> facing();

    /** Returns the text in position texts: {@code N}, {@code n}, {@code (Nr)}, or with a facing {@code C^n}. */
    String text();
}
