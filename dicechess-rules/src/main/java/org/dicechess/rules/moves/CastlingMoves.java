package org.dicechess.rules.moves;

import org.dicechess.rules.model.CastlingRule;
import org.dicechess.rules.reach.Castlings;
import org.dicechess.rules.safety.Safety;
import org.dicechess.rules.state.EventCode;
import org.dicechess.rules.state.State;
import org.dicechess.rules.table.Tables;

/** Lists the castling moves. Part of the inner loop: it makes no objects. */
final class CastlingMoves {

    private final State state;
    private final Safety safety;
    private final Tables tables;
    private final int words;
    private final CastlingRule.Row[] rows;
    private final long[] empty;

    CastlingMoves(State state, Safety safety) {
        this.state = state;
        this.safety = safety;
        this.tables = state.tables;
        this.words = state.words;
        this.rows = tables.castlings.rows().toArray(new CastlingRule.Row[0]);
        this.empty = tables.castlings.empty();
    }

    /** Lists the castling moves that the pieces on the board allow, with any dice. */
    int list(int[] out, int begin) {
        Castlings castlings = tables.castlings;
        int end = begin;
        safety.prepare();
        long own = safety.check && castlings.isGuarded() ? 0 : state.rights & castlings.rightsOf(state.side);
        for (; own != 0; own &= own - 1) {
            int right = Long.numberOfTrailingZeros(own);
            int row = castlings.row(king(), right);
            row = row < 0 ? rowOfAnother(right) : row;
            if (row >= 0 && isOpen(row) && (!castlings.isGuarded() || isSafe(row))) {
                out[end++] = EventCode.CASTLE | row;
            }
        }
        return end;
    }

    /** Returns the square of the king; the first one, if others have come by promotion. */
    private int king() {
        int code = tables.castler(state.side);
        for (int word = 0; word < words; word++) {
            long left = state.pieces[code * words + word];
            if (left != 0) {
                return word << 6 | Long.numberOfTrailingZeros(left);
            }
        }
        throw new AssertionError("a castling right without a king");
    }

    /** Returns the row of a right that begins where any king stands, -1 if there is none. */
    private int rowOfAnother(int right) {
        int code = tables.castler(state.side);
        int row = -1;
        for (int word = 0; word < words && row < 0; word++) {
            for (long left = state.pieces[code * words + word]; left != 0 && row < 0; left &= left - 1) {
                row = tables.castlings.row(word << 6 | Long.numberOfTrailingZeros(left), right);
            }
        }
        return row;
    }

    private boolean isOpen(int row) {
        for (int word = 0; word < words; word++) {
            if ((state.all[word] & empty[row * words + word]) != 0) {
                return false;
            }
        }
        return true;
    }

    /**
     * Returns whether no square of the king's path is attacked. If the royal is attacked where it stands, no castling
     * is tested.
     */
    private boolean isSafe(int row) {
        if (tables.hooked.anyMoves || tables.affectsSafety) {
            return isSafeWhenTried(row);
        }
        for (int square : tables.castlings.safe()[row]) {
            if (square != safety.king && safety.attackers.attacked(square, state.side ^ 1)) {
                return false;
            }
        }
        return !tables.castlings.uncovers(row) || !isExposed(rows[row]);
    }

    /**
     * As {@link #isSafe}, with the king placed on each square, as hooks and effects look for it there. The rook leaves
     * its square when the king crosses it or has arrived.
     */
    private boolean isSafeWhenTried(int row) {
        CastlingRule.Row castling = rows[row];
        boolean safe = !safety.attackers.threatened(castling.king(), state.side ^ 1);
        int king = state.take(castling.king());
        for (int square : tables.castlings.safe()[row]) {
            if (safe && square != castling.king() && square != castling.kingTo()) {
                int rook = square == castling.rook() ? state.take(square) : 0;
                state.put(square, king);
                safe = !safety.attackers.threatened(square, state.side ^ 1);
                state.take(square);
                if (rook != 0) {
                    state.put(square, rook);
                }
            }
        }
        int rook = state.take(castling.rook());
        state.put(castling.kingTo(), king);
        state.put(castling.rookTo(), rook);
        safe = safe && !safety.attackers.threatened(castling.kingTo(), state.side ^ 1);
        state.take(castling.kingTo());
        state.take(castling.rookTo());
        state.put(castling.king(), king);
        state.put(castling.rook(), rook);
        return safe;
    }

    /** Returns whether the king would be attacked where it arrives, after king and rook have left their squares. */
    private boolean isExposed(CastlingRule.Row row) {
        long[] all = state.all;
        byte rook = state.board[row.rook()];
        all[row.king() >> 6] &= ~(1L << row.king());
        all[row.rook() >> 6] &= ~(1L << row.rook());
        all[row.rookTo() >> 6] |= 1L << row.rookTo();
        byte before = state.board[row.rookTo()];
        state.board[row.rookTo()] = rook;
        boolean attacked = safety.attackers.attacked(row.kingTo(), state.side ^ 1);
        state.board[row.rookTo()] = before;
        all[row.rookTo() >> 6] &= ~(1L << row.rookTo());
        all[row.rook() >> 6] |= 1L << row.rook();
        all[row.king() >> 6] |= 1L << row.king();
        return attacked;
    }
}
