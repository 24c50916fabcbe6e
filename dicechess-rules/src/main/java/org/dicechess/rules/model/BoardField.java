package org.dicechess.rules.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.dicechess.Color;
import org.dicechess.Direction;
import org.dicechess.NotationException;

/**
 * Reads and writes the board field of a position text. Ranks stand from the highest to the lowest, separated by
 * slashes. A run of empty squares is a number, a missing square is {@code *} (so may be a piece on another), a symbol
 * of several letters is in parentheses, {@code +} before and {@code ~} behind a letter belong to its symbol, and a
 * facing follows a caret. A symbol of one letter is also in parentheses if it would be read as part of the facing
 * before it: {@code G^n(e)}.
 */
public final class BoardField {

    private static final Color[] COLORS = Color.values();

    private final String text;
    private final Squares squares;
    private final List<Kind> kinds;
    private final GamePiece[] pieces;

    /** The symbols without parentheses and facing: for each kind White's, then Black's. */
    private final String[] symbols;

    private int at;

    private BoardField(String text, Squares squares, List<Kind> kinds) {
        this.text = text;
        this.squares = squares;
        this.kinds = kinds;
        this.pieces = new GamePiece[squares.size()];
        this.symbols = new String[2 * kinds.size()];
        for (int i = 0; i < symbols.length; i++) {
            symbols[i] = letters(new GamePiece(kinds.get(i / 2), COLORS[i % 2], Optional.empty()));
        }
    }

    /**
     * Reads the field at the beginning of a text, up to a blank, an opening bracket or the end of the text.
     *
     * @return the piece on each square, by the square's number; null for an empty square
     * @throws NotationException if the field is malformed
     */
    public static List<GamePiece> parse(String text, Squares squares, List<Kind> kinds) {
        BoardField field = new BoardField(text, squares, kinds);
        field.ranks();
        return Arrays.asList(field.pieces);
    }

    /** Writes the field; the list is like that of {@link #parse}. */
    public static String format(List<GamePiece> pieces, Squares squares) {
        StringBuilder field = new StringBuilder();
        for (int rank = squares.ranks() - 1; rank >= 0; rank--) {
            format(pieces, squares, rank, field);
            field.append(rank == 0 ? "" : "/");
        }
        return field.toString();
    }

    private static void format(List<GamePiece> pieces, Squares squares, int rank, StringBuilder field) {
        int run = 0;
        Optional<GamePiece> before = Optional.empty();
        for (int file = 0; file < squares.files(); file++) {
            int square = squares.at(file, rank);
            Optional<GamePiece> piece = square < 0 ? Optional.empty() : Optional.ofNullable(pieces.get(square));
            if (square >= 0 && piece.isEmpty()) {
                run++;
            } else {
                field.append(run == 0 ? "" : run).append(piece.isEmpty() ? "*" : text(piece.get(), before));
                run = 0;
            }
            before = piece;
        }
        field.append(run == 0 ? "" : run);
    }

    /**
     * Returns the text of a piece that follows another one on the rank, with parentheses if the two texts would run
     * together.
     */
    private static String text(GamePiece piece, Optional<GamePiece> before) {
        String text = piece.text();
        boolean lengthens =
                before.isPresent() && before.get().facing().isPresent() && lengthens(before.get(), text.charAt(0));
        int facing = text.indexOf('^');
        int end = facing < 0 ? text.length() : facing;
        return lengthens ? "(" + text.substring(0, end) + ")" + text.substring(end) : text;
    }

    private static boolean lengthens(GamePiece piece, char next) {
        String longer = piece.facing().orElseThrow().text() + next;
        for (Direction facing : piece.type().facings()) {
            if (facing.text().equals(longer)) {
                return true;
            }
        }
        return false;
    }

    private void ranks() {
        for (int rank = squares.ranks() - 1; rank >= 0; rank--) {
            int file = 0;
            while (!atEnd() && text.charAt(at) != '/') {
                file = entry(file, rank);
            }
            if (file != squares.files()) {
                throw wrong("rank " + (rank + 1) + " has " + file + " squares, expected " + squares.files());
            }
            if (rank > 0) {
                slash(rank);
            }
        }
        if (!atEnd()) {
            throw wrong("'/' after rank 1, expected " + squares.ranks() + " ranks");
        }
    }

    private void slash(int rank) {
        if (atEnd()) {
            throw wrong("the board ends before rank " + rank + ", expected " + squares.ranks() + " ranks");
        }
        at++;
    }

    private int entry(int file, int rank) {
        char c = text.charAt(at);
        if (c == '*' && (squares.at(file, rank) < 0 || !isSymbol("*"))) {
            expect(file, rank, false);
            at++;
            return file + 1;
        }
        return c >= '0' && c <= '9' ? run(file, rank) : readPiece(file, rank);
    }

    private boolean isSymbol(String text) {
        return Arrays.asList(symbols).contains(text);
    }

    private int run(int file, int rank) {
        int begin = at;
        while (!atEnd() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
            at++;
        }
        String number = text.substring(begin, at);
        int run = number.length() > 2 || number.charAt(0) == '0' ? 0 : Integer.parseInt(number);
        if (file == squares.files() || run == 0 || run > squares.files() - file) {
            at = begin;
            throw wrong(
                    file == squares.files()
                            ? tooLong(rank)
                            : "'" + number + "', expected a number of empty squares from 1 to "
                                    + (squares.files() - file));
        }
        for (int i = 0; i < run; i++) {
            expect(file + i, rank, true);
        }
        return file + run;
    }

    private int readPiece(int file, int rank) {
        int begin = at;
        String symbol = symbol();
        for (int i = 0; i < symbols.length; i++) {
            if (symbols[i].equals(symbol)) {
                pieces[expect(file, rank, true)] =
                        new GamePiece(kinds.get(i / 2), COLORS[i % 2], facing(kinds.get(i / 2)));
                return file + 1;
            }
        }
        at = begin;
        throw wrong("no piece has the symbol '" + symbol + "'");
    }

    private static String letters(GamePiece piece) {
        String text = piece.text();
        return text.startsWith("(") ? text.substring(1, text.length() - 1) : text;
    }

    private String symbol() {
        if (text.charAt(at) != '(') {
            int begin = at;
            at += text.startsWith("+", at) ? 1 : 0;
            at += atEnd() ? 0 : Character.charCount(text.codePointAt(at));
            at += text.startsWith("~", at) ? 1 : 0;
            return text.substring(begin, at);
        }
        int end = text.indexOf(')', at);
        if (end < 0) {
            throw wrong("'(' without ')'");
        }
        String symbol = text.substring(at + 1, end);
        at = end + 1;
        return symbol;
    }

    private Optional<Direction> facing(Kind kind) {
        if (kind.facings().isEmpty()) {
            return Optional.empty();
        }
        List<Direction> fitting = new ArrayList<>();
        for (Direction direction : kind.facings()) {
            if (text.startsWith("^" + direction.text(), at)) {
                fitting.add(direction);
            }
        }
        Direction facing = fitting.stream()
                .max(java.util.Comparator.comparing(
                        direction -> direction.text().length()))
                .orElseThrow(() -> wrong("expected the facing of the " + kind.name() + ", one of "
                        + kind.facings().stream()
                                .map(direction -> "^" + direction.text())
                                .toList()));
        at += 1 + facing.text().length();
        return Optional.of(facing);
    }

    private int expect(int file, int rank, boolean exists) {
        int square = squares.at(file, rank);
        if (file >= squares.files()) {
            throw wrong(tooLong(rank));
        }
        if (square >= 0 != exists) {
            throw wrong(
                    exists
                            ? "there is no square at file " + (file + 1) + " of rank " + (rank + 1) + ", expected '*'"
                            : "square at file " + (file + 1) + " of rank " + (rank + 1)
                                    + " exists, expected a piece or an empty square, not '*'");
        }
        return square;
    }

    private String tooLong(int rank) {
        return "rank " + (rank + 1) + " is longer than " + squares.files() + " squares";
    }

    private boolean atEnd() {
        return at >= text.length() || text.charAt(at) == ' ' || text.charAt(at) == '[';
    }

    private NotationException wrong(String expected) {
        return new NotationException(text, at + 1, expected);
    }
}
