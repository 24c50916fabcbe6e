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

    /** Returns the side that owns the piece; empty for a piece that belongs to neither side, as a wall does. */
    Optional<Color> owner();

    /** Returns whether the piece belongs to this side. */
    default boolean isOf(Color side) {
        return owner().equals(Optional.of(side));
    }

    /** Returns the direction that the piece faces; empty for kinds without facing. */
    Optional<Direction> facing();

    /** Returns the text in position texts: {@code N}, {@code n}, {@code (Nr)}, or with a facing {@code C^n}. */
    String text();
}
