package org.dicechess.rules.fen;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.dicechess.Color;
import org.dicechess.NotationException;
import org.dicechess.rules.model.Squares;
import org.dicechess.rules.reach.Castlings;
import org.dicechess.rules.table.Tables;

/**
 * The castling field. {@code K} and {@code Q} stand for the outermost rook on either side of the king (FEN, X-FEN), the
 * letter of the rook's file for any other rook. Shredder-FEN, which always has the file, is read too. If a letter would
 * be read as the right of another rook, the rook's square stands in its place: {@code K1}.
 */
final class CastlingField {

    private static final Pattern WORD = Pattern.compile("\\p{Alpha}[1-9][0-9]{0,2}|.", Pattern.DOTALL);

    private final Tables tables;
    private final Castlings castlings;
    private final Squares squares;
    private final byte[] board;

    private final Consumer<NotationException> contradictions;

    /** Creates a field of this board; for rights that the board contradicts, a reader tells the consumer why. */
    CastlingField(Tables tables, byte[] board, Consumer<NotationException> contradictions) {
        this.contradictions = contradictions;
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
                    field.append(text(right, color));
                }
            }
        }
        return field.isEmpty() ? "-" : field.toString();
    }

    /** Reads the field, which begins at this index of the whole text, as a set of castling rights. */
    long parse(String field, String text, int index) {
        if (field.equals("-")) {
            return 0;
        }
        long rights = 0;
        Set<String> read = new HashSet<>();
        Matcher words = WORD.matcher(field);
        while (words.find()) {
            long unmoved = unmoved(words.group());
            int right = unmoved == 0 ? right(words.group(), text, index + words.start()) : -1;
            long added = right < 0 ? unmoved : 1L << right;
            if (!read.add(words.group()) || (rights & added) != 0) {
                throw PositionText.wrong(
                        text,
                        index + words.start(),
                        "castling right '" + words.group() + "' a second time, expected it once");
            }
            rights |= added;
        }
        return rights;
    }

    private String text(int right, Color color) {
        char letter = letter(right, color);
        return right == rightOf(letter) ? String.valueOf(letter) : cased(fileOf(right), color) + rankOf(right);
    }

    private char letter(int right, Color color) {
        char upper = isOutermost(right) ? isEast(right) ? 'K' : 'Q' : fileOf(right);
        return cased(upper, color);
    }

    private static char cased(char upper, Color color) {
        return color == Color.WHITE ? upper : Character.toLowerCase(upper);
    }

    private String rankOf(int right) {
        return squares.square(castlings.rookSquare(right)).text().substring(1);
    }

    private char fileOf(int right) {
        return (char) ('A' + squares.square(castlings.rookSquare(right)).file());
    }

    /**
     * Returns the bit of the only piece on a file that may have never moved, where a turn asks for first moves; 0 if
     * there is none, or if the letter is a right to castle. Other programs write these pieces here.
     */
    private long unmoved(String word) {
        Color color = Character.isUpperCase(word.charAt(0)) ? Color.WHITE : Color.BLACK;
        long[] bits = word.length() > 1 || rightOf(word.charAt(0)) >= 0
                ? new long[0]
                : Arrays.stream(tables.firstMoves.squares(color.ordinal()))
                        .filter(square -> word.charAt(0)
                                == cased((char) ('A' + squares.square(square).file()), color))
                        .mapToLong(square -> unmoved(square, color))
                        .filter(bit -> bit != 0)
                        .toArray();
        return bits.length == 1 ? bits[0] : 0;
    }

    private long unmoved(int square, Color color) {
        int code = board[square] & 255;
        return tables.codes.owner(code) == color.ordinal() ? tables.firstMoves.bitOf(code, square) : 0;
    }

    /** Returns the right that a word stands for; -1 if the board contradicts it. */
    private int right(String word, String text, int index) {
        int right = word.length() == 1 ? rightOf(word.charAt(0)) : ofSquare(word);
        if (right < 0) {
            NotationException contradiction = PositionText.wrong(
                    text,
                    index,
                    castlings.rights() == 0
                            ? "castling right '" + word + "', expected - in a game without castling"
                            : "no king and rook stand where castling right '" + word + "' needs them");
            if (!isRight(word)) {
                throw PositionText.wrong(
                        text, index, "'" + word + "' is no castling right, expected K, Q or the letter of a file");
            }
            contradictions.accept(contradiction);
        }
        return right;
    }

    /** Returns whether a word may be a right on this board: K, Q or a file, perhaps with a rank. */
    private boolean isRight(String word) {
        char letter = Character.toUpperCase(word.charAt(0));
        return (word.length() == 1 && (letter == 'K' || letter == 'Q'))
                || letter >= 'A' && letter < 'A' + squares.files();
    }

    /**
     * Returns the right that a letter alone stands for, -1 if there is none. The outermost rook takes precedence over
     * the rook's file.
     */
    private int rightOf(char letter) {
        Color color = Character.isUpperCase(letter) ? Color.WHITE : Color.BLACK;
        int ofFile = -1;
        for (int right = 0; right < castlings.rights(); right++) {
            if (castlings.color(right) == color && tables.mayCastle(board, right)) {
                if (isOutermost(right) && letter(right, color) == letter) {
                    return right;
                }
                ofFile = ofFile < 0 && cased(fileOf(right), color) == letter ? right : ofFile;
            }
        }
        return ofFile;
    }

    private int ofSquare(String word) {
        Color color = Character.isUpperCase(word.charAt(0)) ? Color.WHITE : Color.BLACK;
        for (int right = 0; right < castlings.rights(); right++) {
            boolean named = word.equals(cased(fileOf(right), color) + rankOf(right));
            if (named && castlings.color(right) == color && tables.mayCastle(board, right)) {
                return right;
            }
        }
        return -1;
    }

    private boolean isEast(int right) {
        return squares.square(castlings.rookSquare(right)).file()
                > squares.square(king(right)).file();
    }

    /** Returns whether no rook stands farther out on the same side of the king. */
    private boolean isOutermost(int right) {
        int rook = castlings.rookSquare(right);
        int way = isEast(right) ? 1 : -1;
        for (int square = rook + way; isOnRank(square, rook); square += way) {
            if (tables.castlesAsRook(board[square] & 255, castlings.color(right))) {
                return false;
            }
        }
        return true;
    }

    private boolean isOnRank(int square, int other) {
        return square >= 0
                && square < tables.squares
                && squares.square(square).rank() == squares.square(other).rank();
    }

    /**
     * Returns the square of the first king that can castle with a rook. A right is held or read only while there is
     * one; it stands on the rank of the rook.
     */
    private int king(int right) {
        int code = tables.castler(castlings.color(right).ordinal());
        return IntStream.range(0, tables.squares)
                .filter(square -> (board[square] & 255) == code && castlings.row(square, right) >= 0)
                .findFirst()
                .orElseThrow();
    }
}
