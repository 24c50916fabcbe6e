package org.dicechess.rules.play;

import org.dicechess.rules.dice.Stages;
import org.dicechess.rules.make.Mover;
import org.dicechess.rules.state.Clock;
import org.dicechess.rules.state.EnPassant;
import org.dicechess.rules.state.EventCode;
import org.dicechess.rules.state.Snapshot;
import org.dicechess.rules.table.Tables;
import org.jspecify.annotations.Nullable;

/**
 * Computes the position after a plain move that ends the turn on a snapshot alone, so no engine need be brought there
 * and back.
 *
 * <p>{@link Mover#play} gives the same.
 */
public final class Successor {

    private static final long UNKNOWN = -1;

    private final Tables tables;

    /** For each stage whether a plain move ends the turn, unless dice in hand are spent one by one. */
    private final boolean[] endsTurn;

    /** Computes the positions after moves by the tables of a variant. */
    public Successor(Tables tables) {
        this.tables = tables;
        this.endsTurn = new boolean[tables.stages.over + 1];
        for (int stage = 0; stage < tables.stages.dealing; stage++) {
            endsTurn[stage] = tables.stages.afterMove[stage] == tables.stages.over
                    && !tables.stages.anyBranch
                    && !tables.hooked.any
                    && tables.game.effects().isEmpty()
                    && !tables.numbers.remembers()
                    && !tables.fates.any();
        }
    }

    /** Returns whether plain moves at a snapshot can be computed here. */
    private boolean isApplicable(Snapshot before) {
        int stage = Clock.stage(before.clock());
        boolean spends = Clock.roll(before.clock()) != 0 && tables.stages.afterSpend[stage] != Stages.NOT_HERE;
        return endsTurn[stage] && !spends && before.opened() == 0;
    }

    /**
     * Returns the snapshot after an event; null if the event is no such move, or makes an en passant capture possible.
     */
    @Nullable
    public Snapshot after(Snapshot before, int event) {
        if (!isApplicable(before) || !EventCode.isPlain(event)) {
            return null;
        }
        long enPassant = EventCode.kind(event) == EventCode.MOVE ? 0 : opened(before, event);
        return enPassant == UNKNOWN ? null : after(before, event, enPassant);
    }

    private Snapshot after(Snapshot before, int event, long enPassant) {
        int from = EventCode.from(event);
        int to = EventCode.to(event);
        byte[] board = before.board().clone();
        int moved = board[from] & 255;
        int captured = board[to] & 255;
        board[from] = 0;
        board[to] = (byte) EventCode.code(event);
        long rights = tables.castlings.kept(before.rights(), moved, from, captured, to);
        long counters = tables.counting.counted(tables.counting.afterMove(before.counters(), moved, captured));
        return new Snapshot(board, Clock.nextTurn(before.clock()), rights, enPassant, 0, counters);
    }

    /**
     * Returns the field of the square that an opening move passes if no enemy is near that could capture there; else
     * {@link #UNKNOWN}.
     */
    private long opened(Snapshot before, int event) {
        int from = EventCode.from(event);
        int to = EventCode.to(event);
        int moved = before.board()[from] & 255;
        int[] leap = tables.enPassant.opening(moved, from, to);
        if (moved != EventCode.code(event) || leap.length != 2 || tables.stages.severalMoves) {
            return UNKNOWN;
        }
        return isNear(leap[1], Clock.side(before.clock()) ^ 1, before.board()) ? UNKNOWN : EnPassant.field(leap[1], to);
    }

    private boolean isNear(int target, int side, byte[] board) {
        for (int code : tables.enPassantCapturers[side]) {
            for (int word = 0; word < tables.words; word++) {
                for (long left = tables.enPassant.reach(code, target, word); left != 0; left &= left - 1) {
                    if ((board[word << 6 | Long.numberOfTrailingZeros(left)] & 255) == code) {
                        return true;
                    }
                }
            }
        }
        return false;
    }
}
