package org.dicechess;

import java.util.Objects;

/**
 * One change to the board or to a reserve. Captures, drops, promotions, castling and turning are lists of these.
 *
 * @since 0.1
 */
public sealed interface Edit {

    /** Where it happens. */
    Place place();

    /** The man that is taken away or put down. */
    Piece piece();

    /**
     * Takes a man away.
     *
     * @param place where it stood
     * @param piece the man
     */
    record Lift(Place place, Piece piece) implements Edit {

        /** Both are there. */
        public Lift {
            Objects.requireNonNull(place, "place");
            Objects.requireNonNull(piece, "piece");
        }
    }

    /**
     * Puts a man down.
     *
     * @param place where it stands from now on
     * @param piece the man
     */
    record Put(Place place, Piece piece) implements Edit {

        /** Both are there. */
        public Put {
            Objects.requireNonNull(place, "place");
            Objects.requireNonNull(piece, "piece");
        }
    }
}
