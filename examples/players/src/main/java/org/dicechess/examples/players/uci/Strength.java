package org.dicechess.examples.players.uci;

import java.util.List;
import org.dicechess.examples.players.search.Budget;

/**
 * How a weaker player searches.
 *
 * @param elo its strength, in the scale of other programs
 * @param nodes how many nodes it looks at for a move
 */
record Strength(int elo, long nodes) {

    /**
     * Rows in ascending order, of matches in chess with Fairy-Stockfish, limited by its own UCI_Elo; see the README.
     */
    private static final List<Strength> MEASURED = List.of(
            new Strength(1150, 100),
            new Strength(1550, 400),
            new Strength(1850, 1_500),
            new Strength(2100, 6_000),
            new Strength(2450, 25_000));

    static int least() {
        return MEASURED.get(0).elo();
    }

    static int most() {
        return MEASURED.get(MEASURED.size() - 1).elo();
    }

    /** Returns what a player of a strength may spend: between two rows the logarithm of the nodes grows evenly. */
    static Budget budget(int elo) {
        int above = 1;
        while (MEASURED.get(above).elo() < elo) {
            above++;
        }
        Strength low = MEASURED.get(above - 1);
        Strength high = MEASURED.get(above);
        double part = (double) (elo - low.elo()) / (high.elo() - low.elo());
        return Budget.nodes(Math.round(low.nodes() * Math.pow((double) high.nodes() / low.nodes(), part)));
    }
}
