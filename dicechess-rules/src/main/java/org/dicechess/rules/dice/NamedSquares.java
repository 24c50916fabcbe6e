package org.dicechess.rules.dice;

import java.util.List;
import org.dicechess.rules.model.Area;
import org.dicechess.rules.model.Pool;
import org.jspecify.annotations.Nullable;

/**
 * The squares that the faces of a roll in hand name. Without these dice in hand it is asked what the turn allows after
 * some roll, so all faces count. The last answer is kept, as the moves of a list ask alike.
 */
public final class NamedSquares {

    private final Rolls rolls;
    private @Nullable Pool dice;
    private int roll;
    private @Nullable Area squares;

    public NamedSquares(Rolls rolls) {
        this.rolls = rolls;
    }

    /**
     * Returns the squares.
     *
     * @param number the number of the roll in hand, 0 for none; it may be one of other dice
     */
    public Area of(Pool pool, int number) {
        if (squares == null || pool != dice || number != roll) {
            squares = pool.squares(faces(pool, number));
            dice = pool;
            roll = number;
        }
        return squares;
    }

    private List<Integer> faces(Pool pool, int number) {
        List<Integer> shown = number == 0 ? List.of() : rolls.roll(number).faces();
        boolean ofPool = shown.size() == pool.count() && pool.faces().containsAll(shown);
        return ofPool ? shown : pool.faces();
    }
}
