package org.dicechess.examples.players.search;

/** One way through the decision at the root of a search. */
final class Way {

    final int[] events;
    double value;

    Way(int[] events, double value) {
        this.events = events;
        this.value = value;
    }
}
