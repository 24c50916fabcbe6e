package org.dicechess.rules.make;

import org.dicechess.rules.codes.NumberTable;
import org.dicechess.rules.model.CastlingRule;
import org.dicechess.rules.state.EventCode;
import org.dicechess.rules.state.State;

/** Keeps behind the squares of the board which squares the latest event of a turn has left, where a stage asks. */
final class LeftSquares {

    private final State state;
    private final NumberTable table;

    /** Those squares, each plus 1; 0 for none. */
    private final int[] left = new int[NumberTable.DEPARTURES];

    LeftSquares(State state) {
        this.state = state;
        this.table = state.tables.numbers;
    }

    /** Begins an event. One that moves nothing leaves the squares what they are. */
    void begin(int event) {
        if (!table.remembersDeparture) {
            return;
        }
        switch (EventCode.kind(event)) {
            case EventCode.ROLL, EventCode.PASS, EventCode.DEAL, EventCode.SELECT, EventCode.CHOOSE -> recall();
            case EventCode.CASTLE -> castle(state.tables.castlings.rows().get(EventCode.number(event)));
            default -> leave(EventCode.goes(event) ? EventCode.from(event) + 1 : 0, 0);
        }
    }

    private void castle(CastlingRule.Row row) {
        leave(freed(row.king(), row), freed(row.rook(), row));
    }

    /** Returns a square plus 1 that castling leaves empty; 0 if a piece arrives there. */
    private static int freed(int square, CastlingRule.Row row) {
        return square == row.kingTo() || square == row.rookTo() ? 0 : square + 1;
    }

    private void leave(int one, int other) {
        left[0] = one == 0 ? other : one;
        left[1] = one == 0 ? 0 : other;
    }

    private void recall() {
        for (int i = 0; i < left.length; i++) {
            left[i] = state.number(table.departuresAt + i);
        }
    }

    /** Forgets the squares: the turn has ended. */
    void forget() {
        leave(0, 0);
    }

    /** Writes the squares that are empty behind the board if a stage asks for them. */
    void keep() {
        if (!table.remembersDeparture) {
            return;
        }
        boolean held = state.tables.stages.asksForDeparture.get(state.stage());
        int at = table.departuresAt;
        for (int square : left) {
            if (held && square != 0 && state.board[square - 1] == 0) {
                state.setNumber(at++, square);
            }
        }
        while (at < table.departuresAt + left.length) {
            state.setNumber(at++, 0);
        }
    }
}
