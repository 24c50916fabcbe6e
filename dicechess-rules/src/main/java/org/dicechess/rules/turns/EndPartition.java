package org.dicechess.rules.turns;

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

    /** The code whose pieces do not count; 0 if all pieces count. */
    private int excluded;

    EndPartition(State state) {
        this.state = state;
        this.keys = state.tables.keys;
        this.squares = state.squares;
        this.words = state.words;
    }

    /**
     * Begins with the turn of the present state. The highest code that moves is assumed to move last; it does not
     * count, unless no other code moves.
     */
    void begin() {
        int[] movable = state.tables.rolls.movable(state.binding(), state.side);
        excluded = movable.length > 1 ? movable[movable.length - 1] : 0;
    }

    /** Returns the partition key of a piece on a square. */
    long piece(int code, int square) {
        return code == excluded ? 0 : keys[code * squares + square];
    }

    /** Returns the partition key of all pieces of the state. */
    long pieces() {
        long key = state.key;
        for (int word = 0; word < words; word++) {
            for (long left = state.pieces[excluded * words + word]; left != 0; left &= left - 1) {
                key ^= keys[excluded * squares + (word << 6 | Long.numberOfTrailingZeros(left))];
            }
        }
        return key;
    }
}
