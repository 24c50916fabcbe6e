package org.dicechess.rules.make;

import java.util.Arrays;
import org.dicechess.rules.state.State;

/** The numbers before each event of a log. */
final class NumberLog {

    private final State state;

    /** The bytes of all numbers of a position. */
    private final int size;

    private byte[] before = {};

    NumberLog(State state) {
        this.state = state;
        this.size = state.tables.numbers.cells - state.squares;
    }

    /** Keeps the present numbers. */
    void keep(int depth) {
        int at = depth * size;
        if (at + size > before.length) {
            before = Arrays.copyOf(before, 2 * (at + size));
        }
        state.copyNumbers(before, at);
    }

    /** Brings back the numbers before an event. */
    void bringBack(int depth) {
        state.layNumbers(before, depth * size);
    }

    /** Makes this log equal to another one. */
    void takeOver(NumberLog other) {
        before = other.before.clone();
    }
}
