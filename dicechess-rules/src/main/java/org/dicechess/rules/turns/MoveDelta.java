package org.dicechess.rules.turns;

import org.dicechess.rules.codes.CounterTable;
import org.dicechess.rules.reach.Castlings;
import org.dicechess.rules.state.EventCode;
import org.dicechess.rules.state.State;

/** The changes that a plain move makes in a position, computed without playing the move. */
final class MoveDelta {

    int from;
    int to;

    /** The code of the piece that moves. */
    int moved;

    /** The code of the piece after the move. */
    int code;

    /** The code of the captured piece, 0 for none. */
    int captured;

    /** The change of the Zobrist key. Valid after {@link #compute}. */
    long key;

    /** The summand of the linear hash. Valid after {@link #compute}. */
    long pieces;

    /** The change of the partition key. Valid after {@link #compute}. */
    long partition;

    /** The fields of the counters that the move resets. Valid after {@link #compute}. */
    long resets;

    private final LinearHash sums;
    private final EndPartition partitions;
    private final long[] keys;
    private final int squares;
    private final Castlings castlings;
    private final CounterTable counting;

    MoveDelta(State state, LinearHash sums, EndPartition partitions) {
        this.sums = sums;
        this.partitions = partitions;
        this.keys = state.tables.keys;
        this.squares = state.squares;
        this.castlings = state.tables.castlings;
        this.counting = state.tables.counting;
    }

    /**
     * Reads a move on a board.
     *
     * @param event a plain move
     */
    void read(int event, byte[] board) {
        from = EventCode.from(event);
        to = EventCode.to(event);
        code = EventCode.code(event);
        moved = board[from] & 255;
        captured = from == to ? 0 : board[to] & 255;
    }

    /** Computes the changes. */
    void compute() {
        key = keys[moved * squares + from] ^ keys[code * squares + to];
        pieces = sums.piece(code, to) - sums.piece(moved, from);
        partition = partitions.piece(moved, from) ^ partitions.piece(code, to);
        resets = counting.setBackBy(from == to ? 0 : moved, captured);
        if (captured != 0) {
            key ^= keys[captured * squares + to];
            pieces -= sums.piece(captured, to);
            partition ^= partitions.piece(captured, to);
        }
    }

    /** Returns the castling rights after the move. */
    long rights(long before) {
        return before == 0 ? 0 : castlings.kept(before, moved, from, captured, to);
    }

    /** Returns the counters after the move, before the turn counts. Call {@link #compute} first. */
    long counters(long before) {
        return counting.setBack(before, resets);
    }
}
