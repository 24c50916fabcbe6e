package org.dicechess.rules.play;

import org.dicechess.rules.table.Castlings;
import org.dicechess.rules.table.Counting;

/** What a move that only goes, takes and promotes makes of a position, worked out without playing it. */
final class Sequel {

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
    long men;

    /** Once it is weighed: what it changes in the part of the ends that follow. */
    long part;

    /** Once it is weighed: the counters that it sets back. */
    long back;

    private final Sums sums;
    private final Parts parts;
    private final long[] keys;
    private final int squares;
    private final Castlings castlings;
    private final Counting counting;

    Sequel(State state, Sums sums, Parts parts) {
        this.sums = sums;
        this.parts = parts;
        this.keys = state.tables.keys;
        this.squares = state.squares;
        this.castlings = state.tables.castlings;
        this.counting = state.tables.counting;
    }

    /** Looks at a move on a board. */
    void of(int event, byte[] board) {
        from = event & 255;
        to = event >>> 8 & 255;
        code = event >>> 16 & 255;
        moved = board[from] & 255;
        captured = from == to ? 0 : board[to] & 255;
    }

    /** Works out what it adds. */
    void weigh() {
        key = keys[moved * squares + from] ^ keys[code * squares + to];
        men = sums.man(code, to) - sums.man(moved, from);
        part = parts.man(moved, from) ^ parts.man(code, to);
        back = from == to ? 0 : counting.byMove[moved];
        if (captured != 0) {
            key ^= keys[captured * squares + to];
            men -= sums.man(captured, to);
            part ^= parts.man(captured, to);
            back |= counting.byCapture;
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
