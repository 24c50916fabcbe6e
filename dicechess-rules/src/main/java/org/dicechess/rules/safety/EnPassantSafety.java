package org.dicechess.rules.safety;

import org.dicechess.rules.state.EnPassant;
import org.dicechess.rules.state.State;
import org.dicechess.rules.table.Tables;

/** Tells which en passant captures leave the own royals safe, and which fields matter. */
public final class EnPassantSafety {

    private final State state;
    private final Tables tables;
    private final int words;
    private final long[] pieces;
    private final RoyalSafety royals;
    private final ProtectedPieces protection;

    EnPassantSafety(State state, RoyalSafety royals, ProtectedPieces protection) {
        this.state = state;
        this.tables = state.tables;
        this.words = tables.words;
        this.pieces = state.pieces;
        this.royals = royals;
        this.protection = protection;
    }

    /**
     * Returns the live bits: the en passant fields that matter, which are those that the side to move can capture on.
     * If the turn has further moves, all its fields matter, as a piece may still come near. Likewise, all fields that
     * this turn opens matter if turns have several moves.
     */
    public int live() {
        boolean further = tables.stages.furtherMoves(state.stage());
        int live = 0;
        int field = 1;
        for (long open = state.enPassant; open != 0; open = EnPassant.next(open)) {
            live |= further || mayTake(EnPassant.target(open), EnPassant.victim(open)) ? field : 0;
            field <<= 1;
        }
        field = 16;
        for (long open = state.opened; open != 0; open = EnPassant.next(open)) {
            live |= tables.stages.severalMoves || isInReach(EnPassant.target(open), state.side ^ 1) ? field : 0;
            field <<= 1;
        }
        return live;
    }

    /** Small, so that the compiler inlines it where events are played: most squares are out of reach. */
    private boolean mayTake(int target, int victim) {
        return isInReach(target, state.side) && canTake(target, victim);
    }

    private boolean canTake(int target, int victim) {
        if (state.board[target] != 0) {
            return false;
        }
        for (int code : tables.enPassantCapturers[state.side]) {
            for (int word = 0; word < words; word++) {
                long left = tables.enPassant.reach(code, target, word) & pieces[code * words + word];
                for (; left != 0; left &= left - 1) {
                    int from = word << 6 | Long.numberOfTrailingZeros(left);
                    if (isLegal(from, target, victim) && !protection.isSpared(victim, from)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** Returns whether some piece of a side reaches an en passant target, whether or not the capture is legal. */
    private boolean isInReach(int target, int side) {
        for (int code : tables.enPassantCapturers[side]) {
            for (int word = 0; word < words; word++) {
                if ((tables.enPassant.reach(code, target, word) & pieces[code * words + word]) != 0) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Returns whether the own royals are safe after an en passant capture, or each move is made and tested anyway. */
    public boolean isLegal(int from, int to, int victim) {
        if (tables.royals[state.side].length == 0 || tables.affectsSafety) {
            return true;
        }
        int moved = state.take(from);
        int captured = state.take(victim);
        state.put(to, moved);
        boolean attacked = royals.inCheck(state.side);
        state.take(to);
        state.put(victim, captured);
        state.put(from, moved);
        return !attacked;
    }
}
