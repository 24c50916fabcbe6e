package org.dicechess.rules.make;

import java.util.Arrays;
import org.dicechess.rules.ask.HookAnswer;
import org.dicechess.rules.state.State;

/** The changes of squares that effects have made, by the events that have set them off. */
final class EffectLog {

    private final State state;

    /** The edits that take the changes back, in their order. */
    private int[] edits = new int[16];

    private int size;

    /** For each event of the log how many changes came before it. */
    private int[] begins = new int[64];

    EffectLog(State state) {
        this.state = state;
    }

    int size() {
        return size;
    }

    /** Forgets all changes behind a number of them. */
    void shrink(int to) {
        size = to;
    }

    /** Begins an event, by its number in the log. */
    void begin(int event) {
        if (event == begins.length) {
            begins = Arrays.copyOf(begins, 2 * event);
        }
        begins[event] = size;
    }

    /** Remembers what stands on a square that is about to change, and whether it is captured. */
    void keep(int square, boolean takes) {
        if (size == edits.length) {
            edits = Arrays.copyOf(edits, 2 * size);
        }
        int edit = HookAnswer.edit(square, state.at(square));
        edits[size++] = takes ? HookAnswer.taking(edit) : edit;
    }

    /** Returns how many changes the events from one on have made. */
    int since(int event) {
        return size - begins[event];
    }

    /** Returns the edit that takes back one of the changes of an event, the first one first. */
    int edit(int event, int number) {
        return edits[begins[event] + number];
    }

    /** Returns what the pieces are worth together that the effects from one event on have captured, by their codes. */
    int worthOfTaken(int event, int[] worth) {
        int sum = 0;
        for (int i = begins[event]; i < size; i++) {
            sum += HookAnswer.takes(edits[i]) ? worth[HookAnswer.code(edits[i])] : 0;
        }
        return sum;
    }

    /** Takes the changes of the last event back. The key of the state does not change. */
    void takeBack(int event) {
        while (size > begins[event]) {
            int edit = edits[--size];
            if (state.at(HookAnswer.square(edit)) != 0) {
                state.lift(HookAnswer.square(edit));
            }
            if (HookAnswer.code(edit) != 0) {
                state.set(HookAnswer.square(edit), HookAnswer.code(edit));
            }
        }
    }

    /** Makes this log equal to another. */
    void takeOver(EffectLog other) {
        edits = other.edits.clone();
        begins = other.begins.clone();
        size = other.size;
    }
}
