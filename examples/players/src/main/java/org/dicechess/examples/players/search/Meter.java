package org.dicechess.examples.players.search;

/** Counts the nodes of one search and stops it when its budget is spent. */
final class Meter {

    /** How many nodes pass between two looks at the clock. */
    private static final int LOOK = 64;

    private static final long SECOND = 1_000_000_000;

    private final Budget budget;
    private final long begin = System.nanoTime();
    private long nodes;
    private int deepest;
    private boolean patient;
    private Runnable second = () -> {};
    private long next = SECOND;

    Meter(Budget budget) {
        this.budget = budget;
    }

    /** Calls a listener about once a second, where the clock is looked at. */
    void eachSecond(Runnable listener) {
        second = listener;
    }

    /** Until this is called, nothing is stopped: every search needs one result. */
    void mayStop(boolean may) {
        patient = !may;
    }

    void count() {
        nodes++;
        if (patient) {
            return;
        }
        if (nodes > budget.nodes() || nodes % LOOK == 0 && isLate()) {
            throw Stop.NOW;
        }
        if (nodes % LOOK == 0 && spent() > next) {
            next += SECOND;
            second.run();
        }
    }

    /** Counts a node of a level. */
    void count(int level) {
        deepest = Math.max(deepest, level);
        count();
    }

    /** Returns the greatest level of a node. */
    int deepest() {
        return deepest;
    }

    long nodes() {
        return nodes;
    }

    /** Whether a further, deeper iteration is unlikely to end in time. */
    boolean isHalfSpent() {
        return nodes > budget.nodes() / 2 || isHalfLate();
    }

    /** Whether half of the time has passed. */
    boolean isHalfLate() {
        return spent() > budget.nanos() / 2 || Thread.currentThread().isInterrupted();
    }

    boolean isSpent() {
        return nodes > budget.nodes() || isLate();
    }

    /** An interrupted thread has no time left. */
    private boolean isLate() {
        return spent() > budget.nanos() || Thread.currentThread().isInterrupted();
    }

    private long spent() {
        return System.nanoTime() - begin;
    }

    /** Leaves the recursion; it has no stack trace, so that it costs nothing. */
    static final class Stop extends RuntimeException {

        static final Stop NOW = new Stop();

        private static final long serialVersionUID = 1L;

        private Stop() {
            super("the budget is spent", null, false, false);
        }
    }
}
