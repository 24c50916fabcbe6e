package org.dicechess.rules.moves;

import org.dicechess.rules.model.CastlingRule;
import org.dicechess.rules.safety.Safety;
import org.dicechess.rules.state.EventCode;
import org.dicechess.rules.state.State;
import org.dicechess.rules.table.Castlings;
import org.dicechess.rules.table.Tables;

/** Lists the ways to castle. Part of the inner loop: no objects are made. */
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

    /** The castlings that the men on the board allow, dice left aside. */
    int list(int[] out, int begin) {
        Castlings castlings = tables.castlings;
        int end = begin;
        safety.prepare();
        long own = safety.check && castlings.isGuarded() ? 0 : state.rights & castlings.rightsOf(state.side);
        for (; own != 0; own &= own - 1) {
            int right = Long.numberOfTrailingZeros(own);
            int row = castlings.row(kingOf(right), right);
            if (row >= 0 && isOpen(row) && (!castlings.isGuarded() || isSafe(row))) {
                out[end++] = EventCode.CASTLE | row;
            }
        }
        return end;
    }

    /** Where the castling king of a right stands; a right is lost with the king's first move, so there is one. */
    private int kingOf(int right) {
        int code = tables.castler(state.side);
        for (int word = 0; word < words; word++) {
            long left = state.pieces[code * words + word];
            if (left != 0) {
                return word << 6 | Long.numberOfTrailingZeros(left);
            }
        }
        throw new AssertionError("castling right " + right + " without a king");
    }

    private boolean isOpen(int row) {
        for (int word = 0; word < words; word++) {
            if ((state.all[word] & empty[row * words + word]) != 0) {
                return false;
            }
        }
        return true;
    }

    /** Nobody attacks the royal where it stands, or no castling would be looked at. */
    private boolean isSafe(int row) {
        if (tables.hooked.anyMoves) {
            return isSafeWhenTried(row);
        }
        for (int square : tables.castlings.safe()[row]) {
            if (square != safety.king && safety.attacked(square, state.side ^ 1)) {
                return false;
            }
        }
        return !tables.castlings.uncovers(row) || !exposed(rows[row]);
    }

    /** As {@link #isSafe}, with the king put where hooks look for him. */
    private boolean isSafeWhenTried(int row) {
        CastlingRule.Row way = rows[row];
        boolean safe = !safety.attacked(way.king(), state.side ^ 1);
        int king = state.take(way.king());
        int rook = state.take(way.rook());
        for (int square : tables.castlings.safe()[row]) {
            if (safe && square != way.king() && square != way.kingTo()) {
                state.put(square, king);
                safe = !safety.attacked(square, state.side ^ 1);
                state.take(square);
            }
        }
        state.put(way.kingTo(), king);
        state.put(way.rookTo(), rook);
        safe = safe && !safety.attacked(way.kingTo(), state.side ^ 1);
        state.take(way.kingTo());
        state.take(way.rookTo());
        state.put(way.king(), king);
        state.put(way.rook(), rook);
        return safe;
    }

    /** Whether the king would be attacked where it arrives, king and rook having left their squares. */
    private boolean exposed(CastlingRule.Row row) {
        long[] all = state.all;
        all[row.king() >> 6] &= ~(1L << row.king());
        all[row.rook() >> 6] &= ~(1L << row.rook());
        all[row.rookTo() >> 6] |= 1L << row.rookTo();
        boolean attacked = safety.attacked(row.kingTo(), state.side ^ 1);
        all[row.rookTo() >> 6] &= ~(1L << row.rookTo());
        all[row.rook() >> 6] |= 1L << row.rook();
        all[row.king() >> 6] |= 1L << row.king();
        return attacked;
    }
}
