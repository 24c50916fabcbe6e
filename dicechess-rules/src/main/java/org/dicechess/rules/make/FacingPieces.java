package org.dicechess.rules.make;

import org.dicechess.rules.model.Condition;
import org.dicechess.rules.model.Squares;
import org.dicechess.rules.state.State;

/**
 * Tells whether pieces of both sides stand face to face. Part of the inner loop of games that ask for it: it makes no
 * objects.
 */
final class FacingPieces {

    /** The number of squares that one unit of work, 10 nanoseconds, covers. */
    private static final int SQUARES_PER_UNIT = 4;

    private final State state;
    private final Squares squares;

    /** The codes that count, for each side. */
    private final int[][] codes;

    private final int[] files;
    private final int[] ranks;

    FacingPieces(State state, Condition.FaceToFace condition) {
        this.state = state;
        this.squares = state.tables.game.squares();
        this.codes = state.tables.codesOf(condition.kinds());
        this.files = condition.files();
        this.ranks = condition.ranks();
    }

    /** Returns whether two such pieces of both sides stand on a line with nothing between them. */
    boolean anyFace() {
        for (int code : codes[0]) {
            for (int word = 0; word < state.words; word++) {
                for (long left = state.pieces[code * state.words + word]; left != 0; left &= left - 1) {
                    if (faces(word << 6 | Long.numberOfTrailingZeros(left))) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private boolean faces(int square) {
        for (int way = 0; way < files.length; way++) {
            if (isOfEnemy(first(square, files[way], ranks[way]))
                    || isOfEnemy(first(square, -files[way], -ranks[way]))) {
                return true;
            }
        }
        return false;
    }

    /** Returns the first piece from a square in a direction, 0 for none. */
    private int first(int from, int file, int rank) {
        int steps = 0;
        int at = squares.step(from, file, rank);
        while (at >= 0 && state.board[at] == 0 && at != from) {
            at = squares.step(at, file, rank);
            steps++;
        }
        state.work += 1 + steps / SQUARES_PER_UNIT;
        return at < 0 ? 0 : state.at(at);
    }

    private boolean isOfEnemy(int code) {
        for (int other : codes[1]) {
            if (other == code) {
                return true;
            }
        }
        return false;
    }
}
