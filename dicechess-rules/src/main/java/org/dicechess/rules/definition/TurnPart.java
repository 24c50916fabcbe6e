package org.dicechess.rules.definition;

import java.util.Set;

/** What a part of a turn's expression can begin and end with, by number of stage, and whether it can be nothing. */
record TurnPart(Set<Integer> first, Set<Integer> last, boolean mayBeEmpty) {

    static final TurnPart NOTHING = new TurnPart(Set.of(), Set.of(), true);
}
