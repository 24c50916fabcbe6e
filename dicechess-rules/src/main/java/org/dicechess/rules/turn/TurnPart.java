package org.dicechess.rules.turn;

import java.util.Set;

/**
 * A part of a turn's expression: the stages, by number, that it can begin and end with, and whether it can be empty.
 */
record TurnPart(Set<Integer> first, Set<Integer> last, boolean mayBeEmpty) {

    static final TurnPart NOTHING = new TurnPart(Set.of(), Set.of(), true);
}
