package org.dicechess;

import java.util.List;
import java.util.Optional;

/**
 * A move of pieces, or an action of the definition that moves or changes pieces: its effect, and one way to show it.
 *
 * <p>Two moves are equal if their {@link #edits()}, {@link #spent()} and {@link #action()} are equal, whatever the
 * path; the hash code is {@code 31 * edits().hashCode() + spent().hashCode()}. Every implementation keeps to this, so a
 * host may build its own with {@link #of}.
 *
 * @since 0.1
 */
public non-sealed interface Move extends Event {

    /**
     * The changes: first everything that is lifted, then everything that is put; within each by square (rank by rank
     * from a1), reserves last. Empty if the move changes nothing but the turn.
     */
    List<Edit> edits();

    /** The faces of the dice that the move uses up, ascending; empty where no dice are spent one by one. */
    List<Integer> spent();

    /** One way for the man to go, for animation: the start first, the arrival last; never part of equality. */
    List<Square> path();

    /** Where the moving man starts; empty for drops. */
    Optional<Square> from();

    /** Where the moving man arrives; for castling the king's arrival. */
    Optional<Square> to();

    /** The men taken from the other side, in the order of {@link #edits()}. */
    default List<Piece> captures() {
        return Captures.of(this);
    }

    /** The name of the action of the definition that this is; empty for a move by the movement of a piece. */
    default Optional<String> action() {
        return Optional.empty();
    }

    /** A move with this effect, text and path; edits are put into canonical order. */
    static Move of(String text, List<Edit> edits, List<Integer> spent, List<Square> path) {
        return PlainMove.of(text, edits, spent, path, Optional.empty());
    }

    /** The same move as an action of this name. */
    default Move as(String action) {
        return PlainMove.of(text(), edits(), spent(), path(), Optional.of(action));
    }
}
