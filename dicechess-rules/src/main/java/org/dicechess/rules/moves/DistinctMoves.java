package org.dicechess.rules.moves;

import org.dicechess.rules.state.EventCode;

/** Keeps one of the moves of a piece that have the same effect. Part of the inner loop: it makes no objects. */
final class DistinctMoves {

    /** Up to this number of moves, each is compared with all before it. */
    private static final int FEW = 24;

    private static final int EN_PASSANT = 1 << 24;

    private final SeenEvents seen = new SeenEvents();

    /** Keeps the first of equal moves between two indices and returns the index after the last that is kept. */
    int keep(int[] out, int begin, int end) {
        return end - begin <= FEW ? keepOfFew(out, begin, end) : keepOfMany(out, begin, end);
    }

    private static int keepOfFew(int[] out, int begin, int end) {
        int kept = begin;
        for (int i = begin; i < end; i++) {
            int before = begin;
            while (before < kept && effect(out[before]) != effect(out[i])) {
                before++;
            }
            if (before == kept) {
                out[kept++] = out[i];
            }
        }
        return kept;
    }

    private int keepOfMany(int[] out, int begin, int end) {
        seen.begin();
        int kept = begin;
        for (int i = begin; i < end; i++) {
            if (seen.add(effect(out[i]))) {
                out[kept++] = out[i];
            }
        }
        return kept;
    }

    /**
     * Returns a number that is equal for moves with the same effect: squares and code are equal, and both or neither
     * are en passant.
     */
    private static int effect(int move) {
        return move & EN_PASSANT - 1 | (EventCode.kind(move) == EventCode.EN_PASSANT ? EN_PASSANT : 0);
    }
}
