package org.dicechess.rules.fen;

import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.dicechess.NotationException;
import org.dicechess.rules.codes.Codes;
import org.dicechess.rules.state.EnPassant;
import org.dicechess.rules.table.Tables;

/**
 * Reads the en passant field: squares separated by commas or by nothing. They are the squares that pieces of the other
 * side have just passed and, in a turn of several moves, those that own pieces have passed earlier in the turn.
 */
final class EnPassantField {

    private static final int MOST = 4;

    /** A comma, or nothing as some programs write it: {@code f5f6}. */
    private static final Pattern BETWEEN = Pattern.compile(",|(?<=[0-9])(?=[a-z])");

    private final Tables tables;
    private final byte[] board;
    private final int side;

    private final Consumer<NotationException> contradictions;

    /** Creates a field of this board; for squares that no piece can have passed, a reader tells the consumer so. */
    EnPassantField(Tables tables, byte[] board, int side, Consumer<NotationException> contradictions) {
        this.contradictions = contradictions;
        this.tables = tables;
        this.board = board;
        this.side = side;
    }

    /**
     * Returns the packed squares where the side to move can capture, then those that its own pieces have passed in this
     * turn.
     */
    long[] parse(String field, String text, int index) {
        long[] open = new long[2];
        int[] count = new int[2];
        int at = index;
        String[] names = field.equals("-") ? new String[0] : BETWEEN.split(field, -1);
        if (names.length > 2 * MOST) {
            throw PositionText.wrong(
                    text, index, names.length + " en passant squares, expected at most " + MOST + " of each side");
        }
        for (String name : names) {
            OptionalInt entry = entry(name, text, at);
            if (entry.isPresent()) {
                add(entry.getAsInt(), open, count, PositionText.at(text, at), name);
            }
            at += name.length();
            at += text.startsWith(",", at) ? 1 : 0;
        }
        return new long[] {EnPassant.sorted(open[0]), EnPassant.sorted(open[1])};
    }

    private void add(long entry, long[] open, int[] count, Function<String, NotationException> wrong, String name) {
        int own = tables.codes.owner(board[(int) (entry >>> 8)] & 255) == side ? 1 : 0;
        if (++count[own] > MOST) {
            throw wrong.apply("more than " + MOST + " en passant squares of one side, expected at most " + MOST);
        }
        if (!tables.stages.severalMoves && open[own] != 0 && (open[own] >>> 8 & 255) != entry >>> 8) {
            throw wrong.apply(
                    "en passant squares of two pieces, '" + name + "' is of the second; expected those of one piece");
        }
        if (isOpen(open[own], entry)) {
            throw wrong.apply("en passant square '" + name + "' a second time, expected it once");
        }
        open[own] |= entry << 16 * (count[own] - 1);
    }

    private static boolean isOpen(long open, long entry) {
        for (long left = open; left != 0; left >>>= 16) {
            if ((left & 0xFFFF) == entry) {
                return true;
            }
        }
        return false;
    }

    /** Returns the square with the one of the piece that has passed it; empty if no piece can have passed it. */
    private OptionalInt entry(String name, String text, int at) {
        int colon = name.indexOf(':');
        int target = square(colon < 0 ? name : name.substring(0, colon), text, at);
        int victim = colon < 0 ? -1 : square(name.substring(colon + 1), text, at + colon + 1);
        OptionalInt entry = IntStream.range(0, tables.squares)
                .filter(square -> victim < 0 || square == victim)
                .filter(square -> board[square] != 0 && hasPassed(square, target))
                .map(square -> target | square << 8)
                .findFirst();
        if (entry.isEmpty()) {
            contradictions.accept(PositionText.wrong(text, at, "no piece can have just passed " + name));
        }
        return entry;
    }

    /**
     * Returns the text of one square: its name, and the victim's square if the name alone would be read with another
     * victim.
     */
    static String format(Tables tables, byte[] board, int side, int field) {
        String target = tables.game.squares().square(field & 255).text();
        EnPassantField reader = new EnPassantField(tables, board, side, none -> {});
        int read = IntStream.range(0, tables.squares)
                .filter(square -> board[square] != 0 && reader.hasPassed(square, field & 255))
                .findFirst()
                .orElse(-1);
        return read == field >>> 8
                ? target
                : target + ":" + tables.game.squares().square(field >>> 8).text();
    }

    private int square(String name, String text, int at) {
        return tables.game.squares().list().stream()
                .filter(square -> square.text().equals(name))
                .findFirst()
                .map(tables.game.squares()::index)
                .orElseThrow(() -> PositionText.wrong(
                        text, at, "en passant square '" + name + "', expected a square of the board or -"));
    }

    /**
     * Returns whether the piece on a square can have come there by a leap that opens the target to en passant capture.
     * The piece must be an enemy's, and nothing can have moved since. In a game whose turns have several moves it may
     * also be an own piece, and other pieces may have moved. Effects may have moved others, too.
     */
    private boolean hasPassed(int victim, int target) {
        int code = board[victim] & 255;
        boolean enemy = tables.codes.owner(code) == (side ^ 1);
        boolean several = tables.stages.severalMoves;
        boolean othersMove = several || !tables.game.effects().isEmpty();
        return tables.codes.owner(code) != Codes.NOBODY
                && (several || enemy && (othersMove || board[target] == 0))
                && tables.enPassant.hasOpening(code)
                && isPassed(code, victim, target, othersMove);
    }

    private boolean isPassed(int code, int victim, int target, boolean othersMove) {
        for (int from = 0; from < tables.squares; from++) {
            int[] leap = tables.enPassant.opening(code, from, victim);
            for (int i = 1; i < leap.length; i++) {
                if (leap[i] == target && (othersMove || board[from] == 0)) {
                    return true;
                }
            }
        }
        return false;
    }
}
