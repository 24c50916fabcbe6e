package org.dicechess.rules.safety;

import java.util.Arrays;
import org.dicechess.rules.state.State;

/**
 * The exotic men who do not attack the royal now, but may after a move from or to a square on their way to him: a
 * screen that comes or goes. Part of the inner loop: no objects are made.
 */
final class DiscoveredHopperChecks {

    private final State state;
    private final ExoticAttacks exotics;
    private final int[] pieces;
    private final long[] squares;
    private int size;

    DiscoveredHopperChecks(State state, ExoticAttacks exotics) {
        this.state = state;
        this.exotics = exotics;
        this.pieces = new int[state.squares];
        this.squares = new long[state.words];
    }

    /** Nobody watches yet. */
    void begin() {
        if (size > 0) {
            size = 0;
            Arrays.fill(squares, 0);
        }
    }

    /** Adds the man on a square, and the squares that matter to him: a set of {@code masks} that begins at an index. */
    void add(int from, long[] masks, int mask) {
        pieces[size++] = from;
        for (int word = 0; word < squares.length; word++) {
            squares[word] |= masks[mask + word];
        }
    }

    /** Whether anybody watches. */
    boolean isKept() {
        return size > 0;
    }

    /** Those squares of one word to which a man may go without being the reason for an attack on the royal. */
    long isLegalDestination(int from, int word, long set, int royal) {
        long let = set;
        for (long left = isOn(from) ? set : set & squares[word]; left != 0; left &= left - 1) {
            let ^= holds(from, word << 6 | Long.numberOfTrailingZeros(left), royal) ? 0 : left & -left;
        }
        return let;
    }

    /** Whether he may go to this square. */
    boolean isLegalDestination(int from, int to, int royal) {
        return !isOn(from) && !isOn(to) || holds(from, to, royal);
    }

    private boolean isOn(int square) {
        return (squares[square >> 6] >>> square & 1) != 0;
    }

    /**
     * Whether those who watch and are not taken still do not attack the royal when a man has gone from one square to
     * another.
     */
    private boolean holds(int from, int to, int royal) {
        byte moved = state.board[from];
        byte captured = state.board[to];
        state.board[from] = 0;
        state.board[to] = moved;
        state.all[from >> 6] &= ~(1L << from);
        state.all[to >> 6] |= 1L << to;
        boolean held = true;
        for (int i = 0; i < size && held; i++) {
            held = pieces[i] == to || !exotics.attacks(state.board[pieces[i]] & 255, pieces[i], royal);
        }
        state.board[from] = moved;
        state.board[to] = captured;
        state.all[from >> 6] |= 1L << from;
        state.all[to >> 6] &= captured == 0 ? ~(1L << to) : -1L;
        return held;
    }
}
