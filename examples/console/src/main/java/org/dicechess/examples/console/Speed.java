package org.dicechess.examples.console;

import java.util.SplittableRandom;
import java.util.function.LongSupplier;
import org.dicechess.Cursor;
import org.dicechess.Perft;
import org.dicechess.Variant;

/** Measures how fast a variant is counted and played. */
final class Speed {

    private static final double SECOND = 1e9;
    private static final int DEEPEST = 99;

    /** The events after which a random game is cut, so that games without an end have one. */
    private static final int LONGEST = 1_000;

    private static final long SEED = 1;

    private final Variant variant;
    private final long budget;
    private final LongSupplier clock;

    /**
     * Creates measurements.
     *
     * @param budget about how many nanoseconds each takes
     * @param clock tells nanoseconds
     */
    Speed(Variant variant, long budget, LongSupplier clock) {
        this.variant = variant;
        this.budget = budget;
        this.clock = clock;
    }

    /**
     * What a count has shown.
     *
     * @param depth the levels; an event is one
     * @param nodes the leaves
     * @param seconds how long counting took
     */
    record Count(int depth, long nodes, double seconds) {

        double perSecond() {
            return nodes / seconds;
        }
    }

    /**
     * What random games have shown.
     *
     * @param games their number
     * @param events the events of all of them
     * @param seconds how long they took
     */
    record Games(long games, long events, double seconds) {

        double perSecond() {
            return games / seconds;
        }
    }

    /**
     * Counts leaves from the start to greater and greater depth, as long as the next one seems to fit. The deepest
     * count is repeated while time is left, and the fastest one counts.
     */
    Count perft() {
        long begin = clock.getAsLong();
        Count before = new Count(0, 1, 0);
        Count deepest = count(1);
        while (deepest.depth() < DEEPEST && deepest.nodes() > 0 && fits(before, deepest, begin)) {
            before = deepest;
            deepest = count(deepest.depth() + 1);
        }
        Count best = deepest;
        while (passed(begin) + best.seconds() * SECOND < budget) {
            Count again = count(deepest.depth());
            best = again.seconds() < best.seconds() ? again : best;
        }
        return best;
    }

    private boolean fits(Count before, Count last, long begin) {
        double growth = Math.max(1, (double) last.nodes() / before.nodes());
        return passed(begin) + last.seconds() * growth * SECOND < budget;
    }

    private long passed(long begin) {
        return clock.getAsLong() - begin;
    }

    private Count count(int depth) {
        long begin = clock.getAsLong();
        long nodes = Perft.countMade(variant.start().cursor(), depth, Perft.Unit.EVENT);
        return new Count(depth, nodes, Math.max(1, passed(begin)) / SECOND);
    }

    /** Plays random games, always the same ones, until time is over; at least one. */
    Games games() {
        SplittableRandom random = new SplittableRandom(SEED);
        long begin = clock.getAsLong();
        long games = 0;
        long events = 0;
        do {
            events += game(random);
            games++;
        } while (passed(begin) < budget);
        return new Games(games, events, Math.max(1, passed(begin)) / SECOND);
    }

    private int game(SplittableRandom random) {
        Cursor cursor = variant.start().cursor();
        int events = 0;
        for (int event = cursor.random(random::nextInt); event != Cursor.NO_EVENT && events < LONGEST; events++) {
            cursor.play(event);
            event = cursor.random(random::nextInt);
        }
        return events;
    }
}
