package org.dicechess.examples.endgames;

import java.util.Arrays;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.Position;

/** Goes through everything that can happen in one turn. */
final class LineOfPlay {

    /** Is told what happens. */
    interface Witness {

        /** The cursor stands before this event. @return whether to play it */
        boolean event(Cursor cursor, int event);

        /** The cursor stands at the beginning of the next turn, or where the game is over. */
        void end(Cursor cursor);
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
        if (cursor.turn() != turn || cursor.kind() == Cursor.Kind.END) {
            witness.end(cursor);
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
