package org.dicechess.examples.players.search;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/**
 * What a search is asked for.
 *
 * @param most how many of the best ways are valued exactly, at least 1
 * @param first the events of the cursor with which a way may begin; empty for all
 * @param heard is told the best ways after each depth that is searched completely. It is called by the thread of the
 *     search, while the cursor stands at the root, and has to leave the cursor there
 */
public record Wanted(int most, Set<Integer> first, Consumer<List<Found>> heard) {

    /**
     * Copies the set.
     *
     * @throws IllegalArgumentException if the number is out of range
     */
    public Wanted {
        first = Set.copyOf(first);
        if (most < 1) {
            throw new IllegalArgumentException(most + " ways; expected at least 1 way");
        }
    }

    /** Wants so many of the best ways. */
    public static Wanted best(int most) {
        return new Wanted(most, Set.of(), found -> {});
    }

    /** Returns whether a way may begin with an event. */
    boolean mayBegin(int event) {
        return first.isEmpty() || first.contains(event);
    }
}
