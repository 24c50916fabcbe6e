package org.dicechess.rules.fen;

import java.util.stream.IntStream;
import org.dicechess.rules.model.Action;
import org.dicechess.rules.state.Clock;
import org.dicechess.rules.table.Tables;

/** Reads and writes the field of the piece that the event before in the turn has moved: {@code >e4}. */
final class LastPieceField {

    private static final String MARK = ">";

    private final Tables tables;
    private final byte[] board;

    LastPieceField(Tables tables, byte[] board) {
        this.tables = tables;
        this.board = board;
    }

    /** Returns whether a field is of this sort. */
    static boolean is(String field) {
        return field.startsWith(MARK);
    }

    /**
     * Returns the field.
     *
     * @param last the square of the piece plus 1
     */
    static String format(Tables tables, int last) {
        return MARK + tables.game.squares().square(last - 1).text();
    }

    /** Returns a clock with the piece of the field, which the stage of the clock must ask for. */
    long add(Field field, long clock) {
        int stage = Clock.stage(clock);
        if (!tables.stages.asksForPiece.get(stage) || Clock.hand(clock) != 0) {
            throw field.wrong("'" + field.text() + "', expected it where a later stage asks which piece has moved");
        }
        String square = field.text().substring(MARK.length());
        int at = IntStream.range(0, tables.squares)
                .filter(each -> tables.game.squares().square(each).text().equals(square))
                .findFirst()
                .orElse(-1);
        boolean ofEnemy = tables.game.actions().stream().anyMatch(action -> action.whose() != Action.Whose.OWN);
        if (at < 0 || board[at] == 0 || !ofEnemy && tables.codes.owner(board[at] & 255) == (Clock.side(clock) ^ 1)) {
            throw field.wrong("no piece of the side to move stands on '" + square + "'");
        }
        return Clock.withLast(clock, at + 1);
    }
}
