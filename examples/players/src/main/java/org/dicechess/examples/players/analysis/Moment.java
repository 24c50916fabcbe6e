package org.dicechess.examples.players.analysis;

import java.util.List;
import org.dicechess.Color;
import org.dicechess.Event;

/** A part of a reviewed game: a choice or a roll. Winning chances are from 0 to 1, half of a draw counted. */
public sealed interface Moment {

    /** Returns how many events of the game were played before. */
    int from();

    /** Returns how many events of the game had been played afterwards. */
    int to();

    /** Returns the number of the turn, as the position counts. */
    int turn();

    /** Returns the side that has chosen or rolled. */
    Color side();

    /** Returns the winning chance of the side before. */
    double before();

    /** Returns the winning chance of the side afterwards. */
    double after();

    /**
     * All events of a player up to the next roll, the end of the turn or a choice of the opponent.
     *
     * @param played the events of the game
     * @param best the best events that the search has found; the same events if they are
     * @param before the winning chance with the best events
     * @param after the winning chance with the events of the game, searched as deep
     * @param margin how much the loss has changed with the last turn of depth: about how far it can be trusted
     * @param depth the number of turns that were searched
     */
    record Chosen(
            int from,
            int to,
            int turn,
            Color side,
            List<Event> played,
            List<Event> best,
            double before,
            double after,
            double margin,
            int depth)
            implements Moment {

        /** Copies the lists. */
        public Chosen {
            played = List.copyOf(played);
            best = List.copyOf(best);
        }

        /** Returns the winning chance that the choice has lost. */
        public double loss() {
            return Math.max(0, before - after);
        }

        /** Returns what the choice is called. */
        public Verdict verdict() {
            return Verdict.of(loss());
        }
    }

    /**
     * A roll, or another outcome of chance.
     *
     * @param roll the outcome
     * @param before the mean of the winning chances after all outcomes
     * @param after the winning chance after this one
     * @param worst the winning chance after the worst outcome
     * @param best the winning chance after the best outcome
     * @param depth the number of turns that were searched
     */
    record Rolled(
            int from,
            int turn,
            Color side,
            Event roll,
            double before,
            double after,
            double worst,
            double best,
            int depth)
            implements Moment {

        @Override
        public int to() {
            return from + 1;
        }

        /** Returns what the roll has brought: its winning chance less the mean. */
        public double luck() {
            return after - before;
        }
    }
}
