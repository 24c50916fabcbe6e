package org.dicechess.examples.console;

import org.dicechess.Color;
import org.dicechess.Event;
import org.dicechess.GameRecord;

/** The answer of a player at a decision. */
sealed interface Answer {

    /**
     * The player plays an event.
     *
     * @param event one of the listed events
     */
    record Play(Event event) implements Answer {}

    /**
     * The player wants to go back to an earlier decision.
     *
     * @param by the side that asks
     */
    record TakeBack(Color by) implements Answer {}

    /**
     * The player resigns.
     *
     * @param by the side that resigns
     */
    record Resign(Color by) implements Answer {}

    /**
     * The player offers a draw.
     *
     * @param by the side that offers
     */
    record OfferDraw(Color by) implements Answer {}

    /**
     * The player goes on with another game.
     *
     * @param game a game of the same variant that is not over
     */
    record Load(GameRecord game) implements Answer {}

    /** The player quits. */
    record Quit() implements Answer {}
}
