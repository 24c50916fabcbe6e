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
        int rook = castlings.rookSquare(right);
        char upper = rook == outermost(color, isEast(right)) ? isEast(right) ? 'K' : 'Q' : fileOf(rook);
        return color == Color.WHITE ? upper : Character.toLowerCase(upper);
    }

    private char fileOf(int square) {
        return (char) ('A' + squares.square(square).file());
    }

    private int right(char letter, String text, int index) {
        Color color = Character.isUpperCase(letter) ? Color.WHITE : Color.BLACK;
        char upper = Character.toUpperCase(letter);
        int rook = upper == 'K' || upper == 'Q' ? outermost(color, upper == 'K') : rookOnFile(color, upper);
        int right = rook < 0 ? -1 : castlings.right(color.ordinal(), rook);
        if (right < 0 || !tables.mayCastle(board, right)) {
            throw wrong(letter, text, index);
        }
        return right;
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
        int king = king(castlings.color(right));
        return king < 0 || squares.square(castlings.rookSquare(right)).file() > squares.square(king).file();
    }

    /** The square of the rook farthest out on one side of the king and on his rank, -1 if there is none. */
    private int outermost(Color color, boolean east) {
        int king = king(color);
        if (king < 0) {
            return -1;
        }
        int way = east ? 1 : -1;
        int rook = -1;
        for (int square = king + way; isOnRank(square, king); square += way) {
            rook = isRook(square, color) ? square : rook;
        }
        return rook;
    }

    private int rookOnFile(Color color, char upper) {
        int king = king(color);
        for (int square = 0; king >= 0 && square < tables.squares; square++) {
            if (isOnRank(square, king) && fileOf(square) == upper && isRook(square, color)) {
                return square;
            }
        }
        return -1;
    }

    private boolean isOnRank(int square, int king) {
        return square >= 0 && square < tables.squares && squares.square(square).rank() == squares.square(king).rank();
    }

    private boolean isRook(int square, Color color) {
        return tables.game.castling().isPresent()
                && (board[square] & 255) == tables.codes.of(tables.game.castling().get().rook(), color);
    }

    private int king(Color color) {
        int code = tables.castler(color.ordinal());
        for (int square = 0; code != 0 && square < tables.squares; square++) {
            if ((board[square] & 255) == code) {
                return square;
            }
        }
        return -1;
    }
}
