package org.dicechess.rules.make;

import java.util.Arrays;
import org.dicechess.rules.ask.HookAnswer;
import org.dicechess.rules.model.Action;
import org.dicechess.rules.model.CastlingRule;
import org.dicechess.rules.model.Condition;
import org.dicechess.rules.state.EventCode;
import org.dicechess.rules.state.State;

/**
 * Holds the squares on which pieces have arrived by the event right before, where a turn asks: it has moved or put them
 * there, or made them another kind or the other side's. A piece that stays on its square, or turns there, has not
 * arrived.
 */
final class ArrivalSquares {

    private final State state;
    private final WholeActions whole;
    private final boolean asked;
    private final long[] squares;

    ArrivalSquares(State state) {
        this.state = state;
        this.whole = new WholeActions(state);
        this.squares = new long[state.words];
        this.asked = state.tables.game.turn().states().stream()
                .flatMap(each -> each.steps().stream())
                .anyMatch(step -> step.stage().has(Condition.ThroughArrival.class));
    }

    /** Begins an event, which has changed nothing yet. */
    void begin(int event) {
        if (!asked) {
            return;
        }
        Arrays.fill(squares, 0);
        if (EventCode.goes(event)) {
            add(EventCode.to(event));
            return;
        }
        switch (EventCode.kind(event)) {
            case EventCode.PUT -> add(EventCode.to(event));
            case EventCode.CASTLE -> {
                CastlingRule.Row row = state.tables.castlings.rows().get(EventCode.number(event));
                move(row.king(), row.kingTo());
                move(row.rook(), row.rookTo());
            }
            case EventCode.BECOME -> become(EventCode.from(event), EventCode.code(event));
            case EventCode.RETURN -> add(EventCode.from(event));
            case EventCode.EXCHANGE -> exchange(event);
            default -> {
                // No piece arrives.
            }
        }
    }

    private void move(int from, int to) {
        if (from != to) {
            add(to);
        }
    }

    private void become(int square, int code) {
        if (code != state.at(square)) {
            add(square);
        }
    }

    private void exchange(int event) {
        if (!EventCode.isWhole(event)) {
            add(EventCode.from(event));
            add(EventCode.to(event));
            return;
        }
        int[] edits = whole.edits(EventCode.choice(event));
        for (int i = HookAnswer.HEAD; i < edits.length; i++) {
            add(HookAnswer.square(edits[i]));
        }
    }

    /**
     * Follows the pieces where an effect sends them, and forgets those that it takes or shifts.
     *
     * @param edits what the effect changes, behind a head; where it sends pieces, each departure before its arrival
     */
    void follow(Action action, int[] edits) {
        for (int i = HookAnswer.HEAD; asked && i < edits.length; i++) {
            int square = HookAnswer.square(edits[i]);
            boolean stays = HookAnswer.code(edits[i]) != 0 && !(action instanceof Action.Shifts);
            if (!stays && has(square)) {
                squares[square >> 6] &= ~(1L << square);
                if (action instanceof Action.Sends) {
                    add(HookAnswer.square(edits[i + 1]));
                }
            }
        }
    }

    /** Returns the squares as a set. Some of them may be empty: an event that removes a piece names its square, too. */
    long[] squares() {
        return squares;
    }

    private boolean has(int square) {
        return (squares[square >> 6] >>> square & 1) != 0;
    }

    private void add(int square) {
        squares[square >> 6] |= 1L << square;
    }
}
