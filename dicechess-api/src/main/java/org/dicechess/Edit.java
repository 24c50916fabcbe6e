package org.dicechess;

import java.util.Objects;

/**
 * One change to the board or to a reserve. Every move, be it a capture, drop, promotion, castling or turn of a piece,
 * is a list of edits.
 *
 * @since 0.1
 */
public sealed interface Edit {

    /** Returns where the change happens. */
    Place place();

    /** Returns the piece that is lifted or put down. */
    Piece piece();

    /**
     * Removes a piece.
     *
     * @param place where the piece stood
     * @param piece the piece
     */
    record Lift(Place place, Piece piece) implements Edit {

        /**
         * Checks that both are given.
         *
         * @throws NullPointerException if one is null
         */
        public Lift {
            Objects.requireNonNull(place, "place");
            Objects.requireNonNull(piece, "piece");
        }
    }

    /**
     * Puts a piece down.
     *
     * @param place where the piece stands from now on
     * @param piece the piece
     */
    record Put(Place place, Piece piece) implements Edit {

        /**
         * Checks that both are given.
         *
         * @throws NullPointerException if one is null
         */
        public Put {
            Objects.requireNonNull(place, "place");
            Objects.requireNonNull(piece, "piece");
        }
    }
}
