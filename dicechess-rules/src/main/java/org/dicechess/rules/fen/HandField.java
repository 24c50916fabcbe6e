package org.dicechess.rules.fen;

import java.util.Optional;
import org.dicechess.Color;
import org.dicechess.rules.codes.NumberTable;
import org.dicechess.rules.model.GamePiece;
import org.dicechess.rules.model.Hands;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.table.Tables;

/**
 * Reads and writes the pieces in hand behind the board, as in {@code [QRqr]}: White's as capitals, in any order, each
 * as often as it is held. A number before a piece says how many: {@code [12Pp]}.
 */
final class HandField {

    /** The most equal pieces that are written one by one. */
    private static final int MOST_SINGLY = 9;

    private final Tables tables;
    private final byte[] board;

    HandField(Tables tables, byte[] board) {
        this.tables = tables;
        this.board = board;
    }

    /** Returns the field; empty for a game without hands. */
    String text() {
        if (!tables.numbers.holds) {
            return "";
        }
        StringBuilder text = new StringBuilder("[");
        for (Color side : Color.values()) {
            for (Kind kind : tables.game.kinds()) {
                int held = tables.numbers.inHand(board, kind.index(), side.ordinal());
                String piece = letters(kind, side);
                text.append(held > MOST_SINGLY ? held + piece : piece.repeat(held));
            }
        }
        return text.append(']').toString();
    }

    /** Reads what follows the board: an opening bracket and the rest of the field, or nothing. */
    void read(Field field) {
        String text = field.text();
        if (text.isEmpty() || text.equals("[]") || text.equals("[-]")) {
            return;
        }
        if (!tables.numbers.holds || !text.endsWith("]")) {
            throw field.wrong("'" + text + "', expected "
                    + (tables.numbers.holds
                            ? "the pieces in hand in brackets"
                            : "the end of the board or empty holdings, []"));
        }
        int at = 1;
        while (at < text.length() - 1) {
            at = read(field, at);
        }
    }

    /** Reads a piece with its number and returns the index behind it. */
    private int read(Field field, int begin) {
        String text = field.text();
        int end = begin;
        while (text.charAt(end) >= '0' && text.charAt(end) <= '9') {
            end++;
        }
        int count = end == begin ? 1 : field.from(begin).until(end - begin).number(1, Hands.MOST);
        for (Color side : Color.values()) {
            Optional<Kind> kind = kind(text, end, side);
            if (kind.isPresent()) {
                add(field.from(begin), tables.numbers.handAt(kind.get().index(), side.ordinal()), count);
                return end + letters(kind.get(), side).length();
            }
        }
        throw field.from(end)
                .wrong("'" + text.substring(end, text.length() - 1) + "', expected pieces that a hand may hold");
    }

    private void add(Field place, int at, int count) {
        int sum = (board[at] & 255) + count;
        if (sum > Hands.MOST) {
            throw place.wrong("more than " + Hands.MOST + " pieces of a kind in a hand");
        }
        board[at] = (byte) sum;
    }

    private Optional<Kind> kind(String text, int at, Color side) {
        return tables.game.kinds().stream()
                .filter(kind -> tables.numbers.handAt(kind.index(), 0) != NumberTable.NOT_HELD)
                .filter(kind -> text.startsWith(letters(kind, side), at))
                .findFirst();
    }

    private static String letters(Kind kind, Color side) {
        return new GamePiece(kind, side, Optional.empty()).text();
    }
}
