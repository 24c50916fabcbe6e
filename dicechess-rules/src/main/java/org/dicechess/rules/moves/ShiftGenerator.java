package org.dicechess.rules.moves;

import org.dicechess.rules.reach.ShiftMoves;
import org.dicechess.rules.safety.Safety;
import org.dicechess.rules.state.EventCode;
import org.dicechess.rules.state.State;

/**
 * Lists or counts the moves of all pieces with {@link ShiftMoves} at once. Part of the inner loop: it makes no objects.
 */
final class ShiftGenerator {

    /** The words before and after those of the board, so that no shift leaves the array. */
    private static final int MARGIN = 5;

    private final State state;
    private final Safety safety;
    private final int words;
    private final long[] empty;
    private final long[] quiet;
    private final long[] captures;

    /** The same sets where one word holds the board. */
    private long emptyWord;

    private long quietWord;
    private long capturesWord;

    ShiftGenerator(State state, Safety safety) {
        this.state = state;
        this.safety = safety;
        this.words = state.words;
        this.empty = new long[words + 2 * MARGIN];
        this.quiet = new long[words + 2 * MARGIN];
        this.captures = new long[words + 2 * MARGIN];
    }

    /** Reads the board, unless nothing has changed since the last call. Safety has been prepared. */
    void prepare() {
        if ((state.seen & State.SHIFTS_KNOWN) != 0) {
            return;
        }
        state.seen |= State.SHIFTS_KNOWN;
        if (words == 1) {
            long all = state.all[0];
            emptyWord = ~all;
            quietWord = safety.open[0] & ~all;
            capturesWord = safety.open[0] & all;
            return;
        }
        for (int word = 0; word < words; word++) {
            long all = state.all[word];
            empty[MARGIN + word] = ~all;
            quiet[MARGIN + word] = safety.open[word] & ~all;
            captures[MARGIN + word] = safety.open[word] & all;
        }
    }

    /** Returns the squares of one word whose pieces have to be handled one by one. */
    long handledSingly(ShiftMoves shift, int word) {
        return safety.pinned[word] | shift.promoting(word);
    }

    /** Counts the moves of some pieces of one word, none of which is handled by itself. */
    int count(ShiftMoves shift, int word, long pieces) {
        int count = 0;
        for (int way = 0; way < shift.count(); way++) {
            count += Long.bitCount(movable(shift, way, word, pieces));
        }
        return count;
    }

    /** Returns whether any of these pieces can move. */
    boolean canMoveAny(ShiftMoves shift, int word, long pieces) {
        for (int way = 0; way < shift.count(); way++) {
            if (movable(shift, way, word, pieces) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Lists these moves by direction and square, and returns the index after the last. */
    int list(ShiftMoves shift, int word, long pieces, int code, int[] out, int begin) {
        int end = begin;
        for (int way = 0; way < shift.count(); way++) {
            int offset = shift.arrival(way);
            int move = EventCode.of(shift.opens(way) ? EventCode.OPENING_MOVE : EventCode.MOVE, 0, 0, code);
            for (long left = movable(shift, way, word, pieces); left != 0; left &= left - 1) {
                int from = word << 6 | Long.numberOfTrailingZeros(left);
                out[end++] = EventCode.arriving(move | from, from + offset);
            }
        }
        return end;
    }

    /** Returns the pieces that can go in a direction. */
    private long movable(ShiftMoves shift, int way, int word, long pieces) {
        long movable = pieces & shift.from(way, word);
        if (movable == 0) {
            return 0;
        }
        if (words == 1) {
            return movableOnOneWord(shift, way, movable);
        }
        for (int offset : shift.passed(way)) {
            movable &= shifted(empty, word, offset);
        }
        return movable & shifted(shift.captures(way) ? captures : quiet, word, shift.arrival(way));
    }

    private long movableOnOneWord(ShiftMoves shift, int way, long pieces) {
        long movable = pieces;
        for (int offset : shift.passed(way)) {
            movable &= shifted(emptyWord, offset);
        }
        return movable & shifted(shift.captures(way) ? capturesWord : quietWord, shift.arrival(way));
    }

    /** Does the same as {@link #shifted(long[], int, int)} where one word holds the board. */
    private static long shifted(long set, int offset) {
        return offset > 0 ? set >>> offset : set << -offset;
    }

    /** Returns for each square of a word whether the square with a number higher by the offset is in a set. */
    private static long shifted(long[] set, int word, int offset) {
        int at = (word << 6) + offset;
        int low = MARGIN + (at >> 6);
        return set[low] >>> at | set[low + 1] << 1 << ~at;
    }
}
