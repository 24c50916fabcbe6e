package org.dicechess.rules.make;

import java.util.List;
import org.dicechess.rules.codes.NumberTable;
import org.dicechess.rules.model.Amount;
import org.dicechess.rules.model.Condition;
import org.dicechess.rules.model.GameNumber;
import org.dicechess.rules.model.NumberChange;
import org.dicechess.rules.model.NumberOf;
import org.dicechess.rules.state.State;

/** Changes and compares the numbers of a state. */
public final class Numbers {

    private final State state;
    private final NumberTable table;
    private final Counting counting;

    /** Counts pieces for a side, to which own ones belong. */
    interface Counting {
        int number(Condition.Pieces pieces, int side);
    }

    /** Creates the numbers of a state. */
    Numbers(State state, Counting counting) {
        this.state = state;
        this.table = state.tables.numbers;
        this.counting = counting;
    }

    /** Makes changes, one after the other. A number stops at its bounds. */
    void change(List<NumberChange> changes) {
        for (NumberChange change : changes) {
            GameNumber number = table.numbers.get(change.number().number());
            int value = value(change.amount()) + (change.adds() ? value(change.number(), state.side) : 0);
            state.setNumber(at(change.number(), state.side), Math.max(number.from(), Math.min(number.to(), value)));
        }
    }

    /** Returns whether a condition holds for a side: own is what belongs to it. */
    boolean holds(Condition.Within condition, int side) {
        int value = value(condition.amount(), side);
        return value >= value(condition.atLeast(), side) && value <= value(condition.atMost(), side);
    }

    /** Returns an amount, as the state is now. */
    public int value(Amount amount) {
        return value(amount, state.side);
    }

    private int value(Amount amount, int side) {
        if (amount.pieces().isPresent()) {
            return counting.number(amount.pieces().get(), side);
        }
        if (amount.computed().isPresent()) {
            return value(amount.computed().get(), side);
        }
        return amount.number().isPresent() ? value(amount.number().get(), side) : amount.written();
    }

    private int value(Amount.Computed computed, int side) {
        int value = value(computed.of().get(0), side);
        for (int i = 1; i < computed.of().size(); i++) {
            value = computed.by().of(value, value(computed.of().get(i), side));
        }
        return value;
    }

    private int value(NumberOf of, int side) {
        return state.number(at(of, side));
    }

    private int at(NumberOf of, int side) {
        return table.at(of.number(), of.enemy() ? side ^ 1 : side);
    }
}
