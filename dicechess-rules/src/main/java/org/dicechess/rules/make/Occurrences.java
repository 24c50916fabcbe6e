package org.dicechess.rules.make;

import org.dicechess.rules.dice.Stages;
import org.dicechess.rules.state.Clock;
import org.dicechess.rules.state.EventCode;
import org.dicechess.rules.state.Repetition;
import org.dicechess.rules.state.State;

/** Looks in the log of a mover for positions that equal the present one. */
final class Occurrences {

    private final State state;
    private final Stages stages;

    Occurrences(State state) {
        this.state = state;
        this.stages = state.tables.stages;
    }

    /**
     * Returns the slot of the first of the last occurrences of the present position in the last entries of a log,
     * itself included; -1 if there are not so many.
     *
     * @param begin the slot of the first entry that counts
     * @param end the slot after the last entry
     * @param passesCount whether a position that a turn without a move has led to is an occurrence
     */
    int first(int times, long[] log, int begin, int end, boolean passesCount) {
        if (!passesCount && isAfterPass(log, end)) {
            return -1;
        }
        int count = 1;
        int first = end;
        int slot = latest(log, begin, end);
        while (slot >= begin && count < times) {
            if (isRepetitionOf(log, slot) && (passesCount || !isAfterPass(log, slot))) {
                count++;
                first = slot;
            }
            slot = latest(log, begin, slot);
        }
        return count >= times ? first : -1;
    }

    /** Returns the slot of the latest entry before another that has the present key, or one before the begin. */
    private int latest(long[] log, int begin, int before) {
        long key = state.key;
        int slot = before - Mover.LOG;
        while (slot >= begin && log[slot + 4] != key) {
            slot -= Mover.LOG;
        }
        return slot;
    }

    /** Returns whether a turn without a move ended before this entry; moves before the log are not known. */
    private boolean isAfterPass(long[] log, int slot) {
        int at = slot - Mover.LOG;
        if (at < 0 || !maySkip((int) log[at])) {
            return false;
        }
        while (at >= 0 && !EventCode.changesPieces((int) log[at])) {
            if (stages.isBegin(Clock.stage(log[at + 5]))) {
                return true;
            }
            at -= Mover.LOG;
        }
        return at < 0;
    }

    /** Returns whether an event may end a turn without a move. */
    private static boolean maySkip(int event) {
        return EventCode.kind(event) == EventCode.PASS || EventCode.kind(event) == EventCode.CHOOSE;
    }

    private boolean isRepetitionOf(long[] log, int slot) {
        return Repetition.isSame(
                state.clock, state.rights, state.enPassant, log[slot + 5], log[slot + 1], log[slot + 2]);
    }
}
