package org.dicechess.rules.play;

import org.dicechess.rules.table.Stages;
import org.dicechess.rules.table.Tables;
import org.jspecify.annotations.Nullable;

/**
 * Works out on a snapshot alone where a move leads that only goes, takes and ends the turn, as most do: no state has to be brought
 * there and back. What {@link State#play} does at more length gives the same.
 */
final class Successor {

    private final Tables tables;
    private final int squares;

    Successor(Tables tables) {
        this.tables = tables;
        this.squares = tables.squares;
    }

    /** Where a legal event leads, nothing if it is not such a move. */
    @Nullable Snapshot of(Snapshot before, int event) {
        int from = event & 255;
        int to = event >>> 8 & 255;
        byte[] codes = before.board();
        boolean plain = (event & State.KIND) == State.MOVE && from != to && before.opened() == 0;
        if (!plain || !endsTurn(before.clock()) || tables.fates.waits[codes[to] & 255] || tables.hooked.any) {
            return null;
        }
        int moved = codes[from] & 255;
        int captured = codes[to] & 255;
        byte[] board = codes.clone();
        board[from] = 0;
        board[to] = (byte) (event >>> 16);
        long rights = tables.castlings.kept(before.rights(), moved, from, captured, to);
        long fields = tables.counting.byMove[moved] | tables.counting.byCaptureOf[captured];
        long counters = tables.counting.counted(tables.counting.setBack(before.counters(), fields));
        return new Snapshot(board, Snapshot.nextTurn(before.clock()), rights, 0, 0, counters);
    }

    /** Whether a move ends the turn: it is the one that is due, and no dice are spent one by one. */
    private boolean endsTurn(long clock) {
        int stage = Snapshot.stage(clock);
        return tables.stages.afterMove[stage] == tables.stages.over
                && (Snapshot.roll(clock) == 0 || tables.stages.afterSpend[stage] == Stages.NOT_HERE);
    }
}
