package org.dicechess.rules.make;

import org.dicechess.rules.codes.Fates;
import org.dicechess.rules.codes.NumberTable;
import org.dicechess.rules.model.Hands;
import org.dicechess.rules.state.State;

/** Puts pieces into hands and takes them out. */
final class HandPlay {

    private final State state;
    private final Fates fates;

    HandPlay(State state) {
        this.state = state;
        this.fates = state.tables.fates;
    }

    /** Adds a captured piece to the hand where it belongs. */
    void hold(int captured, int moved) {
        int at = fates.handAt(captured, moved);
        if (at != NumberTable.NOT_HELD) {
            state.setNumber(at, Math.min(state.number(at) + 1, Hands.MOST));
        }
    }

    /** Takes a piece that has been dropped out of the hand of its side. */
    void drop(int code) {
        int at = state.tables.numbers.handAt(fates.droppedFrom(code), state.owners[code]);
        state.setNumber(at, state.number(at) - 1);
    }
}
