package org.dicechess.spi;

import java.util.List;
import java.util.Optional;
import org.dicechess.Color;
import org.dicechess.Piece;
import org.dicechess.Square;

/**
 * The position as hooks that are asked in play see it: the pieces, the side, the counters and the numbers. Read only.
 *
 * <p>The answer of a hook may depend only on the arguments of the question. The same question about the same position
 * must have the same answer, whatever was played before, whatever the dice show and however often it is asked: the
 * library stores answers, and equal positions must continue alike. A look is valid only until the hook has answered.
 *
 * @since 0.1
 */
public interface Look {

    /**
     * Returns the side that the question is about: the side that moves, unless the hook is asked about the other side.
     */
    Color side();

    /** Returns the squares that exist, rank by rank from rank 1, each rank from file a. */
    List<Square> squares();

    /**
     * Returns the square with this name, as {@code e4}.
     *
     * @throws IllegalArgumentException if the board has no such square
     */
    Square square(String name);

    /** Returns the piece on a square; empty if the square is empty or does not exist. */
    Optional<Piece> at(Square square);

    /** Returns whether the square exists and is empty. */
    boolean isEmpty(Square square);

    /** Returns whether a piece of this side is on the square. */
    boolean has(Square square, Color side);

    /**
     * Returns whether a piece of this side and kind is on the square. A piece of a kind that belongs to nobody counts
     * for either side.
     *
     * @throws IllegalArgumentException if no kind has this name
     */
    boolean has(Square square, Color side, String kind);

    /**
     * Returns the squares of the pieces of a side and kind, in the order of {@link #squares()}; maybe empty. Pieces of
     * a kind that belongs to nobody count for either side.
     *
     * @throws IllegalArgumentException if no kind has this name
     */
    List<Square> squaresOf(Color side, String kind);

    /**
     * Returns the number of pieces of a side and kind on the board. Pieces of a kind that belongs to nobody count for
     * either side.
     *
     * @throws IllegalArgumentException if no kind has this name
     */
    int count(Color side, String kind);

    /**
     * Returns whether a square lies in an area as this side sees it.
     *
     * @throws IllegalArgumentException if no area has this name
     */
    boolean in(Square square, String area, Color side);

    /**
     * Returns the squares of an area as this side sees it, in the order of {@link #squares()}.
     *
     * @throws IllegalArgumentException if no area has this name
     */
    List<Square> area(String name, Color side);

    /**
     * Returns the value of a counter, 0 to 9,999. A counter that has been reset in the present turn is 0.
     *
     * @throws IllegalArgumentException if no counter has this name
     */
    int counter(String name);

    /**
     * Returns the value of a number that turns set and add to, 0 to 255.
     *
     * @param side the side whose number is meant; a number of the game is the same for both sides
     * @throws IllegalArgumentException if no number has this name
     */
    default int number(String name, Color side) {
        throw new IllegalArgumentException("no number " + name + "; this look tells none");
    }

    /**
     * Returns the squares that one step in any direction reaches from a square, north first, then clockwise; empty if
     * the square does not exist.
     */
    default List<Square> neighbours(Square square) {
        throw new IllegalArgumentException("this look tells no neighbours of " + square);
    }

    /**
     * Returns the squares of the pieces of a side that attack a square: each could capture an enemy there by a move of
     * its notation. Whether it would leave its own royals attacked does not count, nor do moves that hooks give, walks
     * and captures en passant. What stands on the square matters only where it is an enemy and a move captures some
     * kinds alone. In the order of {@link #squares()}; maybe empty.
     *
     * @throws IllegalArgumentException if the board has no such square
     */
    default List<Square> attackers(Square square, Color side) {
        throw new IllegalArgumentException("this look tells no attackers of " + square);
    }

    /** Returns an effect in which the piece goes to a square and captures an enemy on it; see {@link Effect#go}. */
    default Effect go(Square arrival) {
        return Effect.go(arrival);
    }

    /**
     * Returns an effect as {@link #go(Square)} does, for the square with this name.
     *
     * @throws IllegalArgumentException if the board has no such square
     */
    default Effect go(String arrival) {
        return Effect.go(square(arrival));
    }

    /**
     * Reports the work of an answer, as {@link Spot#charge} does, for a question that has no spot.
     *
     * @param fuel the units that the answer took, at least 0
     * @throws IllegalStateException if the work of this and earlier answers together exceeds what the caller allows
     */
    default void charge(long fuel) {}
}
