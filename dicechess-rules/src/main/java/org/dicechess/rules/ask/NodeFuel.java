package org.dicechess.rules.ask;

/**
 * The work that all hooks may do while one node of a game is looked at, in units of about 100 nanoseconds.
 *
 * <p>An answer that is remembered is paid for again, once for each node, so that what a node may cost does not depend
 * on what was asked before.
 */
final class NodeFuel {

    /** The units for one node. */
    static final int MOST = 5_000_000;

    private long node;
    private long used;
    private long all;

    /** What remembered answers have cost, and for which node they were paid last. */
    static final class Paid {

        private final long[] units;
        private final long[] nodes;

        Paid(int answers) {
            this.units = new long[answers];
            this.nodes = new long[answers];
        }
    }

    /** Goes on to another node, or looks at the same anew. */
    void begin() {
        node++;
        used = 0;
    }

    long used() {
        return used;
    }

    /** What all answers have cost, whatever node they were asked at. */
    long all() {
        return all;
    }

    /**
     * Uses up some units.
     *
     * @throws IllegalStateException if too many have been used
     */
    void use(long units) {
        used += units;
        all += units;
        Work.charge(Work.FUEL * units);
        if (used > MOST) {
            throw new IllegalStateException(
                    "the hooks together do too much in one position; they may use " + MOST + " units of fuel");
        }
    }

    /** Notes what an answer has cost. */
    void paid(Paid paid, int answer, long before) {
        paid.units[answer] = used - before;
        paid.nodes[answer] = node;
    }

    /**
     * Pays for a remembered answer, if that is due; false if the fuel does not suffice, so that the hook fails when it
     * is asked.
     */
    boolean again(Paid paid, int answer) {
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
