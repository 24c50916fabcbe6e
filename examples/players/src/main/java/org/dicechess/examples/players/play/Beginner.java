package org.dicechess.examples.players.play;

import java.util.SplittableRandom;
import org.dicechess.Cursor;
import org.dicechess.examples.players.search.Budget;

/** Plays every second event, on average, without a thought. */
final class Beginner implements Player {

    private final SplittableRandom random;
    private final Player thoughtless;
    private final Player thoughtful;

    Beginner(Player thoughtless, Player thoughtful, long seed) {
        this.thoughtless = thoughtless;
        this.thoughtful = thoughtful;
        random = new SplittableRandom(seed);
    }

    @Override
    public int choose(Cursor cursor, Budget budget) {
        return (random.nextBoolean() ? thoughtless : thoughtful).choose(cursor, budget);
    }
}
