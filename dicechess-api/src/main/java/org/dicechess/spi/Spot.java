package org.dicechess.spi;

import java.util.List;
import org.dicechess.Color;
import org.dicechess.Direction;
import org.dicechess.Square;

/** A square as a man of one side sees it who stands there: what a geometric hook is asked about. Nothing else stands on the board. */
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
     * North or south, whichever leads from here to the rank of an area that lies on one rank; the facing if the square is on it.
     *
     * @throws IllegalArgumentException if there is no such area, or it does not lie on one rank
     */
    Direction towards(String area);

    /** The squares visited by single steps in these directions, in order; empty if one of them leaves the board. */
    List<Square> walk(Direction... steps);
}
