package org.dicechess.rules.fen;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.dicechess.Color;
import org.dicechess.rules.reach.Castlings;
import org.dicechess.rules.table.Tables;

/**
 * Reads and writes the field of the pieces that have never moved, where a turn asks for first moves: {@code ^b1,g8}.
 * Castling rights tell it of kings and rooks.
 */
final class UnmovedField {

    private static final String MARK = "^";

    private final Tables tables;
    private final byte[] board;

    UnmovedField(Tables tables, byte[] board) {
        this.tables = tables;
        this.board = board;
    }

    /** Returns whether a field is of this sort. */
    static boolean is(String field) {
        return field.startsWith(MARK);
    }

    /** Adds the field if there is such a piece. */
    void addTo(List<String> fields, long rights) {
        long told = told(rights);
        List<String> names = new ArrayList<>();
        for (Color color : Color.values()) {
            for (int square : tables.firstMoves.squares(color.ordinal())) {
                if (tables.firstMoves.isUnmoved(rights & ~told, color.ordinal(), square)) {
                    names.add(name(square));
                }
            }
        }
        if (!names.isEmpty()) {
            fields.add(MARK + String.join(",", names));
        }
    }

    /** Returns rights with the pieces of the field. */
    long take(Field field, long rights) {
        if (!tables.firstMoves.any()) {
            throw field.wrong("'" + field.text() + "', expected it where a turn asks for first moves");
        }
        long added = rights;
        for (String name : field.text().substring(MARK.length()).split(",", -1)) {
            long bit = IntStream.range(0, tables.squares)
                    .filter(square -> name(square).equals(name))
                    .mapToLong(square -> tables.firstMoves.bitOf(board[square] & 255, square))
                    .findFirst()
                    .orElse(0);
            if (bit == 0) {
                throw field.wrong("no piece that may have never moved stands on '" + name + "'");
            }
            if ((added & bit) != 0) {
                throw field.wrong("'" + name + "' a second time; expected each square once, without those of castling");
            }
            added |= bit;
        }
        return added;
    }

    /** Returns what castling rights tell: neither king nor rook has moved. */
    long told(long rights) {
        Castlings castlings = tables.castlings;
        long told = 0;
        for (int right = 0; right < castlings.rights(); right++) {
            if ((rights >>> right & 1) != 0) {
                int side = castlings.color(right).ordinal();
                told |= tables.firstMoves.bit(side, castlings.rookSquare(right));
                for (int square = 0; square < tables.squares; square++) {
                    boolean king = (board[square] & 255) == tables.castler(side) && castlings.row(square, right) >= 0;
                    told |= king ? tables.firstMoves.bit(side, square) : 0;
                }
            }
        }
        return told;
    }

    private String name(int square) {
        return tables.game.squares().square(square).text();
    }
}
