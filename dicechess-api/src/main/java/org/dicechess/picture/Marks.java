package org.dicechess.picture;

import java.util.List;
import java.util.Set;
import org.dicechess.Square;

/**
 * What the host adds to a picture.
 *
 * @param last what the last moves did
 * @param hand the squares that a player may click, and the one that the player has clicked
 * @param arrows the arrows
 * @param goals where a piece may go
 */
record Marks(Last last, Hand hand, Set<Arrow> arrows, Goals goals) {

    static final Marks NONE = new Marks(
            new Last(Set.of(), List.of()),
            new Hand(Set.of(), Set.of()),
            Set.of(),
            new Goals(Set.of(), Set.of(), false));

    /**
     * The last moves.
     *
     * @param changed the squares that they changed
     * @param ways for each move the squares that its piece visited, in order
     */
    record Last(Set<Square> changed, List<List<Square>> ways) {

        /** Returns whether a piece has left or passed a square. */
        boolean visited(Square square) {
            return changed.contains(square) || ways.stream().anyMatch(way -> way.contains(square));
        }
    }

    /**
     * What a player has in hand.
     *
     * @param movable the squares of pieces that can move
     * @param clicked the square of the piece that the player has clicked, if any
     */
    record Hand(Set<Square> movable, Set<Square> clicked) {}

    /**
     * Where a piece may go.
     *
     * @param targets squares to move to
     * @param captures squares to capture on
     * @param isDiagram whether they are explained below
     */
    record Goals(Set<Square> targets, Set<Square> captures, boolean isDiagram) {}

    /**
     * An arrow.
     *
     * @param from where it begins
     * @param to where it ends
     */
    record Arrow(Square from, Square to) {}

    Marks with(Last changed) {
        return new Marks(changed, hand, arrows, goals);
    }

    Marks with(Hand changed) {
        return new Marks(last, changed, arrows, goals);
    }

    Marks with(Set<Arrow> changed) {
        return new Marks(last, hand, changed, goals);
    }

    Marks with(Goals changed) {
        return new Marks(last, hand, arrows, changed);
    }
}
