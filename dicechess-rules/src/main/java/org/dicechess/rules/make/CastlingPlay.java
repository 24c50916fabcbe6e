package org.dicechess.rules.make;

import org.dicechess.rules.codes.CounterTable;
import org.dicechess.rules.model.CastlingRule;
import org.dicechess.rules.state.State;

/** Castles on the board, and takes it back. */
final class CastlingPlay {

    private final State state;
    private final BoardChanges changes;
    private final CounterTable counting;
    private final CastlingRule.Row[] rows;
    private final long[] keep;
    private final long[] unforfeited;

    CastlingPlay(State state, BoardChanges changes) {
        this.state = state;
        this.changes = changes;
        this.counting = state.tables.counting;
        this.rows = state.tables.castlings.rows().toArray(new CastlingRule.Row[0]);
        this.keep = state.tables.castlings.keep();
        this.unforfeited = state.tables.castlings.unforfeited();
    }

    /** Castles in one way, by its number, and returns the code of the king. */
    int play(int number) {
        CastlingRule.Row row = rows[number];
        int king = state.take(row.king());
        int rook = state.take(row.rook());
        state.put(row.kingTo(), king);
        state.put(row.rookTo(), rook);
        state.counters = counting.setBack(state.counters, counting.byMove[king] | counting.byMove[rook]);
        state.rights &=
                keep[king * state.squares + row.king()] & keep[rook * state.squares + row.rook()] & unforfeited[number];
        changes.close(row.king(), row.rook());
        return king;
    }

    void takeBack(int number) {
        CastlingRule.Row row = rows[number];
        int king = state.lift(row.kingTo());
        int rook = state.lift(row.rookTo());
        state.set(row.king(), king);
        state.set(row.rook(), rook);
    }
}
