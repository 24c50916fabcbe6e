package org.dicechess.rules.turns;

import java.util.Arrays;
import org.dicechess.rules.state.State;

/**
 * Chooses the partition in which a turn's end position is compared.
 *
 * <p>The partition key is a Zobrist key of all pieces except those that mostly move last. Ends that are found in
 * succession thus share a partition, which keeps its memory in the processor's caches.
 */
final class EndPartition {

    private final State state;
    private final long[] keys;
    private final int squares;
    private final int words;

    /** For each code a mask of its keys: all bits if its pieces count, else none. */
    private final long[] masks;

    EndPartition(State state) {
        this.state = state;
        this.keys = state.tables.keys;
        this.squares = state.squares;
        this.words = state.words;
        this.masks = new long[state.tables.codes.count() + 1];
    }

    /**
     * Begins with the turn of the present state. The highest code that moves is assumed to move last; it does not
     * count, unless no other code moves.
     */
    void begin() {
        Arrays.fill(masks, -1);
        int[] movable = state.tables.rolls.movable(state.roll(), state.side);
        if (movable.length > 1) {
            masks[movable[movable.length - 1]] = 0;
        }
    }

    /** Returns the partition key of a piece on a square. */
    long piece(int code, int square) {
        return keys[code * squares + square] & masks[code];
    }

    /** Returns the partition key of all pieces of the state. */
    long pieces() {
        long key = 0;
        for (int i = words; i < state.pieces.length; i++) {
            for (long left = state.pieces[i]; left != 0; left &= left - 1) {
                key ^= piece(i / words, i % words << 6 | Long.numberOfTrailingZeros(left));
            }
        }
        return key;
    }
}
