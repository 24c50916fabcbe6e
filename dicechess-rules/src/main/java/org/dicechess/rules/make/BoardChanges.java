package org.dicechess.rules.make;

import org.dicechess.rules.state.EnPassant;
import org.dicechess.rules.state.State;
import org.dicechess.rules.table.Tables;

/** What every piece that leaves its square or arrives does to rights and to squares open to en passant. */
final class BoardChanges {

    private final State state;
    private final Tables tables;
    private final long[] keep;

    BoardChanges(State state) {
        this.state = state;
        this.tables = state.tables;
        this.keep = tables.castlings.keep();
    }

    /** Removes the piece on a square with its rights, and returns its code. */
    int leave(int square) {
        int code = state.at(square);
        if (code != 0) {
            state.take(square);
            state.rights &= keep[code * state.squares + square];
            close(square, square);
        }
        return code;
    }

    /** Closes the squares whose victims stood on these squares. */
    void close(int one, int other) {
        state.enPassant = EnPassant.closed(state.enPassant, one, other);
        state.opened = EnPassant.closed(state.opened, one, other);
    }

    /** Opens the squares that a lame first leap has passed, while its piece stays where it landed. */
    void open(int code, int from, int to) {
        int[] leap = tables.enPassant.opening(code, from, to);
        for (int i = 1; i < leap.length; i++) {
            state.opened = EnPassant.with(state.opened, EnPassant.field(leap[i], to));
        }
    }
}
