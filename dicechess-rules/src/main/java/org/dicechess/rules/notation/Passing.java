package org.dicechess.rules.notation;

import java.util.stream.IntStream;
import org.dicechess.NotationException;
import org.dicechess.Square;
import org.dicechess.rules.table.Tables;

/** Reads the en passant field: the squares that the other side's men have just passed, separated by commas. */
final class Passing {

    private static final int MOST = 4;

    private final Tables tables;
    private final byte[] board;
    private final int side;

    Passing(Tables tables, byte[] board, int side) {
        this.tables = tables;
        this.board = board;
        this.side = side;
    }

    long parse(String field, String text, int index) {
        if (field.equals("-")) {
            return 0;
        }
        long passing = 0;
        int at = index;
        int count = 0;
        for (String name : field.split(",", -1)) {
            if (++count > MOST) {
                throw PositionText.wrong(text, at, "at most " + MOST + " en passant squares");
            }
            passing |= (long) entry(name, text, at) << 16 * (count - 1);
            at += name.length() + 1;
        }
        return passing;
    }

    private int entry(String name, String text, int at) {
        int target = square(name, text, at);
        return IntStream.range(0, tables.squares)
                .filter(victim -> isEnemy(victim) && hasPassed(victim, target))
                .map(victim -> target | victim << 8)
                .findFirst()
                .orElseThrow(() -> PositionText.wrong(text, at, "no man has just passed " + name));
    }

    private int square(String name, String text, int at) {
        int target = -1;
        try {
            target = tables.game.squares().index(Square.of(name));
        } catch (IllegalArgumentException noName) {
            throw wrong(name, text, at);
        }
        if (target < 0) {
            throw wrong(name, text, at);
        }
        return target;
    }

    private NotationException wrong(String name, String text, int at) {
        return PositionText.wrong(text, at, "en passant square '" + name + "', expected a square of the board or -");
    }

    private boolean isEnemy(int square) {
        return board[square] != 0 && (board[square] & 1) == side;
    }

    /** Whether the man can have come to its square by an opening leap over the target. */
    private boolean hasPassed(int victim, int target) {
        int code = board[victim] & 255;
        return board[target] == 0
                && IntStream.range(0, tables.squares)
                        .filter(from -> board[from] == 0)
                        .anyMatch(from -> IntStream.of(tables.opening(code, from, victim)).skip(1).anyMatch(passed -> passed == target));
    }
}
