package org.dicechess.rules.moves;

import org.dicechess.rules.safety.Safety;
import org.dicechess.rules.state.EventCode;
import org.dicechess.rules.state.State;
import org.dicechess.rules.table.ShiftMoves;

/**
 * The moves of all men of a {@link ShiftMoves} at once, listed or counted. Part of the inner loop: no objects are made.
 */
final class ShiftGenerator {

    /** Words before and after those of the board, so that no shift leaves the array. */
    private static final int MARGIN = 5;

    private final State state;
    private final Safety safety;
    private final int words;
    private final long[] empty;
    private final long[] quiet;
    private final long[] taking;

    ShiftGenerator(State state, Safety safety) {
        this.state = state;
        this.safety = safety;
        this.words = state.words;
        this.empty = new long[words + 2 * MARGIN];
        this.quiet = new long[words + 2 * MARGIN];
        this.taking = new long[words + 2 * MARGIN];
    }

    /** Looks at the board, unless nothing has changed since the last look; safety has been prepared. */
    void prepare() {
        if ((state.seen & State.SHIFTED) != 0) {
            return;
        }
        state.seen |= State.SHIFTED;
        for (int word = 0; word < words; word++) {
            long all = state.all[word];
            empty[MARGIN + word] = ~all;
            quiet[MARGIN + word] = safety.open[word] & ~all;
            taking[MARGIN + word] = safety.open[word] & all;
        }
    }

    /** The squares in one word of men who have to be looked at one by one. */
    long single(ShiftMoves phalanx, int word) {
        return safety.pinned[word] | phalanx.promoting(word);
    }

    /** How many moves some men of one word have, who are not single. */
    int count(ShiftMoves phalanx, int word, long pieces) {
        int count = 0;
        for (int way = 0; way < phalanx.count(); way++) {
            count += Long.bitCount(able(phalanx, way, word, pieces));
        }
        return count;
    }

    /** Lists them: by way, by square. */
    int list(ShiftMoves phalanx, int word, long pieces, int code, int[] out, int begin) {
        int end = begin;
        for (int way = 0; way < phalanx.count(); way++) {
            int[] offsets = phalanx.offsets(way);
            int offset = offsets[offsets.length - 1];
            int move = EventCode.of(phalanx.opens(way) ? EventCode.OPENING_MOVE : EventCode.MOVE, 0, 0, code);
            for (long left = able(phalanx, way, word, pieces); left != 0; left &= left - 1) {
                int from = word << 6 | Long.numberOfTrailingZeros(left);
                out[end++] = EventCode.arriving(move | from, from + offset);
            }
        }
        return end;
    }

    /** Those of the men who can go this way. */
    private long able(ShiftMoves phalanx, int way, int word, long pieces) {
        long able = pieces & phalanx.from(way, word);
        if (able == 0) {
            return 0;
        }
        int[] offsets = phalanx.offsets(way);
        int last = offsets.length - 1;
        for (int i = 0; i < last; i++) {
            able &= shifted(empty, word, offsets[i]);
        }
        return able & shifted(phalanx.captures(way) ? taking : quiet, word, offsets[last]);
    }

    /** For each square of a word, whether the square so many numbers higher is in a set. */
    private static long shifted(long[] set, int word, int offset) {
        int at = (word << 6) + offset;
        int low = MARGIN + (at >> 6);
        return set[low] >>> at | set[low + 1] << 1 << ~at;
    }
}
