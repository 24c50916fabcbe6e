package org.dicechess.examples.players.search;

/** One way through the decision at the root of a search. */
final class Way {

    final int[] events;
    double value;

    /** Whether it is valued exactly even if it is bad. */
    boolean exact;

    /** The position at its end. */
    final long key;

    Way(int[] events, long key, double value) {
        this.events = events;
        this.key = key;
        this.value = value;
    }
}
