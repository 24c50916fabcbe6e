package org.dicechess.examples.players.analysis;

/**
 * The chances of a side, which sum to 1.
 *
 * @param win the chance to win, 0 to 1
 * @param draw the chance of a draw, 0 to 1
 * @param loss the chance to lose, 0 to 1
 */
public record Chances(double win, double draw, double loss) {

    /**
     * Returns the chances behind a winning expectation. A part of the games is decided, as large as the expectation;
     * the rest is even.
     *
     * @param expectation -1 (a sure loss) to 1
     * @param draws the part of draws among even games, 0 to 1
     */
    public static Chances of(double expectation, double draws) {
        double even = 1 - Math.abs(expectation);
        double each = even * (1 - draws) / 2;
        return new Chances(each + Math.max(0, expectation), even * draws, each + Math.max(0, -expectation));
    }

    /** Returns the winning chance, half of a draw counted. */
    public double winning() {
        return win + draw / 2;
    }
}
