package org.dicechess;

import java.util.List;

/**
 * The graph of all ways to continue from a position until a roll, the end of the turn or the end of the game. Ways that
 * lead to equal positions are merged, so that a turn with several dice can be counted and searched without listing its
 * sequences of events.
 *
 * <p>The counts need no graph; they merge positions by keys of 128 bits. The graph is built when {@link #positions()}
 * or {@link #links} is first called, and merges positions that are equal. It takes 200 to 500 bytes for each position,
 * depending on the number of squares, and 4 bytes for each link. Thread-safe; one thread computes while the others
 * wait.
 *
 * <p>Each further die of a turn multiplies the number of positions by several dozen. A method throws an
 * {@link IllegalStateException} beyond these limits. Counts: 1,048,576 positions within the turn, 2,097,152 ends,
 * 4,194,304 events of the positions on one way together, and 50,000,000 units of work, as in
 * {@link Notation#record(String)}. An event that a count follows is 10 units, an end is 15. No position of a bundled
 * game is known to take more than 5,000,000. Graph: the number of positions that the caller allows, 8 times as many
 * links, and 400 units of work for each position that the caller allows, but at least 50,000,000. A link is 60 units.
 * So the time of a graph grows with its limit: 150,000 positions take up to a second, a million up to six. Both: 1,000
 * events in a row.
 *
 * @since 0.1
 */
public interface TurnGraph {

    /** Returns the position where the graph begins. */
    Position start();

    /**
     * Returns the number of event sequences from the start to an end, passes included; 1 if the start is an end. A draw
     * by counter, material or a hook is an end here, as it is for {@link Position#node()}.
     *
     * @throws IllegalStateException if a turn can return to an earlier position, so that no number exists, or beyond
     *     the limits
     * @throws ArithmeticException if the number exceeds {@link Long#MAX_VALUE}
     */
    long sequences();

    /**
     * Returns the number of different positions at the ends of the sequences, at least 1.
     *
     * @throws IllegalStateException as {@link #sequences()}
     * @throws ArithmeticException as {@link #sequences()}, since both are counted together
     */
    long ends();

    /**
     * Returns all positions: the start first, every other position after all those that lead to it. There can be many:
     * 101,481 after the first roll {@code [1 2 5 6]} of Grand Dice Chess.
     *
     * @param limit the most positions allowed; the most links allowed are 8 times as many
     * @throws IllegalStateException if there are more positions or links, if a turn can return to an earlier position
     *     or has more than 1,000 events, or if the work exceeds its limit
     */
    List<Position> positions(int limit);

    /**
     * Returns all positions if there are at most 150,000, with at most 1,200,000 links.
     *
     * @throws IllegalStateException as {@link #positions(int)}
     */
    default List<Position> positions() {
        return positions(150_000);
    }

    /**
     * Returns whether a position is an end of the graph: nothing leads on from it.
     *
     * @param position an index into {@link #positions()}
     * @throws IllegalStateException as {@link #links}
     * @throws IndexOutOfBoundsException if no position has this index
     */
    boolean isEnd(int position);

    /**
     * Returns the events at a position and where they lead, in the order of its node; empty for an end. Each call lists
     * the events anew.
     *
     * @param position an index into {@link #positions()}
     * @throws IllegalStateException as {@link #positions()}, unless the graph has been built with another limit
     * @throws IndexOutOfBoundsException if no position has this index
     */
    List<Link> links(int position);

    /**
     * Returns the events of one way from the start to a position, always the same way; empty for the start.
     *
     * @param position an index into {@link #positions()}
     * @throws IllegalStateException as {@link #links}
     * @throws IndexOutOfBoundsException if no position has this index
     */
    List<Event> way(int position);

    /**
     * An event and the position that it leads to.
     *
     * @param event the event
     * @param to an index into {@link #positions()}
     */
    record Link(Event event, int to) {}
}
