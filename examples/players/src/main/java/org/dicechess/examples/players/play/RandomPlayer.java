package org.dicechess.examples.players.play;

import java.util.SplittableRandom;
import org.dicechess.Cursor;
import org.dicechess.examples.players.search.Budget;

/** Chooses every listed event with the same chance. */
final class RandomPlayer implements Player {

    private final RandomEvents events;

    RandomPlayer(long seed) {
        events = new RandomEvents(new SplittableRandom(seed));
    }

    @Override
    public int choose(Cursor cursor, Budget budget) {
        return events.next(cursor);
    }
}
