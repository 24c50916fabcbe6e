package org.dicechess.examples.players.train;

/** How often games that go on evenly are drawn. */
final class Drawn {

    /** What nobody has tried counts as so many games. */
    private static final double GUESS = 10;

    private double even;
    private double draws;

    /**
     * Begins with what is known.
     *
     * @param part the part of draws so far, 0 to 1
     * @param games the games behind it
     */
    Drawn(double part, int games) {
        even = GUESS + games;
        draws = part * even;
    }

    /**
     * Adds a game.
     *
     * @param part how much of it was even, on average: 1 less the size of the winning expectation
     */
    void add(double part, boolean drawn) {
        even += part;
        draws += drawn ? 1 : 0;
    }

    /** Returns the part of draws among even games. */
    double part() {
        return Math.min(1, draws / even);
    }
}
