package org.dicechess.rules.notation;

import org.dicechess.Color;
import org.dicechess.NotationException;
import org.dicechess.rules.model.Squares;
import org.dicechess.rules.table.Castlings;
import org.dicechess.rules.table.Tables;

/**
 * The castling field: {@code K} and {@code Q} for the outermost rook on either side of the king (FEN, X-FEN), the letter of
 * the rook's file for any other; Shredder-FEN, which always has the file, is read too.
 */
final class Rights {

    private final Tables tables;
    private final Castlings castlings;
    private final Squares squares;
    private final byte[] board;

    Rights(Tables tables, byte[] board) {
        this.tables = tables;
        this.castlings = tables.castlings;
        this.squares = tables.game.squares();
        this.board = board;
    }

    String format(long rights) {
        StringBuilder field = new StringBuilder();
        for (Color color : Color.values()) {
            // From the last file to the first, so that K comes before Q.
            for (int right = castlings.rights() - 1; right >= 0; right--) {
                if ((rights >>> right & 1) != 0 && castlings.color(right) == color) {
                    field.append(letter(right, color));
                }
            }
        }
        return field.isEmpty() ? "-" : field.toString();
    }

    /** Reads the field, which begins at an index of the whole text. */
    long parse(String field, String text, int index) {
        if (field.equals("-")) {
            return 0;
        }
        long rights = 0;
        for (int i = 0; i < field.length(); i++) {
            int right = right(field.charAt(i), text, index + i);
            if ((rights >>> right & 1) != 0) {
                throw PositionText.wrong(text, index + i, "castling right '" + field.charAt(i) + "' a second time");
            }
            rights |= 1L << right;
        }
        return rights;
    }

    private char letter(int right, Color color) {
        char upper = isOutermost(right) ? isEast(right) ? 'K' : 'Q' : fileOf(right);
        return color == Color.WHITE ? upper : Character.toLowerCase(upper);
    }

    private char fileOf(int right) {
        return (char) ('A' + squares.square(castlings.rookSquare(right)).file());
    }

    private int right(char letter, String text, int index) {
        Color color = Character.isUpperCase(letter) ? Color.WHITE : Color.BLACK;
        char upper = Character.toUpperCase(letter);
        for (int right = 0; right < castlings.rights(); right++) {
            boolean named = upper == 'K' || upper == 'Q' ? letter(right, color) == letter : fileOf(right) == upper;
            if (castlings.color(right) == color && tables.mayCastle(board, right) && named) {
                return right;
            }
        }
        throw wrong(letter, text, index);
    }

    private NotationException wrong(char letter, String text, int index) {
        return PositionText.wrong(
                text,
                index,
                castlings.rights() == 0
                        ? "castling right '" + letter + "', expected - in a game without castling"
                        : "no king and rook stand where castling right '" + letter + "' needs them");
    }

    private boolean isEast(int right) {
        int king = king(right);
        return king < 0 || squares.square(castlings.rookSquare(right)).file() > squares.square(king).file();
    }

    /** Whether no rook stands farther out on the same side of the king. */
    private boolean isOutermost(int right) {
        int rook = castlings.rookSquare(right);
        int way = isEast(right) ? 1 : -1;
        for (int square = rook + way; isOnRank(square, rook); square += way) {
            if (board[square] == board[rook]) {
                return false;
            }
        }
        return king(right) >= 0 && isOnRank(rook, king(right));
    }

    private boolean isOnRank(int square, int other) {
        return square >= 0 && square < tables.squares && squares.square(square).rank() == squares.square(other).rank();
    }

    /** The square of the first king that can castle with a rook; -1 if there is none. */
    private int king(int right) {
        int code = tables.castler(castlings.color(right).ordinal());
        for (int square = 0; code != 0 && square < tables.squares; square++) {
            if ((board[square] & 255) == code && castlings.row(square, right) >= 0) {
                return square;
            }
        }
        return -1;
    }
}
