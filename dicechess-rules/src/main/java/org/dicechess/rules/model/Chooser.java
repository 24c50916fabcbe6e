package org.dicechess.rules.model;

/** Who decides which of the possible events of a stage is played. The events are those of the side on turn. */
public enum Chooser {
    /** The side on turn. */
    PLAYER,
    /** Its opponent. */
    OPPONENT,
    /** Chance; each event is equally likely. */
    CHANCE
}
