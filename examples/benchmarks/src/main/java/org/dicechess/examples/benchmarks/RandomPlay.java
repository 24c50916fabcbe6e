package org.dicechess.examples.benchmarks;

import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.function.IntUnaryOperator;
import org.dicechess.Color;
import org.dicechess.Cursor;

/** Plays random games through a cursor, one after the other. Draws by repetition, counter and material end them. */
final class RandomPlay {

    private final Cursor cursor;
    private final int[] events;
    private SplittableRandom random = new SplittableRandom(0);
    private IntUnaryOperator numbers = random::nextInt;

    RandomPlay(Cursor start) {
        this.cursor = start;
        this.events = new int[start.variant().eventBound()];
    }

    /** Returns the cursor that plays. */
    Cursor cursor() {
        return cursor;
    }

    /** Restarts with the choices of this seed. */
    void begin(long seed) {
        random = new SplittableRandom(seed);
        numbers = random::nextInt;
        rewind();
    }

    /** Plays this number of moves, beginning new games as needed, and returns a number that depends on all of them. */
    long moves(int number) {
        return counted(number, () -> next() == Cursor.Kind.DECISION);
    }

    /** Does the same as {@link #moves}, counting events: selections, rolls and moves. */
    long events(int number) {
        return counted(number, () -> next() != Cursor.Kind.END);
    }

    /** Does the same as {@link #moves}, counting turns. A turn that the end of the game interrupts does not count. */
    long turns(int number) {
        return counted(number, () -> {
            Color mover = cursor.turn();
            return next() != Cursor.Kind.END && cursor.turn() != mover;
        });
    }

    /** Does the same as {@link #moves} with {@link Cursor#random}. */
    long movesByChance(int number) {
        return counted(number, () -> {
            boolean decides = !cursor.isChance();
            return playedByChance() && decides;
        });
    }

    /** Does the same as {@link #turns} with {@link Cursor#random}. */
    long turnsByChance(int number) {
        return counted(number, () -> {
            Color mover = cursor.turn();
            return playedByChance() && cursor.turn() != mover;
        });
    }

    /** Plays one event and returns true. At the end of a game it begins a new game and returns false. */
    private boolean playedByChance() {
        int event = cursor.random(numbers);
        if (event == Cursor.NO_EVENT) {
            rewind();
            return false;
        }
        cursor.play(event);
        return true;
    }

    /** Plays one game to its end, and returns a number that depends on every position of it. */
    long game(long seed) {
        begin(seed);
        long mixed = 0;
        while (next() != Cursor.Kind.END) {
            mixed = 31 * mixed + cursor.key();
        }
        return mixed;
    }

    /**
     * Plays one event, and returns the kind of the node where it was played. At the end of a game it begins a new game
     * instead.
     */
    Cursor.Kind next() {
        Cursor.Kind kind = cursor.kind();
        if (kind == Cursor.Kind.END) {
            rewind();
            return kind;
        }
        cursor.play(kind == Cursor.Kind.CHANCE ? cursor.outcome(random.nextLong(cursor.total())) : chosen());
        return kind;
    }

    private long counted(int number, BooleanSupplier counts) {
        long mixed = 0;
        for (int done = 0; done < number; ) {
            done += counts.getAsBoolean() ? 1 : 0;
            mixed = 31 * mixed + cursor.depth();
        }
        return mixed;
    }

    private int chosen() {
        return events[random.nextInt(cursor.list(events, 0))];
    }

    private void rewind() {
        while (cursor.depth() > 0) {
            cursor.undo();
        }
    }
}
