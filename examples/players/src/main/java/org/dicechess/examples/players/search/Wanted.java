package org.dicechess.examples.players.search;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.LongConsumer;

/**
 * What a search is asked for.
 *
 * @param most how many of the best ways are valued exactly, at least 1
 * @param first the events of the cursor with which a way may begin; empty for all
 * @param way the events of a way that is valued exactly beside the best ones, each an int of the cursor where it is
 *     listed; empty for none
 * @param heard is told the best ways after each depth that is searched completely. It is called by the thread of the
 *     search, while the cursor stands at the root, and has to leave the cursor there
 * @param counted is told the number of nodes about once a second. It is called by the thread of the search, while the
 *     cursor stands anywhere
 */
public record Wanted(
        int most, Set<Integer> first, List<Integer> way, Consumer<List<Found>> heard, LongConsumer counted) {

    /**
     * Copies the collections.
     *
     * @throws IllegalArgumentException if the number is out of range
     */
    public Wanted {
        first = Set.copyOf(first);
        way = List.copyOf(way);
        if (most < 1) {
            throw new IllegalArgumentException(most + " ways; expected at least 1 way");
        }
    }

    /** Wants so many of the best ways. */
    public static Wanted best(int most) {
        return new Wanted(most, Set.of(), List.of(), found -> {}, nodes -> {});
    }

    /** Wants the same, and a way to be valued beside the best ones. */
    public Wanted with(List<Integer> valued) {
        return new Wanted(most, first, valued, heard, counted);
    }

    /** Wants the same, and tells of it. */
    public Wanted telling(Consumer<List<Found>> listener) {
        return new Wanted(most, first, way, listener, counted);
    }

    /** Wants the same, and tells of the nodes. */
    public Wanted counting(LongConsumer listener) {
        return new Wanted(most, first, way, heard, listener);
    }

    /** Wants the same of ways that begin with these events; of all if there are none. */
    public Wanted beginning(Set<Integer> events) {
        return new Wanted(most, events, way, heard, counted);
    }

    /** Returns whether a way may begin with an event. */
    boolean mayBegin(int event) {
        return first.isEmpty() || first.contains(event);
    }
}
