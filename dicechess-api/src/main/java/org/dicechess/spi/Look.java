package org.dicechess.spi;

import java.util.List;
import java.util.Optional;
import org.dicechess.Color;
import org.dicechess.Piece;
import org.dicechess.Square;

/**
 * The present moment as hooks see it that are asked in play: the men, the side and the counters, read only.
 *
 * <p>What a hook answers must depend on what it is asked about and on this alone: the same question about the same
 * position has the same answer, whatever was played before, whatever the dice show and however often it was asked. The
 * library remembers answers, and positions that are equal must go on alike. A look is valid only while the hook
 * answers.
 *
 * @since 0.1
 */
public interface Look {

    /** The side that moves, or that the question speaks of where it is not that side's turn. */
    Color side();

    /** The squares that exist, rank by rank from rank 1, each from file a. */
    List<Square> squares();

    /**
     * The square with this name, as {@code e4}.
     *
     * @throws IllegalArgumentException if there is no such square on this board
     */
    Square square(String name);

    /** The man on a square; empty if there is none or the square does not exist. */
    Optional<Piece> at(Square square);

    /** Whether the square exists and no man stands on it. */
    boolean isEmpty(Square square);

    /** Whether a man of this side stands on the square. */
    boolean has(Square square, Color side);

    /**
     * Whether a man of this side and kind stands on the square.
     *
     * @throws IllegalArgumentException if there is no such kind
     */
    boolean has(Square square, Color side, String kind);

    /**
     * Where the men of a side and kind stand, in the order of {@link #squares()}.
     *
     * @throws IllegalArgumentException if there is no such kind
     */
    List<Square> squaresOf(Color side, String kind);

    /**
     * How many men of a side and kind there are.
     *
     * @throws IllegalArgumentException if there is no such kind
     */
    int count(Color side, String kind);

    /**
     * Whether a square lies in an area, as this side sees it.
     *
     * @throws IllegalArgumentException if there is no such area
     */
    boolean in(Square square, String area, Color side);

    /**
     * The squares of an area as a side sees it, in the order of {@link #squares()}.
     *
     * @throws IllegalArgumentException if there is no such area
     */
    List<Square> area(String name, Color side);

    /**
     * The value of a counter; one that was set back in the present turn is 0.
     *
     * @throws IllegalArgumentException if there is no such counter
     */
    int counter(String name);

    /** The effect of a man who goes to a square, which is empty or holds an enemy whom he takes. */
    default Effect go(Square arrival) {
        return Effect.go(arrival);
    }

    /**
     * As {@link #go(Square)}, to the square with this name.
     *
     * @throws IllegalArgumentException if there is no such square on this board
     */
    default Effect go(String arrival) {
        return Effect.go(square(arrival));
    }

    /**
     * Takes note of the work that an answer took, as {@link Spot#charge} does for a question without a look.
     *
     * @param fuel the units that the question took, at least 0
     * @throws IllegalStateException if whoever asks does not allow so much work, this and earlier questions taken
     *     together
     */
    default void charge(long fuel) {}
}
