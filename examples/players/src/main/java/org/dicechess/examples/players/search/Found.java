package org.dicechess.examples.players.search;

import java.util.List;
import java.util.OptionalInt;

/**
 * What a search has found.
 *
 * @param way the events of the best way through the rest of the turn or up to its next roll, as ints of the cursor: at
 *     least one
 * @param line the events that the search expects after the way, up to a roll: as far as it remembers them, so it may be
 *     empty
 * @param value the winning expectation of the player, -1 to 1
 * @param end in how many turns the game is over if it is decided, the way counted; behind rolls the mean, rounded up.
 *     Empty if the game is not decided or the number is not known
 * @param depth the number of turns that were searched completely; 0 if only positions after the way were compared
 * @param deepest the most decisions one after the other that were looked at, with those of captures behind the last
 *     turn
 * @param nodes the number of positions that were visited
 */
public record Found(
        List<Integer> way, List<Integer> line, double value, OptionalInt end, int depth, int deepest, long nodes) {

    /** Copies the lists. */
    public Found {
        way = List.copyOf(way);
        line = List.copyOf(line);
    }
}
