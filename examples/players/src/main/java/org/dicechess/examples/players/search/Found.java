package org.dicechess.examples.players.search;

import java.util.List;

/**
 * What a search has found.
 *
 * @param way the events of the best way through the rest of the turn or up to its next roll, as ints of the cursor: at
 *     least one
 * @param line the events that the search expects after the way, up to a roll: as far as it remembers them, so it may be
 *     empty
 * @param value the winning expectation of the player, -1 to 1
 * @param depth the number of turns that were searched completely; 0 if only positions after the way were compared
 * @param deepest the most decisions one after the other that were looked at, with those of captures behind the last
 *     turn
 * @param nodes the number of positions that were visited
 */
public record Found(List<Integer> way, List<Integer> line, double value, int depth, int deepest, long nodes) {

    /** Copies the lists. */
    public Found {
        way = List.copyOf(way);
        line = List.copyOf(line);
    }
}
