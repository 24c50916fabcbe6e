package org.dicechess.rules.model;

import java.util.List;

/** One stage of a turn. */
public sealed interface Stage {

    /** A pool of dice is thrown. */
    record Throw(int pool) implements Stage {}

    /** The dice that the player has chosen are thrown. */
    record ThrowChosen() implements Stage {}

    /** A man is moved; where a roll is in hand, one that the roll names, and the roll is used up. */
    record MoveMan() implements Stage {}

    /** A man that walks is chosen, and the dice for it. */
    record Choose() implements Stage {}

    /** The chosen man walks as many steps as the roll says. */
    record WalkMan() implements Stage {}

    /** One of these actions, by index, is done. */
    record Act(List<Integer> actions) implements Stage {}
}
