package org.dicechess.rules.fen;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dicechess.rules.table.Tables;

/**
 * Reads and writes the field of the pieces that have moved in the turn, where a stage asks for them: {@code ~a3,e4}.
 */
final class MovedField {

    private static final String MARK = "~";

    private final Tables tables;
    private final byte[] board;

    MovedField(Tables tables, byte[] board) {
        this.tables = tables;
        this.board = board;
    }

    /** Returns whether a field is of this sort. */
    static boolean is(String field) {
        return field.startsWith(MARK);
    }

    /** Adds the field if a piece has moved. */
    void addTo(List<String> fields) {
        String moved = IntStream.range(0, tables.numbers.remembersMoved ? tables.squares : 0)
                .filter(square -> tables.numbers.hasMoved(board, square))
                .mapToObj(this::name)
                .collect(Collectors.joining(","));
        if (!moved.isEmpty()) {
            fields.add(MARK + moved);
        }
    }

    /** Reads the field into the board. */
    void take(Field field) {
        if (!tables.numbers.remembersMoved) {
            throw field.wrong("'" + field.text() + "', expected it where a stage asks which pieces have moved");
        }
        int last = -1;
        for (String name : field.text().substring(MARK.length()).split(",", -1)) {
            int square = IntStream.range(0, tables.squares)
                    .filter(each -> name(each).equals(name))
                    .findFirst()
                    .orElse(-1);
            if (square < 0 || board[square] == 0) {
                throw field.wrong("no piece stands on '" + name + "'");
            }
            if (square <= last) {
                throw field.wrong("'" + name + "' behind '" + name(last) + "', expected each square once, from a1 on");
            }
            board[tables.numbers.movedAt(square)] |= (byte) (1 << (square & 7));
            last = square;
        }
    }

    private String name(int square) {
        return tables.game.squares().square(square).text();
    }
}
