package org.dicechess.examples.players.match;

import java.util.SplittableRandom;
import org.dicechess.Cursor;
import org.dicechess.Variant;
import org.dicechess.examples.players.play.RandomEvents;

/** Decisions from random games, the same ones for the same seed. */
public final class RandomPositions {

    private static final int LEAST = 2;

    /** The most games that are played for one position. */
    private static final int GAMES = 10_000;

    private final Variant variant;
    private final int most;
    private final SplittableRandom random;
    private final RandomEvents events;

    /**
     * Makes the sequence of a seed.
     *
     * @param most how many events there are at most before a position, more than 2
     */
    public RandomPositions(Variant variant, int most, long seed) {
        if (most <= LEAST) {
            throw new IllegalArgumentException(most + " events; expected more than " + LEAST);
        }
        this.variant = variant;
        this.most = most;
        random = new SplittableRandom(seed);
        events = new RandomEvents(random);
    }

    /**
     * Returns a cursor at the next decision, which knows the events before it.
     *
     * @throws IllegalArgumentException if games are too short to find one
     */
    public Cursor next() {
        for (int game = 0; game < GAMES; game++) {
            Cursor cursor = variant.start().cursor();
            int length = random.nextInt(LEAST, most);
            while (cursor.kind() != Cursor.Kind.END) {
                if (cursor.depth() >= length && cursor.kind() == Cursor.Kind.DECISION) {
                    return cursor;
                }
                cursor.play(events.next(cursor));
            }
        }
        throw new IllegalArgumentException("no decision in " + GAMES + " random games of " + variant.id()
                + "; expected one after " + LEAST + " to " + (most - 1) + " events");
    }
}
