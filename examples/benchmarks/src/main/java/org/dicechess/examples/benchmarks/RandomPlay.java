package org.dicechess.examples.benchmarks;

import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import org.dicechess.Color;
import org.dicechess.Cursor;

/** Random games through a cursor, one after the other; draws by repetition, counter and material end them. */
final class RandomPlay {

    private final Cursor cursor;
    private final int[] events;
    private SplittableRandom random = new SplittableRandom(0);

    RandomPlay(Cursor start) {
        this.cursor = start;
        this.events = new int[start.variant().eventBound()];
    }

    /** The cursor with which it plays. */
    Cursor cursor() {
        return cursor;
    }

    /** Begins again with the choices of this seed. */
    void begin(long seed) {
        random = new SplittableRandom(seed);
        rewind();
    }

    /** Plays this number of moves, beginning new games as needed, and gives a number that depends on all of them. */
    long moves(int number) {
        return counted(number, () -> next() == Cursor.Kind.DECISION);
    }

    /** As {@link #moves}, counting events: choices, throws and moves alike. */
    long events(int number) {
        return counted(number, () -> next() != Cursor.Kind.END);
    }

    /** As {@link #moves}, counting turns; one that the end of the game cuts short is none. */
    long turns(int number) {
        return counted(number, () -> {
            Color mover = cursor.turn();
            return next() != Cursor.Kind.END && cursor.turn() != mover;
        });
    }

    /** Plays one game to its end and gives a number that depends on every position of it. */
    long game(long seed) {
        begin(seed);
        long mixed = 0;
        while (next() != Cursor.Kind.END) {
            mixed = 31 * mixed + cursor.key();
        }
        return mixed;
    }

    /** One event, and the kind of the node that it left. At the end of a game a new one begins instead. */
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
