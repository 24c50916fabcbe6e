package org.dicechess.rules.dice;

import java.util.BitSet;
import org.dicechess.rules.model.Area;
import org.dicechess.rules.model.Pool;
import org.jspecify.annotations.Nullable;

/** The squares that the faces of a roll in hand name. The last answer is kept, as the moves of a list ask alike. */
public final class NamedSquares {

    private static final Area NOWHERE = new Area("rolled", new BitSet(), new BitSet());

    private final Rolls rolls;
    private @Nullable Pool dice;
    private int roll;
    private Area squares = NOWHERE;

    public NamedSquares(Rolls rolls) {
        this.rolls = rolls;
    }

    /**
     * Returns the squares.
     *
     * @param pool the dice in hand
     * @param number the number of their roll, 0 if none are in hand
     */
    public Area of(Pool pool, int number) {
        if (pool != dice || number != roll) {
            squares = number == 0 ? NOWHERE : pool.squares(rolls.roll(number).faces());
            dice = pool;
            roll = number;
        }
        return squares;
    }
}
