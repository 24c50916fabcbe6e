package org.dicechess.examples.players.play;

import org.dicechess.Cursor;
import org.dicechess.Event;
import org.dicechess.Position;
import org.dicechess.examples.players.search.Budget;

/** Chooses events of one variant. Not thread-safe: each game of several threads needs a player of its own. */
@FunctionalInterface
public interface Player {

    /**
     * Chooses an event at a decision.
     *
     * @param cursor a cursor at a decision of this player. It knows the events before it, so the player sees
     *     repetition; it stands at the same node afterwards
     * @param budget what the choice may take
     * @return the int of a listed event
     */
    int choose(Cursor cursor, Budget budget);

    /** Chooses an event of a position with a decision, whose past is not known. */
    default Event choose(Position position, Budget budget) {
        Cursor cursor = position.cursor();
        return cursor.event(choose(cursor, budget));
    }
}
