package org.dicechess.rules.turn;

import java.util.Set;

/**
 * A part of a turn's expression.
 *
 * @param first the stages, by number, with which it can begin
 * @param last the stages with which it can end
 * @param mayBeEmpty whether it can have no stage, and the turn goes on behind it
 * @param again whether it can have no stage, and the turn begins anew
 * @param rollAgain whether it can have no stage, and the last roll before it is thrown again
 */
record TurnPart(Set<Integer> first, Set<Integer> last, boolean mayBeEmpty, boolean again, boolean rollAgain) {

    static final TurnPart NOTHING = new TurnPart(Set.of(), Set.of(), true, false, false);

    static final TurnPart AGAIN = new TurnPart(Set.of(), Set.of(), false, true, false);

    static final TurnPart ROLL_AGAIN = new TurnPart(Set.of(), Set.of(), false, false, true);
}
