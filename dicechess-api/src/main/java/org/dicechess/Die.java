package org.dicechess;

import java.util.List;

/**
 * One die: its name and what its faces mean.
 *
 * @since 0.1
 */
public interface Die {

    /** The name in the definition. */
    String name();

    /** The numbers on its faces in ascending order; each is equally likely. */
    List<Integer> faces();

    /**
     * The kinds of piece that this face lets a player move, in the order of the definition; empty if faces do not name
     * kinds.
     *
     * @throws IllegalArgumentException if the die has no such face
     */
    List<PieceType> pieces(int face);
}
