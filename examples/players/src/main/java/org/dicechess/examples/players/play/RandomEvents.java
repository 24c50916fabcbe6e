package org.dicechess.examples.players.play;

import java.util.random.RandomGenerator;
import org.dicechess.Cursor;

/** Chance: it rolls outcomes by their weights, and plays every listed event of a decision equally often. */
public final class RandomEvents {

    private final RandomGenerator random;
    private int[] events = new int[0];

    /** Takes its numbers from a generator. */
    public RandomEvents(RandomGenerator random) {
        this.random = random;
    }

    /** Returns an outcome of a chance node, or an event of a decision. */
    public int next(Cursor cursor) {
        if (cursor.isChance()) {
            return cursor.outcome(random.nextLong(cursor.total()));
        }
        if (events.length < cursor.variant().eventBound()) {
            events = new int[cursor.variant().eventBound()];
        }
        return events[random.nextInt(cursor.list(events, 0))];
    }

    /** Returns how many turns have ended, where games begin with random ones. */
    public static int turns(Cursor cursor) {
        return 2 * (cursor.turnNumber() - 1) + cursor.turn().ordinal();
    }
}
