package org.dicechess;

import java.util.List;
import java.util.Optional;

/**
 * The squares of a board, its named areas and the pieces on it. Immutable.
 *
 * @since 0.1
 */
public interface Board {

    /** Returns the number of files of the smallest rectangle that holds the board: 1 to 26. */
    int files();

    /** Returns the number of ranks of the smallest rectangle that holds the board: 1 to 256. */
    int ranks();

    /** Returns whether the first file and the last one are neighbours, so that lines lead around the board. */
    boolean joinsFiles();

    /** Returns whether the first rank and the last one are neighbours, so that lines lead around the board. */
    boolean joinsRanks();

    /**
     * Returns the squares that exist, 1 to 256, rank by rank from rank 1, each rank from file a. The list cannot be
     * changed.
     */
    List<Square> squares();

    /** Returns whether this square exists. */
    boolean contains(Square square);

    /** Returns the index of a square in {@link #squares()}, as cursors number squares; -1 if it does not exist. */
    int index(Square square);

    /** Returns the piece on this square; empty if the square is empty or does not exist. */
    Optional<Piece> at(Square square);

    /** Returns the names of the areas in the order of the definition; empty if it names none. */
    List<String> areas();

    /**
     * Returns the squares of a named area as this side sees it, in the order of {@link #squares()}.
     *
     * @throws IllegalArgumentException if no area has this name
     */
    List<Square> area(String name, Color side);
}
