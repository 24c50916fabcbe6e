package org.dicechess.spi;

import java.util.Arrays;
import java.util.List;
import org.dicechess.Color;
import org.dicechess.Direction;
import org.dicechess.Square;

/**
 * A square as a man of one side sees it who stands there: what hooks are asked about. It tells nothing of who else
 * stands on the board.
 *
 * @since 0.1
 */
public interface Spot {

    /** The square. */
    Square square();

    /** The side of the man. */
    Color side();

    /** Where the man faces; forward for kinds without facing: north for White, south for Black. */
    Direction facing();

    /**
     * Whether the square lies in an area of the definition, as the man's side sees it.
     *
     * @throws IllegalArgumentException if there is no such area
     */
    boolean in(String area);

    /**
     * North or south, whichever leads from here to the rank of an area that lies on one rank; the facing if the square
     * is on it.
     *
     * @throws IllegalArgumentException if there is no such area, or it does not lie on one rank
     */
    Direction towards(String area);

    /** The squares visited by single steps in these directions, in order; empty if one of them leaves the board. */
    List<Square> walk(Direction... steps);

    /** The squares that lie one after the other in a direction, up to the edge or a missing square; maybe none. */
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
     * A direction said of a white man without facing, as this man sees it: forward is where he faces. For a black man
     * without facing north and south change places, and east and west do not.
     */
    default Direction turned(Direction way) {
        return side() == Color.WHITE ? way : Direction.NORTH.turned(4 - way.ordinal());
    }

    /**
     * The texts that the definition gives to the hook under a name, {@code with: {name: [...]}}; at least one.
     *
     * @throws IllegalArgumentException if it gives none
     */
    default List<String> given(String name) {
        throw new IllegalArgumentException("the definition gives nothing named '" + name + "'");
    }

    /**
     * What the definition gives under a name as directions, {@code n ne e se s sw w nw}, each as this man sees it.
     *
     * @throws IllegalArgumentException if it gives none, or something else
     */
    default List<Direction> directions(String name) {
        return given(name).stream().map(text -> turned(Direction.of(text))).toList();
    }

    /**
     * Takes note of the work that an answer took, as a hook counts it that counts its work: one unit is about 100
     * nanoseconds at most. Hooks that count nothing do not call this.
     *
     * @param fuel the units that the question took, at least 0
     * @throws IllegalStateException if whoever asks does not allow so much work, this and earlier questions taken
     *     together
     */
    default void charge(long fuel) {}
}
