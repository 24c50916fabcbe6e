package org.dicechess.rules.turns;

import java.util.Arrays;
import org.dicechess.rules.state.State;

/**
 * By what the ends of a turn are parted before they are compared: a Zobrist key of all men but those who mostly move
 * last. So ends that are found one after the other lie side by side, as the processor's caches like it.
 */
final class EndPartition {

    private final State state;
    private final long[] keys;
    private final int squares;
    private final int words;

    /** For each code all bits if it counts, else none. */
    private final long[] counts;

    EndPartition(State state) {
        this.state = state;
        this.keys = state.tables.keys;
        this.squares = state.squares;
        this.words = state.words;
        this.counts = new long[state.tables.codes.count() + 1];
    }

    /**
     * Begins with the turn that begins where the state stands: the highest code moves last, if it is not the only one
     * that moves.
     */
    void begin() {
        Arrays.fill(counts, -1);
        int[] movable = state.tables.rolls.movable(state.roll(), state.side);
        if (movable.length > 1) {
            counts[movable[movable.length - 1]] = 0;
        }
    }

    /** What a man on a square adds. */
    long piece(int code, int square) {
        return keys[code * squares + square] & counts[code];
    }

    /** The men of the state. */
    long pieces() {
        long part = 0;
        for (int i = words; i < state.pieces.length; i++) {
            for (long left = state.pieces[i]; left != 0; left &= left - 1) {
                part ^= piece(i / words, i % words << 6 | Long.numberOfTrailingZeros(left));
            }
        }
        return part;
    }
}
