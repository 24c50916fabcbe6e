package org.dicechess.rules.notation;

import java.util.List;
import java.util.stream.IntStream;
import org.dicechess.NotationException;
import org.dicechess.rules.model.Pool;
import org.dicechess.rules.state.Clock;
import org.dicechess.rules.table.Tables;

/**
 * Reads the field that says which man and dice have been chosen ({@code e5:d4}), or which man waits to be put down
 * ({@code C@}), and by whom where it may be either ({@code C@w}).
 */
final class PendingField {

    private final Tables tables;
    private final byte[] board;
    private final int side;

    PendingField(Tables tables, byte[] board, int side) {
        this.tables = tables;
        this.board = board;
        this.side = side;
    }

    /** Subject and hand, as a clock packs them. */
    int[] parse(String field, String text, int index) {
        return field.contains("@") ? waiting(field, text, index) : chosen(field, text, index);
    }

    private int[] waiting(String field, String text, int index) {
        String symbol = field.substring(0, field.indexOf('@'));
        int code = IntStream.rangeClosed(1, tables.codes.count())
                .filter(each -> tables.fates.waits[each] && letters(each).equals(symbol))
                .map(each -> tables.fates.placed[each])
                .findFirst()
                .orElseThrow(() -> wrong(text, index, "'" + field + "', expected a man that waits to be put down"));
        boolean room = tables.fates.rooms[code].stream().anyMatch(square -> board[square] == 0);
        if (!room) {
            throw wrong(text, index, "there is no empty square for the man that waits");
        }
        return new int[] {code, decider(field, text, index, code)};
    }

    private int decider(String field, String text, int index, int code) {
        String decider = field.substring(field.indexOf('@') + 1);
        boolean told = tables.hooked.fate[code];
        if (!decider.matches(told ? "[wb]" : "")) {
            throw wrong(
                    text,
                    index,
                    "'" + field + "', expected "
                            + (told ? "who puts him down, w or b, behind '@'" : "nothing behind '@'"));
        }
        return told && !decider.equals(side == 0 ? "w" : "b") ? owner(text, index, code) : Clock.WAITING;
    }

    /** The side that waits may put a man down if he is its own. */
    private int owner(String text, int index, int code) {
        if ((code & 1) != side) {
            throw wrong(text, index, "the man that waits is put down by his captor or his owner");
        }
        return Clock.OWNER_WAITING;
    }

    private String letters(int code) {
        String text = tables.codes.piece(code).text();
        return text.contains("^") ? text.substring(0, text.indexOf('^')) : text;
    }

    private int[] chosen(String field, String text, int index) {
        int colon = field.indexOf(':');
        String square = field.substring(0, colon);
        List<String> pools = tables.game.pools().stream().map(Pool::name).toList();
        int pool = pools.indexOf(field.substring(colon + 1));
        int at = IntStream.range(0, tables.squares)
                .filter(each -> tables.game.squares().square(each).text().equals(square))
                .findFirst()
                .orElse(-1);
        if (at < 0 || board[at] == 0 || (board[at] & 1) == side || !tables.walks.mayStart(board[at] & 255, at)) {
            throw wrong(text, index, "no man of the side to move that can walk stands on '" + square + "'");
        }
        if (pool < 0 || IntStream.of(tables.walkPools[board[at] & 255]).noneMatch(each -> each == pool)) {
            throw wrong(
                    text,
                    index + colon + 1,
                    "the man on " + square + " has no dice '" + field.substring(colon + 1) + "'");
        }
        return new int[] {at, pool + 1};
    }

    private static NotationException wrong(String text, int index, String expected) {
        return PositionText.wrong(text, index, expected);
    }
}
