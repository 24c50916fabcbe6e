package org.dicechess.rules.play;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What a cursor finds out beforehand: who asks whether the game goes on will ask for the events or for their number
 * next, and either tells that somebody can move. Which of the two was asked last time is what is looked at; one
 * exception does not change that, two in a row do, as searches list the events of one position and then count those of
 * many.
 */
final class Foresight {

    private final PlayCursor cursor;
    private final State state;
    private final int[] events;

    /** Whether the events are counted rather than listed. */
    private boolean counts;

    /** Whether the last guess was wrong, and the one before it. */
    private boolean missed;

    private boolean missedBefore;

    /** What was found, while {@link State#FORESEEN} holds: the number of the events, and whether they are listed. */
    private int size;

    private boolean listed;

    Foresight(PlayCursor cursor, State state) {
        this.cursor = cursor;
        this.state = state;
        this.events = new int[state.tables.eventBound];
    }

    /** Looks, where a move is what comes next. */
    void look() {
        missedBefore = missed;
        missed = false;
        listed = !counts;
        size = counts ? cursor.counted() : cursor.events(events, 0);
        // To pass is listed only where it ends nothing that nobody can move.
        state.seen |= size > 0 ? State.FREE | State.FORESEEN : 0;
    }

    /** The number of the events, {@link MoveCounter#UNKNOWN} if it has not been looked for. */
    int count() {
        if ((state.seen & State.FORESEEN) == 0) {
            return MoveCounter.UNKNOWN;
        }
        if (listed) {
            miss();
        }
        return size;
    }

    /** Whether the events were listed; to be asked by who wants them. */
    boolean lists() {
        if ((state.seen & State.FORESEEN) == 0) {
            return false;
        }
        if (!listed) {
            miss();
        }
        return listed;
    }

    /** The number of the events if they were counted, else {@link MoveCounter#UNKNOWN}. */
    int counted() {
        return (state.seen & State.FORESEEN) == 0 || listed ? MoveCounter.UNKNOWN : size;
    }

    /** The events if they were listed, else nothing. */
    int @Nullable [] list() {
        return (state.seen & State.FORESEEN) != 0 && listed ? Arrays.copyOf(events, size) : null;
    }

    /** Copies the events and gives the index after the last. */
    int list(int[] buffer, int offset) {
        System.arraycopy(events, 0, buffer, offset, size);
        return offset + size;
    }

    private void miss() {
        counts ^= missedBefore;
        missed = !missedBefore;
        missedBefore = false;
    }
}
