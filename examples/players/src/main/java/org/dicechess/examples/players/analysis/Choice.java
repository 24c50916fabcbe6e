package org.dicechess.examples.players.analysis;

import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.dicechess.Event;

/**
 * A way through a decision, and what it is worth.
 *
 * @param way the events up to the next roll, the end of the turn or a choice of the opponent: at least one
 * @param line what is expected afterwards. A roll in it is the one whose value is nearest to the mean of all. May be
 *     empty
 * @param chances the chances of the side that chooses
 * @param spread the standard deviation of the winning chance over the first roll of the line; empty if no roll follows,
 *     or the budget did not last for a turn behind each outcome
 * @param end in how many turns the game is over if it is decided, this one counted; empty if it is not decided or the
 *     number is not known. Behind a roll it is the mean, rounded up
 * @param depth the number of turns that were searched completely
 * @param nodes the positions that were visited for all ways together
 */
public record Choice(
        List<Event> way,
        List<Event> line,
        Chances chances,
        OptionalDouble spread,
        OptionalInt end,
        int depth,
        long nodes) {

    /** Copies the lists. */
    public Choice {
        way = List.copyOf(way);
        line = List.copyOf(line);
    }
}
