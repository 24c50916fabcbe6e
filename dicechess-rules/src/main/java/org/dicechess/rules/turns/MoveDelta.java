package org.dicechess.rules.turns;

import org.dicechess.rules.state.EventCode;
import org.dicechess.rules.state.State;
import org.dicechess.rules.table.Castlings;
import org.dicechess.rules.table.CounterTable;

/** What a move that only goes, takes and promotes makes of a position, worked out without playing it. */
final class MoveDelta {

    int from;
    int to;

    /** The code of the man that moves. */
    int moved;

    /** What it is then. */
    int code;

    /** The code of the man that it takes, 0 for none. */
    int captured;

    /** Once it is weighed: what it changes in the Zobrist key. */
    long key;

    /** Once it is weighed: what it adds to the sum of the men. */
    long pieces;

    /** Once it is weighed: what it changes in the part of the ends that follow. */
    long part;

    /** Once it is weighed: the counters that it sets back. */
    long back;

    private final LinearHash sums;
    private final EndPartition parts;
    private final long[] keys;
    private final int squares;
    private final Castlings castlings;
    private final CounterTable counting;

    MoveDelta(State state, LinearHash sums, EndPartition parts) {
        this.sums = sums;
        this.parts = parts;
        this.keys = state.tables.keys;
        this.squares = state.squares;
        this.castlings = state.tables.castlings;
        this.counting = state.tables.counting;
    }

    /** Looks at a move on a board. */
    void of(int event, byte[] board) {
        from = EventCode.from(event);
        to = EventCode.to(event);
        code = EventCode.code(event);
        moved = board[from] & 255;
        captured = from == to ? 0 : board[to] & 255;
    }

    /** Works out what it adds. */
    void weigh() {
        key = keys[moved * squares + from] ^ keys[code * squares + to];
        pieces = sums.piece(code, to) - sums.piece(moved, from);
        part = parts.piece(moved, from) ^ parts.piece(code, to);
        back = counting.setBackBy(from == to ? 0 : moved, captured);
        if (captured != 0) {
            key ^= keys[captured * squares + to];
            pieces -= sums.piece(captured, to);
            part ^= parts.piece(captured, to);
        }
    }

    /** The castling rights that it leaves. */
    long rights(long before) {
        return before == 0 ? 0 : castlings.kept(before, moved, from, captured, to);
    }

    /** The counters that it leaves, once it is weighed. */
    long counters(long before) {
        return counting.setBack(before, back);
    }
}
