package org.dicechess.examples.console;

import org.dicechess.Event;

/** What a player says when it is his turn. */
sealed interface Answer {

    /**
     * He plays.
     *
     * @param event one of those listed
     */
    record Play(Event event) implements Answer {}

    /** He wants to be back at the last decision that a person made. */
    record TakeBack() implements Answer {}

    /** He leaves. */
    record Quit() implements Answer {}
}
