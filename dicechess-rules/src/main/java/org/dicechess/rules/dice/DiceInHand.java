package org.dicechess.rules.dice;

import java.util.ArrayList;
import java.util.List;
import org.dicechess.Roll;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.Pool;

/**
 * Dice of one sort in hand. Two hands are equal if their dice and their faces are the same; the pool of the throw is
 * ignored.
 */
record DiceInHand(List<List<Kind>> kinds, boolean doublesMoveAny, Pool pool, Roll roll) {

    static DiceInHand of(Pool pool, List<Integer> faces) {
        return new DiceInHand(pool.kinds(), pool.doublesMoveAny(), pool, new Roll(faces));
    }

    List<Integer> faces() {
        return roll.faces();
    }

    /** Returns the faces that remain after one of them is spent. */
    List<Integer> without(int face) {
        List<Integer> left = new ArrayList<>(roll.faces());
        left.remove((Object) face);
        return left;
    }

    /** Returns whether a throw of a pool can leave such dice. */
    boolean isOf(Pool other) {
        return faces().size() <= other.count()
                && kinds.equals(other.kinds())
                && doublesMoveAny == other.doublesMoveAny();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof DiceInHand that
                && kinds.equals(that.kinds)
                && doublesMoveAny == that.doublesMoveAny
                && faces().equals(that.faces());
    }

    @Override
    public int hashCode() {
        return faces().hashCode();
    }
}
