package org.dicechess;

import java.util.List;
import java.util.Optional;

/**
 * Which squares exist, which areas have names, and what stands where; read only and unchanging.
 *
 * @since 0.1
 */
public interface Board {

    /** Files of the bounding box: 1 to 26. */
    int files();

    /** Ranks of the bounding box: 1 to 256. */
    int ranks();

    /** The squares that exist, rank by rank from rank 1, each from file a; at most 256. */
    List<Square> squares();

    /** Whether this square exists. */
    boolean contains(Square square);

    /** The man on this square; empty if there is none or the square does not exist. */
    Optional<Piece> at(Square square);

    /** The names of the areas, in the order of the definition. */
    List<String> areas();

    /**
     * The squares of a named area as this side sees it, in the order of {@link #squares()}.
     *
     * @throws IllegalArgumentException if there is no such area
     */
    List<Square> area(String name, Color side);
}
