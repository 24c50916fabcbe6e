package org.dicechess.examples.players.play;

import java.util.SplittableRandom;
import org.dicechess.Cursor;
import org.dicechess.examples.players.search.Budget;

/** Chooses every listed event with the same chance. */
final class RandomPlayer implements Player {

    private final SplittableRandom random;
    private int[] events = new int[0];

    RandomPlayer(long seed) {
        random = new SplittableRandom(seed);
    }

    @Override
    public int choose(Cursor cursor, Budget budget) {
        if (events.length < cursor.variant().eventBound()) {
            events = new int[cursor.variant().eventBound()];
        }
        return events[random.nextInt(cursor.list(events, 0))];
    }
}
