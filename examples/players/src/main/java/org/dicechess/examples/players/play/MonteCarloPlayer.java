package org.dicechess.examples.players.play;

import org.dicechess.Cursor;
import org.dicechess.examples.players.search.Budget;
import org.dicechess.examples.players.search.MonteCarlo;

/** Searches each event with a new tree. */
final class MonteCarloPlayer implements Player {

    private final MonteCarlo search;
    private final Budget most;

    MonteCarloPlayer(MonteCarlo search, Budget most) {
        this.search = search;
        this.most = most;
    }

    @Override
    public int choose(Cursor cursor, Budget budget) {
        return search.find(cursor, budget.within(most)).way().get(0);
    }
}
