package org.dicechess.rules.turn;

import java.util.Set;

/**
 * A part of a turn's expression.
 *
 * @param first the stages, by number, with which it can begin
 * @param last the stages with which it can end
 * @param mayBeEmpty whether it can have no stage, and the turn goes on behind it
 * @param again whether it can have no stage, and the turn begins anew
 * @param rollsAgain the rolls before it, by number, that may be thrown again in its place
 */
record TurnPart(Set<Integer> first, Set<Integer> last, boolean mayBeEmpty, boolean again, Set<Integer> rollsAgain) {

    static final TurnPart NOTHING = new TurnPart(Set.of(), Set.of(), true, false, Set.of());

    static final TurnPart AGAIN = new TurnPart(Set.of(), Set.of(), false, true, Set.of());

    /** Returns a part at which a roll before it is thrown again. */
    static TurnPart rollAgain(int roll) {
        return new TurnPart(Set.of(), Set.of(), false, false, Set.of(roll));
    }
}
