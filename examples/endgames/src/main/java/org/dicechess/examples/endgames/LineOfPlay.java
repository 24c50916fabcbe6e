package org.dicechess.examples.endgames;

import java.util.Arrays;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.Position;

/** Visits everything that can happen in one turn. */
final class LineOfPlay {

    /** Is told what happens. */
    interface Witness {

        /**
         * Visits a node of the turn, the beginning of the next turn, or the end of the game, where the cursor stands.
         *
         * @return whether to go on
         */
        boolean node(Cursor cursor);

        /**
         * Visits an event; the cursor stands before it.
         *
         * @return whether to play it
         */
        default boolean event(Cursor cursor, int event) {
            return true;
        }
    }

    private final Cursor cursor;
    private final Color turn;
    private final int bound;
    private final Witness witness;
    private int[] buffer;

    private LineOfPlay(Position begin, Witness witness) {
        this.cursor = begin.cursor();
        this.turn = begin.turn();
        this.bound = begin.variant().eventBound();
        this.witness = witness;
        this.buffer = new int[4 * bound];
    }

    static void walk(Position begin, Witness witness) {
        new LineOfPlay(begin, witness).walk(0);
    }

    private void walk(int offset) {
        boolean on = witness.node(cursor);
        if (!on || cursor.turn() != turn || cursor.kind() == Cursor.Kind.END) {
            return;
        }
        if (buffer.length - offset < bound) {
            buffer = Arrays.copyOf(buffer, 2 * buffer.length);
        }
        int end = cursor.list(buffer, offset);
        for (int i = offset; i < end; i++) {
            if (witness.event(cursor, buffer[i])) {
                cursor.play(buffer[i]);
                walk(end);
                cursor.undo();
            }
        }
    }
}
