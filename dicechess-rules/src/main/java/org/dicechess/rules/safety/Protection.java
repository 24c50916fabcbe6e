package org.dicechess.rules.safety;

import org.dicechess.rules.ask.HookAnswers;
import org.dicechess.rules.state.State;
import org.dicechess.rules.table.Tables;

/** Which pieces may not be captured: others of their side protect them, or a hook does. */
public final class Protection {

    private final State state;
    private final Tables tables;
    private final HookAnswers hooks;

    /** The squares on which pieces are protected, while {@link State#SHIELDED} holds. */
    private final long[] shielded;

    public Protection(State state, HookAnswers hooks) {
        this.state = state;
        this.tables = state.tables;
        this.hooks = hooks;
        this.shielded = new long[state.words];
    }

    /** Whether the piece on a square may not be captured by the piece on another. */
    public boolean isSpared(int square, int captor) {
        return isProtected(square) || tables.hooked.anyCapturable && hooks.spares(square, captor);
    }

    /** Whether others of its side protect the piece on a square. */
    public boolean isProtected(int square) {
        if (!tables.shields.any()) {
            return false;
        }
        if ((state.seen & State.SHIELDED) == 0) {
            state.seen |= State.SHIELDED;
            tables.shields.cover(state.pieces, shielded);
        }
        return (shielded[square >> 6] >>> square & 1) != 0;
    }
}
