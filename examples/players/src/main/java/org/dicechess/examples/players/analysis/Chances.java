package org.dicechess.examples.players.analysis;

/**
 * How likely a side wins, draws and loses.
 *
 * @param win 0 to 1
 * @param draw 0 to 1
 * @param loss 0 to 1
 */
public record Chances(double win, double draw, double loss) {

    /**
     * Returns the chances behind a winning expectation. The surer the result, the rarer the draw.
     *
     * @param expectation -1 to 1
     * @param draws the share of draws in an even game, 0 to 1
     */
    public static Chances of(double expectation, double draws) {
        double open = 1 - Math.abs(expectation);
        double each = (1 - draws) * open / 2;
        return new Chances(each + Math.max(expectation, 0), draws * open, each + Math.max(-expectation, 0));
    }
}
