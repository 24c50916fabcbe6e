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

    /** Creates the numbers of a state. */
    public Numbers(State state) {
        this.state = state;
        this.table = state.tables.numbers;
    }

    /** Makes changes, one after the other. A number stops at its bounds. */
    void change(List<NumberChange> changes) {
        for (NumberChange change : changes) {
            GameNumber number = table.numbers.get(change.number().number());
            int value = value(change.amount()) + (change.adds() ? value(change.number()) : 0);
            state.setNumber(at(change.number()), Math.max(number.from(), Math.min(number.to(), value)));
        }
    }

    boolean holds(Condition.NumberWithin condition) {
        int value = value(condition.number());
        return value >= value(condition.atLeast()) && value <= value(condition.atMost());
    }

    /** Returns an amount, as the numbers of the state are now. */
    public int value(Amount amount) {
        return amount.number().isPresent() ? value(amount.number().get()) : amount.written();
    }

    private int value(NumberOf of) {
        return state.number(at(of));
    }

    private int at(NumberOf of) {
        return table.at(of.number(), of.enemy() ? state.side ^ 1 : state.side);
    }
}
