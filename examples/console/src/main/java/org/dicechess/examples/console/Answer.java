package org.dicechess.examples.console;

import org.dicechess.Event;

/** The answer of a player at a decision. */
sealed interface Answer {

    /**
     * The player plays an event.
     *
     * @param event one of the listed events
     */
    record Play(Event event) implements Answer {}

    /** The player wants to go back to the last decision of a human player. */
    record TakeBack() implements Answer {}

    /** The player quits. */
    record Quit() implements Answer {}
}
