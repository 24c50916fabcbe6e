package org.dicechess.rules.make;

import java.util.BitSet;
import org.dicechess.rules.ask.HookAnswer;
import org.dicechess.rules.codes.CounterTable;
import org.dicechess.rules.codes.Fates;
import org.dicechess.rules.model.Action;
import org.dicechess.rules.state.EventCode;
import org.dicechess.rules.state.State;

/**
 * Plays actions that are no moves, and moves of hooks with further effects, on the board, and takes them back. A
 * {@link Mover} notes them and goes on with the turn. Where two codes are returned, bits 0-7 hold the second one, and
 * those above the first.
 */
final class ActionPlay {

    final EditLog log;
    private final State state;
    private final BoardChanges changes;
    private final HandPlay hands;
    private final WholeActions whole;
    private final CounterTable counting;
    private final Fates fates;

    /** The square of the piece that the last move of a hook has captured. */
    private int capturedOn;

    ActionPlay(State state, BoardChanges changes, HandPlay hands, WholeActions whole) {
        this.log = new EditLog(state);
        this.state = state;
        this.changes = changes;
        this.hands = hands;
        this.whole = whole;
        this.counting = state.tables.counting;
        this.fates = state.tables.fates;
    }

    /** Replaces a piece on its square, or removes it, and returns the code before. */
    int become(int event) {
        int before = changes.leave(EventCode.from(event));
        if (EventCode.code(event) != 0) {
            state.put(EventCode.from(event), EventCode.code(event));
        }
        return before;
    }

    /** Removes one or two pieces and returns one of them to another square. Returns the codes of both. */
    int comeBack(int event) {
        int one = EventCode.to(event);
        int other = EventCode.code(event);
        int code = changes.leave(one);
        int second = one == other ? 0 : changes.leave(other);
        state.put(EventCode.from(event), fates.placed[code]);
        return second | code << 8;
    }

    /** Exchanges the pieces on two squares. Returns the codes of both. */
    int exchange(int event) {
        int from = EventCode.from(event);
        int to = EventCode.to(event);
        int one = changes.leave(from);
        int other = changes.leave(to);
        state.put(to, one);
        state.put(from, other);
        state.counters = counting.afterMove(counting.afterMove(state.counters, one, 0), other, 0);
        return other | one << 8;
    }

    /** Acts on all pieces of an action at once, and returns the codes of these pieces before. */
    BitSet whole(int event) {
        int[] edits = whole.edits(EventCode.choice(event));
        log.keep(edits);
        BitSet codes = new BitSet();
        for (int i = HookAnswer.HEAD; i < edits.length; i++) {
            codes.set(changes.leave(HookAnswer.square(edits[i])));
        }
        codes.clear(0);
        boolean moves = shifts(event);
        for (int i = HookAnswer.HEAD; i < edits.length; i++) {
            int code = HookAnswer.code(edits[i]);
            if (code != 0) {
                state.put(HookAnswer.square(edits[i]), code);
            }
            state.counters = moves && code != 0 ? counting.afterMove(state.counters, code, 0) : state.counters;
        }
        return codes;
    }

    /** Returns whether an action on all its pieces moves them. */
    boolean shifts(int event) {
        return state.tables.game.actions().get(EventCode.choice(event)) instanceof Action.Shifts;
    }

    /**
     * Plays the edits of a move of a hook: all its pieces leave their squares, then all arrive. Returns the code of a
     * captured piece, one that awaits placement if there is one; 0 for none.
     *
     * @param moved the code of the piece that moves
     */
    int effect(int[] edits, int moved) {
        int captured = 0;
        capturedOn = 0;
        log.keep(edits);
        for (int i = HookAnswer.HEAD; i < edits.length; i++) {
            int square = HookAnswer.square(edits[i]);
            int before = changes.leave(square);
            if (HookAnswer.takes(edits[i]) && (captured == 0 || fates.waits[before])) {
                captured = before;
                capturedOn = square;
            }
            if (HookAnswer.takes(edits[i]) && state.tables.numbers.holds) {
                hands.hold(before, moved);
            }
        }
        for (int i = HookAnswer.HEAD; i < edits.length; i++) {
            if (HookAnswer.code(edits[i]) != 0) {
                state.put(HookAnswer.square(edits[i]), HookAnswer.code(edits[i]));
            }
        }
        state.counters = counting.afterMove(state.counters, moved, captured);
        return captured;
    }

    /** Returns the square of the piece that the last {@link #effect} has captured. */
    int capturedOn() {
        return capturedOn;
    }

    void takeBackExchange(int event, int one, int other) {
        if (EventCode.isWhole(event)) {
            log.takeBack();
        } else {
            state.lift(EventCode.from(event));
            state.lift(EventCode.to(event));
            state.set(EventCode.from(event), one);
            state.set(EventCode.to(event), other);
        }
    }
}
