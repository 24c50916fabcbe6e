package org.dicechess.examples.players.evaluation;

import java.util.OptionalDouble;
import org.dicechess.Cursor;

/** Exact values of some positions, as tables of endings hold them. Thread-safe. */
public interface KnownValues {

    /** Knows nothing. */
    KnownValues NONE = new KnownValues() {
        @Override
        public boolean mayKnow(Cursor cursor) {
            return false;
        }

        @Override
        public OptionalDouble of(Cursor cursor) {
            return OptionalDouble.empty();
        }
    };

    /** Returns false if neither this position nor those that follow soon can be known; quick, also within a turn. */
    boolean mayKnow(Cursor cursor);

    /** Returns White's winning expectation, -1 to 1, where a turn begins and the game is not over. */
    OptionalDouble of(Cursor cursor);
}
