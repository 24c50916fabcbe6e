package org.dicechess.rules.make;

import java.util.Arrays;
import org.dicechess.rules.ask.HookAnswer;
import org.dicechess.rules.state.State;

/** The squares that moves of hooks, and actions on all their pieces, have changed. */
final class EditLog {

    private final State state;

    /** The edits that restore the squares: for each event its edits, then their number. */
    private int[] edits = {};

    private int size;

    EditLog(State state) {
        this.state = state;
    }

    int size() {
        return size;
    }

    /** Forgets all edits behind a number of them. */
    void shrink(int to) {
        size = to;
    }

    /** Remembers what stands on the squares of edits behind a head, which are about to be made. */
    void keep(int[] coming) {
        if (size + coming.length > edits.length) {
            edits = Arrays.copyOf(edits, 2 * edits.length + coming.length);
        }
        for (int i = HookAnswer.HEAD; i < coming.length; i++) {
            int square = HookAnswer.square(coming[i]);
            edits[size++] = HookAnswer.edit(square, state.at(square));
        }
        edits[size++] = coming.length - HookAnswer.HEAD;
    }

    /** Takes the edits of the last event back. The key of the state does not change. */
    void takeBack() {
        int count = edits[--size];
        for (int i = size - count; i < size; i++) {
            if (state.at(HookAnswer.square(edits[i])) != 0) {
                state.lift(HookAnswer.square(edits[i]));
            }
        }
        for (int i = size - count; i < size; i++) {
            if (HookAnswer.code(edits[i]) != 0) {
                state.set(HookAnswer.square(edits[i]), HookAnswer.code(edits[i]));
            }
        }
        size -= count;
    }

    /** Makes this log equal to another. */
    void takeOver(EditLog other) {
        edits = other.edits.clone();
        size = other.size;
    }
}
