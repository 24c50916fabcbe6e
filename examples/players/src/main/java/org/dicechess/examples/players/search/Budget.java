package org.dicechess.examples.players.search;

/**
 * What a player may spend on one choice.
 *
 * @param nanos the nanoseconds, at least 0; {@link Long#MAX_VALUE} for no limit
 * @param nodes the nodes, at least 1; {@link Long#MAX_VALUE} for no limit
 */
public record Budget(long nanos, long nodes) {

    /** No limit: a player needs a limit of its own then. */
    public static final Budget UNLIMITED = new Budget(Long.MAX_VALUE, Long.MAX_VALUE);

    /** The moves that a clock is expected to last for. */
    private static final int MOVES = 40;

    private static final long RESERVE = 200_000_000;

    /**
     * Checks both numbers.
     *
     * @throws IllegalArgumentException if the time is negative, or there are no nodes
     */
    public Budget {
        if (nanos < 0 || nodes < 1) {
            throw new IllegalArgumentException(
                    "a budget of " + nanos + " ns and " + nodes + " nodes; expected at least 0 ns and 1 node");
        }
    }

    /** Returns a budget of time. */
    public static Budget millis(long millis) {
        return new Budget(Math.multiplyExact(millis, 1_000_000L), Long.MAX_VALUE);
    }

    /** Returns a budget of nodes. The same nodes and seed give the same choice on every machine. */
    public static Budget nodes(long nodes) {
        return new Budget(Long.MAX_VALUE, nodes);
    }

    /**
     * Returns a part of what is left on a clock for the rest of a game. A reserve stays untouched, since a machine may
     * pause.
     *
     * @param left the nanoseconds left for all choices
     * @param increment the nanoseconds that each choice adds
     */
    public static Budget clock(long left, long increment) {
        return clock(left, increment, MOVES);
    }

    /**
     * Returns a part of what is left on a clock for some choices, of which one uses half of it at most.
     *
     * @param left the nanoseconds left for all of them
     * @param increment the nanoseconds that each choice adds
     * @param moves how many choices there are before the clock gets further time, at least 1
     */
    public static Budget clock(long left, long increment, long moves) {
        long usable = Math.max(0, left - RESERVE);
        long most = usable / Math.min(4, moves + 1);
        return new Budget(Math.min(usable / Math.min(moves, MOVES) + increment / 2, most), Long.MAX_VALUE);
    }

    /**
     * Returns what each of several threads that work at the same time may spend: all the time, and its part of nodes.
     */
    Budget share(int threads) {
        return nodes == Long.MAX_VALUE ? this : new Budget(nanos, Math.max(1, nodes / threads));
    }

    /**
     * Returns a part of both limits.
     *
     * @param part greater than 0, at most 1
     */
    public Budget part(double part) {
        return new Budget(
                nanos == Long.MAX_VALUE ? nanos : (long) (part * nanos),
                nodes == Long.MAX_VALUE ? nodes : Math.max(1, (long) (part * nodes)));
    }

    /** Returns the smaller time and the smaller number of nodes of two budgets. */
    public Budget within(Budget other) {
        return new Budget(Math.min(nanos, other.nanos), Math.min(nodes, other.nodes));
    }
}
