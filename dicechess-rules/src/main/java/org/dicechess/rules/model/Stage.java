package org.dicechess.rules.model;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/** One stage of a turn. */
public sealed interface Stage {

    /** A pool of dice is thrown. */
    record Throw(int pool) implements Stage {}

    /** The pool of dice that the player has chosen is thrown. */
    record ThrowChosen() implements Stage {}

    /** A piece is moved. If a roll is in hand, the roll must name the piece, and the move uses up the roll. */
    record MovePiece() implements Stage {}

    /**
     * Pieces are moved with the dice in hand, one move for each die, in any order. Dice may be given up unless a
     * component forbids it.
     *
     * @param must the kinds, by index, whose dice may not be given up while such a piece can move
     * @param most whether the turn must use as many dice as it can
     * @param orEnding the ending, by name, that a turn may bring about with fewer dice
     */
    record Spend(BitSet must, boolean most, Optional<String> orEnding, String rule) implements Stage {}

    /** The player chooses a piece that can walk, and the dice for it. */
    record Choose() implements Stage {}

    /** The chosen piece walks as many steps as the roll says. */
    record WalkPiece() implements Stage {}

    /** The player does one of these actions, by index. */
    record Act(List<Integer> actions) implements Stage {}
}
