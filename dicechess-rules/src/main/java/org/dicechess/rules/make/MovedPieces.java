package org.dicechess.rules.make;

import org.dicechess.rules.ask.HookAnswer;
import org.dicechess.rules.ask.HookAnswers;
import org.dicechess.rules.codes.NumberTable;
import org.dicechess.rules.model.Action;
import org.dicechess.rules.model.CastlingRule;
import org.dicechess.rules.state.EventCode;
import org.dicechess.rules.state.State;

/** Keeps which pieces have moved in the turn, behind the squares of the board, where a stage asks for it. */
final class MovedPieces {

    private final State state;
    private final NumberTable table;
    private final HookAnswers hooks;
    private final WholeActions whole;

    MovedPieces(State state, HookAnswers hooks, WholeActions whole) {
        this.state = state;
        this.table = state.tables.numbers;
        this.hooks = hooks;
        this.whole = whole;
    }

    /** Begins an event. A piece that becomes another on its square is the same piece; one that is put is new. */
    void begin(int event) {
        int from = EventCode.from(event);
        int to = EventCode.to(event);
        switch (EventCode.kind(event)) {
            case EventCode.MOVE, EventCode.OPENING_MOVE, EventCode.WALK, EventCode.ACT -> move(from, to);
            case EventCode.EN_PASSANT -> {
                set(state.victim(to), false);
                move(from, to);
            }
            case EventCode.CASTLE -> castle(state.tables.castlings.rows().get(EventCode.number(event)));
            case EventCode.EXCHANGE -> exchange(event);
            case EventCode.EFFECT -> {
                leave(hooks.effect(event), false);
                move(from, to);
            }
            case EventCode.BECOME -> set(from, EventCode.code(event) != 0 && table.hasMoved(state.board, from));
            case EventCode.RETURN -> {
                set(to, false);
                set(EventCode.code(event), false);
            }
            case EventCode.PUT -> set(to, false);
            default -> {
                // No piece moves.
            }
        }
    }

    /** Forgets them: the turn has ended. */
    void forget() {
        for (int square = 0; square < state.squares; square += Byte.SIZE) {
            state.setNumber(table.movedAt(square), 0);
        }
    }

    private void move(int from, int to) {
        set(from, false);
        set(to, true);
    }

    private void castle(CastlingRule.Row row) {
        set(row.king(), false);
        set(row.rook(), false);
        set(row.kingTo(), true);
        set(row.rookTo(), true);
    }

    private void exchange(int event) {
        if (!EventCode.isWhole(event)) {
            set(EventCode.from(event), true);
            set(EventCode.to(event), true);
        } else {
            boolean shifts = state.tables.game.actions().get(EventCode.choice(event)) instanceof Action.Shifts;
            leave(whole.edits(EventCode.choice(event)), shifts);
        }
    }

    /** Notes edits: a square that is empty afterwards holds no moved piece, and others do if their pieces arrive. */
    void leave(int[] edits, boolean arrive) {
        for (int i = HookAnswer.HEAD; i < edits.length; i++) {
            int square = HookAnswer.square(edits[i]);
            boolean stays = HookAnswer.code(edits[i]) != 0;
            set(square, stays && (arrive || table.hasMoved(state.board, square)));
        }
    }

    private void set(int square, boolean moved) {
        int at = table.movedAt(square);
        int bit = 1 << (square & 7);
        int before = state.number(at);
        state.setNumber(at, moved ? before | bit : before & ~bit);
    }
}
