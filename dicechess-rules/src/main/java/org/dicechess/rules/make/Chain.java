package org.dicechess.rules.make;

import java.util.Arrays;
import org.dicechess.rules.model.Area;
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

    /** Whether all pieces must be reached, from the first one. */
    private final boolean group;

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
        this.group = condition.ends().isEmpty();
        Area everywhere = state.tables.everywhere();
        this.from =
                new SideSets(condition.ends().map(Condition.Chain.Ends::from).orElse(everywhere), words);
        this.to = new SideSets(condition.ends().map(Condition.Chain.Ends::to).orElse(everywhere), words);
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

    /** Returns whether pieces of a side lead from its first area to its second, or are one group. */
    boolean holds(int side) {
        if (!begin(side)) {
            return false;
        }
        for (int word = 0; word < words; ) {
            if (reached[word] == 0) {
                word++;
            } else {
                int square = word << 6 | Long.numberOfTrailingZeros(reached[word]);
                reached[word] &= reached[word] - 1;
                if (!group && (to.word(side, word) >>> square & 1) != 0) {
                    return true;
                }
                word = goOn(square, word);
            }
        }
        return group && isEmpty(left);
    }

    private static boolean isEmpty(long[] set) {
        for (long word : set) {
            if (word != 0) {
                return false;
            }
        }
        return true;
    }

    /** Reaches the pieces that stand where a chain begins, the first one for a group. Returns whether there are any. */
    private boolean begin(int side) {
        Arrays.fill(left, 0);
        for (int code : codes[side]) {
            for (int word = 0; word < words; word++) {
                left[word] |= state.pieces[code * words + word];
            }
        }
        boolean any = false;
        for (int word = 0; word < words; word++) {
            long first = left[word] & from.word(side, word);
            reached[word] = !group ? first : any ? 0 : first & -first;
            left[word] ^= reached[word];
            any |= reached[word] != 0;
        }
        state.work += codes[side].length;
        return any;
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
