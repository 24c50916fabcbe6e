package org.dicechess.rules.model;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/** One stage of a turn. */
public sealed interface Stage {

    /** A pool of dice is thrown. */
    record Throw(int pool) implements Stage {}

    /** The dice that the player has chosen are thrown. */
    record ThrowChosen() implements Stage {}

    /** A man is moved; where a roll is in hand, one that the roll names, and the roll is used up. */
    record MovePiece() implements Stage {}

    /**
     * Moves with the dice in hand, one for each die in any order; dice may be given up where nothing here forbids it.
     *
     * @param must the kinds, by index, whose dice are not given up while such a man can move
     * @param most whether as many dice are used as any turn could use
     * @param orEnding the ending, by name, that a turn may bring about with however few dice
     */
    record Spend(BitSet must, boolean most, Optional<String> orEnding, String rule) implements Stage {}

    /** A man that walks is chosen, and the dice for it. */
    record Choose() implements Stage {}

    /** The chosen man walks as many steps as the roll says. */
    record WalkPiece() implements Stage {}

    /** One of these actions, by index, is done. */
    record Act(List<Integer> actions) implements Stage {}
}
