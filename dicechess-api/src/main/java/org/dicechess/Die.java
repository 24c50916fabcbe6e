package org.dicechess;

import java.util.List;

/**
 * One die: its name and the meaning of its faces.
 *
 * @since 0.1
 */
public interface Die {

    /** Returns the name in the definition. */
    String name();

    /** Returns the numbers of its faces in ascending order, at least one. Faces may have weights. */
    List<Integer> faces();

    /**
     * Returns the kinds of piece that this face allows to move, in the order of the definition; empty if the face moves
     * nothing, or if the faces do not name kinds.
     *
     * @throws IllegalArgumentException if the die has no such face
     */
    List<PieceType> pieces(int face);

    /**
     * Returns the name of a face in the definition that is no kind of piece, such as {@code storm} or {@code file a};
     * empty if it has none.
     *
     * @throws IllegalArgumentException if the die has no such face
     */
    default String label(int face) {
        return "";
    }

    /**
     * Returns how many of the equally likely cases of the die show this face, 1 to 100: its probability is this number
     * by the sum of all.
     *
     * @throws IllegalArgumentException if the die has no such face
     */
    default int weight(int face) {
        return 1;
    }

    /**
     * Returns whether the faces name kinds of piece. If not, a roll does not choose kinds: any piece may move with it,
     * or it deals, or it counts the steps of a walk.
     */
    boolean namesPieces();
}
