package org.dicechess.spi;

import java.util.Arrays;
import java.util.List;
import org.dicechess.Color;
import org.dicechess.Direction;
import org.dicechess.Square;

/**
 * A square together with the side and facing of the piece on it: what a hook is asked about. It tells nothing of other
 * pieces.
 *
 * @since 0.1
 */
public interface Spot {

    /** Returns the square. */
    Square square();

    /** Returns the side of the piece. */
    Color side();

    /** Returns the facing of the piece. A kind without facing faces forward: north for White, south for Black. */
    Direction facing();

    /** Returns the file of the square, from 0. */
    default int file() {
        return square().file();
    }

    /** Returns the rank of the square, from 0. */
    default int rank() {
        return square().rank();
    }

    /**
     * Returns another square as seen by the same piece, with the same facing, if it stood there. So areas, neighbours,
     * walks and rays of any square can be asked for.
     *
     * @throws IllegalArgumentException if the board has no such square
     */
    default Spot at(Square square) {
        throw new IllegalArgumentException("this spot tells nothing of " + square);
    }

    /** Returns the squares that one step in any direction reaches, north first, then clockwise. */
    default List<Square> neighbours() {
        return Arrays.stream(Direction.values())
                .flatMap(way -> walk(way).stream())
                .toList();
    }

    /**
     * Returns whether the square lies in an area as the side of the piece sees it.
     *
     * @throws IllegalArgumentException if no area has this name
     */
    boolean in(String area);

    /**
     * Returns the direction from this square to an area that lies on one rank: north or south, or the facing if the
     * square is on that rank.
     *
     * @throws IllegalArgumentException if no area has this name, or if the area does not lie on one rank
     */
    Direction towards(String area);

    /** Returns the squares that single steps in these directions visit, in order; empty if a step leaves the board. */
    List<Square> walk(Direction... steps);

    /**
     * Returns the squares in one direction up to the edge of the board or a missing square, nearest first; maybe empty.
     */
    default List<Square> ray(Direction way) {
        List<Square> ray = List.of();
        List<Square> longer = walk(way);
        while (!longer.isEmpty()) {
            ray = longer;
            Direction[] steps = new Direction[ray.size() + 1];
            Arrays.fill(steps, way);
            longer = walk(steps);
        }
        return ray;
    }

    /**
     * Converts a direction as a white piece without facing sees it to one as this piece sees it: forward is the facing
     * of the piece. For a black piece without facing north and south change places, and east and west do not.
     */
    default Direction turned(Direction way) {
        return side() == Color.WHITE ? way : Direction.NORTH.turned(4 - way.ordinal());
    }

    /**
     * Returns the texts that the definition gives to the hook under a name, {@code with: {name: [...]}}; at least one.
     *
     * @throws IllegalArgumentException if it gives none
     */
    default List<String> given(String name) {
        throw new IllegalArgumentException("the definition gives nothing named '" + name + "'");
    }

    /**
     * Returns the directions that the definition gives under a name, {@code n ne e se s sw w nw}, as this piece sees
     * them.
     *
     * @throws IllegalArgumentException if it gives none, or a text that is no direction
     */
    default List<Direction> directions(String name) {
        return given(name).stream().map(text -> turned(Direction.of(text))).toList();
    }

    /**
     * Reports the work of an answer, for hooks that measure their work: one unit is at most about 100 nanoseconds. A
     * hook that measures nothing does not call this.
     *
     * @param fuel the units that the answer took, at least 0
     * @throws IllegalStateException if the work of this and earlier answers together exceeds what the caller allows
     */
    default void charge(long fuel) {}
}
