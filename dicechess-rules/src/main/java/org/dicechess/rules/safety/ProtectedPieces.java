package org.dicechess.rules.safety;

import org.dicechess.rules.ask.HookAnswers;
import org.dicechess.rules.state.State;
import org.dicechess.rules.table.Tables;

/** Finds the pieces that may not be captured, as other pieces of their side or a hook protect them. */
public final class ProtectedPieces {

    private final State state;
    private final Tables tables;
    private final HookAnswers hooks;

    /** The squares of protected pieces; valid while {@link State#SHIELDS_KNOWN} is set. */
    private final long[] shielded;

    public ProtectedPieces(State state, HookAnswers hooks) {
        this.state = state;
        this.tables = state.tables;
        this.hooks = hooks;
        this.shielded = new long[state.words];
    }

    /** Returns whether the piece on a square may not be captured by the piece on another. */
    public boolean isSpared(int square, int captor) {
        return isProtected(square) || tables.hooked.anyCapturable && hooks.spares(square, captor);
    }

    /** Returns whether other pieces of its side protect the piece on a square. */
    public boolean isProtected(int square) {
        if (!tables.shields.any()) {
            return false;
        }
        if ((state.seen & State.SHIELDS_KNOWN) == 0) {
            state.seen |= State.SHIELDS_KNOWN;
            tables.shields.cover(state.pieces, shielded);
        }
        return (shielded[square >> 6] >>> square & 1) != 0;
    }
}
