package org.dicechess.rules.ends;

import org.dicechess.rules.model.Ending;
import org.dicechess.rules.model.GameNumber;
import org.dicechess.rules.state.State;

/** The ending of a number that has come from its start to a value, or beyond. */
final class NumberReached {

    private final State state;
    private final int reaches;

    /** Whether the value is above the start. */
    private final boolean rises;

    /** Where the number of each side stands. */
    private final int[] at;

    NumberReached(State state, Ending.NumberReached ending) {
        GameNumber number = state.tables.numbers.numbers.get(ending.number());
        this.state = state;
        this.reaches = ending.reaches();
        this.rises = reaches > number.starts();
        this.at = new int[] {state.tables.numbers.at(ending.number(), 0), state.tables.numbers.at(ending.number(), 1)};
    }

    /** Returns the side whose number has reached the value, the side to move first; -1 if none has. */
    int side() {
        int side = state.side;
        if (hasReached(side)) {
            return side;
        }
        return hasReached(side ^ 1) ? side ^ 1 : -1;
    }

    private boolean hasReached(int side) {
        int value = state.number(at[side]);
        return rises ? value >= reaches : value <= reaches;
    }
}
