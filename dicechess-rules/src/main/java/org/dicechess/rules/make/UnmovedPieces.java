package org.dicechess.rules.make;

import org.dicechess.Color;
import org.dicechess.rules.model.Area;
import org.dicechess.rules.model.CastlingRule;
import org.dicechess.rules.reach.FirstMoves;
import org.dicechess.rules.state.EventCode;
import org.dicechess.rules.state.State;

/** Tells whether the event right before was the first move of a piece, where a turn asks. */
final class UnmovedPieces {

    private static final int NONE = -1;

    private final State state;
    private final FirstMoves table;

    /** The squares from which pieces have made their first move in the event; {@link #NONE} for none. */
    private int one = NONE;

    private int other = NONE;

    UnmovedPieces(State state) {
        this.state = state;
        this.table = state.tables.firstMoves;
    }

    /** Begins an event. */
    void begin(int event) {
        if (!table.any()) {
            return;
        }
        one = NONE;
        other = NONE;
        if (EventCode.goes(event)) {
            one = unmoved(EventCode.from(event));
        } else if (EventCode.kind(event) == EventCode.CASTLE) {
            CastlingRule.Row row = state.tables.castlings.rows().get(EventCode.number(event));
            one = unmoved(row.king());
            other = unmoved(row.rook());
        }
    }

    private int unmoved(int square) {
        return table.isUnmoved(state.rights, state.side, square) ? square : NONE;
    }

    /** Returns whether a piece has made its first move from an area. */
    boolean holds(Area area) {
        Color side = Color.values()[state.side];
        return one != NONE && area.of(side).get(one)
                || other != NONE && area.of(side).get(other);
    }
}
