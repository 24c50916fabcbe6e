package org.dicechess.rules.model;

/** One stage of a turn. */
public sealed interface Stage {

    /** A pool of dice is thrown. */
    record Throw(int pool) implements Stage {}

    /** A man is moved; where a roll is in hand, one that the roll names, and the roll is used up. */
    record MoveMan() implements Stage {}
}
