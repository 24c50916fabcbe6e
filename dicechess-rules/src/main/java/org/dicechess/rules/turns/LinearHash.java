package org.dicechess.rules.turns;

import org.dicechess.rules.state.Clock;
import org.dicechess.rules.state.EnPassant;
import org.dicechess.rules.state.State;

/**
 * The linear half of the 128 bits that identify a position of a turn; the other half is its Zobrist key.
 *
 * <p>It is a multilinear hash (Carter and Wegman 1979) of the piece sets and the remaining state. As it is linear, the
 * summand of a move is known without playing the move.
 */
final class LinearHash {

    private static final long NUMBER_FACTOR = 0x9E37_79B9_7F4A_7C15L;

    private final State state;
    private final long[] factors;
    private final int words;

    LinearHash(State state) {
        this.state = state;
        this.factors = state.tables.factors;
        this.words = state.words;
    }

    /** Returns the summand of a piece on a square. */
    long piece(int code, int square) {
        return factors[code * words + (square >> 6)] << square;
    }

    /** Returns the sum of all pieces of the state. */
    long pieces() {
        long sum = 0;
        for (int i = words; i < state.pieces.length; i++) {
            sum += state.pieces[i] * factors[i];
        }
        return sum;
    }

    /** Returns the sum of the state without its pieces. */
    long rest() {
        int at = state.pieces.length;
        return rest(state.clock & Clock.REPETITION, state.rights, state.counters)
                + numbers() * factors[at + 5]
                + EnPassant.usable(state.clock, state.enPassant) * factors[at + 3]
                + EnPassant.usableNext(state.clock, state.opened) * factors[at + 4];
    }

    /** Returns a hash of the numbers of the state. */
    private long numbers() {
        long sum = 0;
        for (int at = state.squares; at < state.board.length; at++) {
            sum = sum * NUMBER_FACTOR + state.number(at);
        }
        return sum;
    }

    /** Returns the sum of a state without its pieces, provided that no en passant capture is possible. */
    long rest(long clock, long rights, long counters) {
        int at = state.pieces.length;
        return clock * factors[at] + rights * factors[at + 1] + counters * factors[at + 2];
    }
}
