package org.dicechess;

import java.util.List;

/**
 * What a piece can do alone: the squares to which it moves on an empty board, and those on which it captures a single
 * enemy piece. Squares stand in the order of {@link Board#squares()}; a square may be in both lists.
 *
 * @param moves the empty squares that the piece reaches in one move; its own square if it may go around and come back
 * @param captures the squares on which it could capture the only other piece of the board
 * @since 0.1
 */
public record Reach(List<Square> moves, List<Square> captures) {

    /** Copies the lists. */
    public Reach {
        moves = List.copyOf(moves);
        captures = List.copyOf(captures);
    }
}
