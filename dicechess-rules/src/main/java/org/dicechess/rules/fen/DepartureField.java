package org.dicechess.rules.fen;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dicechess.rules.codes.NumberTable;
import org.dicechess.rules.table.Tables;

/**
 * Reads and writes the field of the squares that the event before in the turn has left, where a stage asks for them:
 * {@code <e2}, after castling {@code <e1,h1}.
 */
final class DepartureField {

    private static final String MARK = "<";

    private final Tables tables;
    private final byte[] board;

    DepartureField(Tables tables, byte[] board) {
        this.tables = tables;
        this.board = board;
    }

    /** Returns whether a field is of this sort. */
    static boolean is(String field) {
        return field.startsWith(MARK);
    }

    /** Adds the field if a square has been left. */
    void addTo(List<String> fields) {
        int begin = tables.numbers.departuresAt;
        String left = IntStream.range(begin, tables.numbers.remembersDeparture ? begin + NumberTable.DEPARTURES : begin)
                .map(at -> board[at] & 255)
                .filter(square -> square != 0)
                .mapToObj(square -> name(square - 1))
                .collect(Collectors.joining(","));
        if (!left.isEmpty()) {
            fields.add(MARK + left);
        }
    }

    /** Reads the field into the board, at a stage of the turn. */
    void take(Field field, int stage) {
        if (!tables.stages.asksForDeparture.get(stage)) {
            throw field.wrong("'" + field.text() + "', expected it where a later stage asks which squares were left");
        }
        String[] names = field.text().substring(MARK.length()).split(",", -1);
        if (names.length > NumberTable.DEPARTURES) {
            throw field.wrong("'" + field.text() + "', expected at most " + NumberTable.DEPARTURES + " squares");
        }
        for (int i = 0; i < names.length; i++) {
            int square = square(names[i]);
            if (square < 0 || board[square] != 0 || tables.numbers.isDeparture(board, square)) {
                throw field.wrong("'" + names[i] + "', expected an empty square that a piece has left");
            }
            board[tables.numbers.departuresAt + i] = (byte) (square + 1);
        }
    }

    private int square(String name) {
        return IntStream.range(0, tables.squares)
                .filter(each -> name(each).equals(name))
                .findFirst()
                .orElse(-1);
    }

    private String name(int square) {
        return tables.game.squares().square(square).text();
    }
}
