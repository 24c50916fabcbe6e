package org.dicechess.rules.make;

import java.util.Arrays;
import org.dicechess.rules.model.Condition;
import org.dicechess.rules.model.Offset;
import org.dicechess.rules.state.State;
import org.dicechess.rules.store.SideSets;

/** Pieces of which each stands beside the next. Part of the inner loop of games that end by it: it makes no objects. */
final class Chain {

    /** The number of squares whose neighbours one unit of work, 10 nanoseconds, covers. */
    private static final int SQUARES_PER_UNIT = 2;

    private final State state;
    private final int words;
    private final int[][] codes;
    private final SideSets from;
    private final SideSets to;

    /** For each square those beside it; the index is the square times the words plus a word. */
    private final long[] beside;

    /** The pieces that count and have not been reached. */
    private final long[] left;

    /** The pieces that have been reached, but not those beside them. */
    private final long[] reached;

    Chain(State state, Condition.Chain condition) {
        this.state = state;
        this.words = state.words;
        this.codes = state.tables.codesOf(condition.kinds());
        this.from = new SideSets(condition.from(), words);
        this.to = new SideSets(condition.to(), words);
        this.beside = new long[state.squares * words];
        for (int square = 0; square < state.squares; square++) {
            for (Offset offset : condition.by()) {
                int next = state.tables.game.squares().step(square, offset.files(), offset.ranks());
                if (next >= 0) {
                    beside[square * words + (next >> 6)] |= 1L << next;
                }
            }
        }
        this.left = new long[words];
        this.reached = new long[words];
    }

    /** Returns whether pieces of a side lead from its first area to its second. */
    boolean holds(int side) {
        begin(side);
        for (int word = 0; word < words; ) {
            if (reached[word] == 0) {
                word++;
            } else {
                int square = word << 6 | Long.numberOfTrailingZeros(reached[word]);
                reached[word] &= reached[word] - 1;
                if ((to.word(side, word) >>> square & 1) != 0) {
                    return true;
                }
                word = goOn(square, word);
            }
        }
        return false;
    }

    /** Reaches the pieces that stand where a chain begins. */
    private void begin(int side) {
        Arrays.fill(left, 0);
        for (int code : codes[side]) {
            for (int word = 0; word < words; word++) {
                left[word] |= state.pieces[code * words + word];
            }
        }
        for (int word = 0; word < words; word++) {
            reached[word] = left[word] & from.word(side, word);
            left[word] ^= reached[word];
        }
        state.work += codes[side].length;
    }

    /** Reaches the pieces beside a square, and returns the first word that has some. */
    private int goOn(int square, int word) {
        int first = word;
        for (int other = 0; other < words; other++) {
            long found = left[other] & beside[square * words + other];
            left[other] ^= found;
            reached[other] |= found;
            first = found != 0 ? Math.min(first, other) : first;
        }
        state.work += (square & SQUARES_PER_UNIT - 1) == 0 ? words : 0;
        return first;
    }
}
