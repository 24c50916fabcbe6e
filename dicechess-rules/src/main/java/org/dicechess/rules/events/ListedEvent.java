package org.dicechess.rules.events;

import org.dicechess.Move;
import org.dicechess.rules.state.Snapshot;
import org.dicechess.rules.state.State;

/** A move that knows its number. */
public sealed interface ListedEvent extends Move permits ListedMove, ListedAction {

    /** Returns the events among which it was listed. */
    Events source();

    /** Returns the number of the event at its position. */
    int number();

    /** Returns whether the event was listed at this snapshot, so it is legal there. */
    default boolean isOf(Snapshot snapshot) {
        return source().isOf(snapshot);
    }

    /** Returns whether the event was listed at a position with the bits of this state, so it is legal there. */
    default boolean isOf(State state) {
        return source().isOf(state);
    }
}
