package org.dicechess.rules.turns;

import org.dicechess.rules.state.Clock;
import org.dicechess.rules.state.EnPassant;
import org.dicechess.rules.state.State;

/**
 * The second half of what tells the positions of a turn apart, beside their Zobrist keys: a multilinear hash (Carter
 * and Wegman 1979) of the sets of men and of all else, which is linear, so that a move need not be played to know what
 * it adds.
 */
final class LinearHash {

    private final State state;
    private final long[] factors;
    private final int words;

    LinearHash(State state) {
        this.state = state;
        this.factors = state.tables.factors;
        this.words = state.words;
    }

    /** What a man on a square adds. */
    long piece(int code, int square) {
        return factors[code * words + (square >> 6)] << square;
    }

    /** The men of the state. */
    long pieces() {
        long sum = 0;
        for (int i = words; i < state.pieces.length; i++) {
            sum += state.pieces[i] * factors[i];
        }
        return sum;
    }

    /** All but the men of the state. */
    long rest() {
        int at = state.pieces.length;
        return rest(state.clock & Clock.REPETITION, state.rights, state.counters)
                + EnPassant.usable(state.clock, state.enPassant) * factors[at + 3]
                + EnPassant.usableNext(state.clock, state.opened) * factors[at + 4];
    }

    /** All but the men where nothing can be taken in passing. */
    long rest(long clock, long rights, long counters) {
        int at = state.pieces.length;
        return clock * factors[at] + rights * factors[at + 1] + counters * factors[at + 2];
    }
}
