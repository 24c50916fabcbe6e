package org.dicechess.rules.fen;

import java.util.List;
import java.util.stream.IntStream;
import org.dicechess.NotationException;
import org.dicechess.rules.model.Pool;
import org.dicechess.rules.state.Clock;
import org.dicechess.rules.table.Tables;

/**
 * Reads the field of a pending piece: either a chosen piece with its dice ({@code e5:d4}), or a captured piece that
 * awaits placement ({@code C@}). If either side may place the piece, the side follows ({@code C@w}).
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

    /** Returns the subject and the hand of the clock, see {@link Clock#pack}. */
    int[] parse(String field, String text, int index) {
        return field.contains("@") ? captured(field, text, index) : chosen(field, text, index);
    }

    private int[] captured(String field, String text, int index) {
        String symbol = field.substring(0, field.indexOf('@'));
        int code = IntStream.rangeClosed(1, tables.codes.count())
                .filter(each -> tables.fates.waits[each] && letters(each).equals(symbol))
                .map(each -> tables.fates.placed[each])
                .findFirst()
                .orElseThrow(
                        () -> wrong(text, index, "'" + field + "', expected a captured piece that awaits placement"));
        boolean room = tables.fates.areas[code].stream().anyMatch(square -> board[square] == 0);
        if (!room) {
            throw wrong(text, index, "no empty square for the captured piece, expected one in its area");
        }
        return new int[] {code, decider(field, text, index, code)};
    }

    private int decider(String field, String text, int index, int code) {
        String decider = field.substring(field.indexOf('@') + 1);
        boolean eitherSide = tables.hooked.fate[code];
        if (!decider.matches(eitherSide ? "[wb]" : "")) {
            throw wrong(
                    text,
                    index,
                    "'" + field + "', expected "
                            + (eitherSide ? "the side that places the piece, w or b, after '@'" : "nothing after '@'"));
        }
        return eitherSide && !decider.equals(side == 0 ? "w" : "b") ? owner(text, index, code) : Clock.WAITING;
    }

    /** Checks that the side not to move owns the piece, so that it may place the piece. */
    private int owner(String text, int index, int code) {
        if (tables.codes.owner(code) == side) {
            throw wrong(text, index, "this side may not place the piece, expected its captor or its owner");
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
        if (at < 0
                || board[at] == 0
                || tables.codes.owner(board[at] & 255) != side
                || !tables.walks.mayStart(board[at] & 255, at)) {
            throw wrong(text, index, "no piece of the side to move that can walk stands on '" + square + "'");
        }
        if (pool < 0 || IntStream.of(tables.walkPools[board[at] & 255]).noneMatch(each -> each == pool)) {
            throw wrong(
                    text,
                    index + colon + 1,
                    "the piece on " + square + " cannot walk with the dice '" + field.substring(colon + 1) + "'");
        }
        return new int[] {at, pool + 1};
    }

    private static NotationException wrong(String text, int index, String expected) {
        return PositionText.wrong(text, index, expected);
    }
}
