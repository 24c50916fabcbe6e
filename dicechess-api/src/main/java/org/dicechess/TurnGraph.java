package org.dicechess;

import java.util.List;

/**
 * All the ways to play on from a position until something is rolled, the turn is over or the game ends. Ways that come
 * to equal positions are merged, so that a turn with several dice can be counted and searched without listing its
 * sequences of events.
 *
 * <p>The counts are worked out without building the graph; they merge positions by keys of 128 bits. The graph itself,
 * built when {@link #positions()} or {@link #links} is first asked for, merges equal positions. It takes 200 to 500
 * bytes for each position, by the squares of the board, and 4 for each link. Threads may share it; one works while the
 * others wait.
 *
 * <p>Each further die of a turn multiplies the number of positions by some dozen moves. All that looks at them gives up
 * with an {@link IllegalStateException} beyond a limit: the counts after 1,048,576 positions within the turn or
 * 8,388,608 ends; the graph after as many positions as the caller says, or 8 times as many links; both after 1,000
 * events in a row, or 400,000,000 units of work, which only odd games come to (units as in
 * {@link Notation#record(String)}). The counts give up, too, where the positions on the way have more than 4,194,304
 * events together.
 *
 * @since 0.1
 */
public interface TurnGraph {

    /** Where it begins. */
    Position start();

    /**
     * How many sequences of events lead from the start to an end, passes included; 1 if the start is an end itself. A
     * draw by counter, material or a hook is an end here, as it is for {@link Position#node()}.
     *
     * @throws IllegalStateException if a turn can come back to where it was, so that there is no number, or beyond the
     *     limits
     * @throws ArithmeticException if there are more than {@link Long#MAX_VALUE}
     */
    long sequences();

    /**
     * How many different positions the sequences end in, at least 1.
     *
     * @throws IllegalStateException as {@link #sequences()}
     * @throws ArithmeticException as {@link #sequences()}, which are counted on the way
     */
    long ends();

    /**
     * All positions, the start first; every other comes after all those that lead to it. There can be many: the first
     * throw {@code [1 2 5 6]} of Grand Dice Chess has 101,481 of them.
     *
     * @param limit the most positions that the caller wants; times 8 the most links
     * @throws IllegalStateException if there are more of either, or if a turn can come back to where it was, goes on
     *     for more than 1,000 events, or takes too much work
     */
    List<Position> positions(int limit);

    /**
     * All positions, if they are at most 200,000 with at most 1,600,000 links.
     *
     * @throws IllegalStateException as {@link #positions(int)}
     */
    default List<Position> positions() {
        return positions(200_000);
    }

    /**
     * What can be played at a position, in the order of its node; empty for an end. Every call lists the events anew.
     *
     * @param position its index in {@link #positions()}
     * @throws IllegalStateException as {@link #positions()}, if no limit has been given yet
     * @throws IndexOutOfBoundsException if there is no such position
     */
    List<Link> links(int position);

    /**
     * The events that lead from the start to a position; empty for the start. Where several ways lead there it is one
     * of them, always the same.
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
