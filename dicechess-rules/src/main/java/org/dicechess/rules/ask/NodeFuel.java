package org.dicechess.rules.ask;

/**
 * Limits the work that all hooks may do at one node of a game, in units of about 100 nanoseconds.
 *
 * <p>A remembered answer is paid for again once at each node. So the cost of a node does not depend on earlier
 * questions.
 */
final class NodeFuel {

    /** The units of one node. */
    static final int MOST = 5_000_000;

    /** The number of results that a search for an answer compares for one unit. */
    private static final int COMPARED_PER_UNIT = 8;

    private long node;
    private long used;
    private long all;

    /** The cost of each remembered answer, and the node where it was last paid. */
    static final class Paid {

        private final long[] units;
        private final long[] nodes;

        Paid(int answers) {
            this.units = new long[answers];
            this.nodes = new long[answers];
        }
    }

    /** The cost of an answer that serves many positions, and the node where it was last paid. */
    static final class Price {

        private final long units;
        private long node;

        Price(long units, long node) {
            this.units = units;
            this.node = node;
        }
    }

    /** Returns the price of an answer that has just been paid: the units used since {@code before}. */
    Price price(long before) {
        return new Price(used - before, node);
    }

    /**
     * Does the same as {@link #payAgain(Paid, int)}. Each search for the answer costs by the results that it compares.
     */
    boolean payAgain(Price price, int compared) {
        long search = compared / COMPARED_PER_UNIT;
        long units = search + (price.node == node ? 0 : price.units);
        if (used + units > MOST) {
            return false;
        }
        used += units;
        all += search;
        price.node = node;
        return true;
    }

    /** Begins another node, or the same node again. */
    void begin() {
        node++;
        used = 0;
    }

    long used() {
        return used;
    }

    /** Returns the units that all answers have used, at any node. */
    long all() {
        return all;
    }

    /**
     * Uses some units.
     *
     * @throws IllegalStateException if the node has no units left
     */
    void use(long units) {
        used += units;
        all += units;
        if (used > MOST) {
            throw new IllegalStateException(
                    "the hooks together do too much in one position; they may use " + MOST + " units of fuel");
        }
    }

    /** Records the cost of an answer: the units used since {@code before}. */
    void recordCost(Paid paid, int answer, long before) {
        paid.units[answer] = used - before;
        paid.nodes[answer] = node;
    }

    /**
     * Pays for a remembered answer unless this node has paid for it. Returns false if too little fuel is left; the hook
     * then fails when it is asked.
     */
    boolean payAgain(Paid paid, int answer) {
        if (paid.nodes[answer] != node) {
            if (used + paid.units[answer] > MOST) {
                return false;
            }
            used += paid.units[answer];
            paid.nodes[answer] = node;
        }
        return true;
    }
}
