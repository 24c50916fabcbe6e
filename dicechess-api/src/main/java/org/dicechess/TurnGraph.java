package org.dicechess;

import java.util.List;

/**
 * All the ways to play on from a position until something is rolled, the turn is over or the game ends. Ways that come to equal
 * positions are merged, so that a turn with several dice can be counted and searched without listing its sequences of events.
 *
 * <p>The counts are worked out without building the graph; they merge positions by keys of 128 bits. The graph itself, built
 * when {@link #positions()} or {@link #links} is first asked for, merges equal positions, and takes memory for each. Threads may
 * share it; one works while the others wait.
 *
 * <p>Time and memory, of counts too, grow with the number of different positions, of which there is no limit: each further die of a
 * turn multiplies it by some dozen moves. Four dice on a crowded board take seconds; with more dice ask in small games only.
 */
public interface TurnGraph {

    /** Where it begins. */
    Position start();

    /**
     * How many sequences of events lead from the start to an end, passes included; 1 if the start is an end itself.
     *
     * @throws IllegalStateException if a turn can come back to where it was, so that there is no number
     * @throws ArithmeticException if there are more than {@link Long#MAX_VALUE}
     */
    long sequences();

    /**
     * How many different positions the sequences end in, at least 1.
     *
     * @throws IllegalStateException as {@link #sequences()}
     */
    long ends();

    /**
     * All positions, the start first; every other comes after all those that lead to it. There can be many: the first throw
     * {@code [1 2 5 6]} of Grand Dice Chess has 101,481 of them, in about 63 MB with their links.
     *
     * @throws IllegalStateException as {@link #sequences()}
     */
    List<Position> positions();

    /**
     * What can be played at a position, in the order of its node; empty for an end.
     *
     * @param position its index in {@link #positions()}
     * @throws IndexOutOfBoundsException if there is no such position
     */
    List<Link> links(int position);

    /**
     * The events that lead from the start to a position; empty for the start. Where several ways lead there it is one of them,
     * always the same.
     *
     * @param position its index in {@link #positions()}
     * @throws IllegalStateException as {@link #sequences()}
     * @throws IndexOutOfBoundsException if there is no such position
     */
    List<Event> way(int position);

    /**
     * An event and where it leads.
     *
     * @param to the index of a position in {@link #positions()}
     */
    record Link(Event event, int to) {}
}
