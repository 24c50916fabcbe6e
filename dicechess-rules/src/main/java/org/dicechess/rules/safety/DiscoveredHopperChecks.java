package org.dicechess.rules.safety;

import java.util.Arrays;
import org.dicechess.rules.state.State;

/**
 * Holds the exotic pieces that do not attack the royal now, but may attack it after a move from or to a square on their
 * lines: a screen appears or disappears. Part of the inner loop: it makes no objects.
 */
final class DiscoveredHopperChecks {

    private final State state;
    private final ExoticAttacks exotics;
    private final int[] pieces;
    private final long[] watched;
    private int size;

    DiscoveredHopperChecks(State state, ExoticAttacks exotics) {
        this.state = state;
        this.exotics = exotics;
        this.pieces = new int[state.squares];
        this.watched = new long[state.words];
    }

    /** Removes all pieces. */
    void begin() {
        if (size > 0) {
            size = 0;
            Arrays.fill(watched, 0);
        }
    }

    /**
     * Adds the piece on a square and the squares that matter to its attack: the set of {@code masks} that begins at
     * {@code mask}.
     */
    void add(int from, long[] masks, int mask) {
        pieces[size++] = from;
        for (int word = 0; word < watched.length; word++) {
            watched[word] |= masks[mask + word];
        }
    }

    /** Returns whether any piece has been added. */
    boolean hasAny() {
        return size > 0;
    }

    /** Returns the squares of one word to which a piece may go without a discovered attack on the royal. */
    long isLegalDestination(int from, int word, long set, int royal) {
        long legal = set;
        for (long left = isWatched(from) ? set : set & watched[word]; left != 0; left &= left - 1) {
            legal ^= staysSafe(from, word << 6 | Long.numberOfTrailingZeros(left), royal) ? 0 : left & -left;
        }
        return legal;
    }

    /** Returns whether a piece may go to a square without a discovered attack on the royal. */
    boolean isLegalDestination(int from, int to, int royal) {
        return !isWatched(from) && !isWatched(to) || staysSafe(from, to, royal);
    }

    private boolean isWatched(int square) {
        return (watched[square >> 6] >>> square & 1) != 0;
    }

    /**
     * Returns whether no added piece attacks the royal after a move from one square to another. A piece that is
     * captured there does not count.
     */
    private boolean staysSafe(int from, int to, int royal) {
        byte moved = state.board[from];
        byte captured = state.board[to];
        state.board[from] = 0;
        state.board[to] = moved;
        state.all[from >> 6] &= ~(1L << from);
        state.all[to >> 6] |= 1L << to;
        boolean safe = true;
        for (int i = 0; i < size && safe; i++) {
            safe = pieces[i] == to || !exotics.attacks(state.board[pieces[i]] & 255, pieces[i], royal);
        }
        state.board[from] = moved;
        state.board[to] = captured;
        state.all[from >> 6] |= 1L << from;
        state.all[to >> 6] &= captured == 0 ? ~(1L << to) : -1L;
        return safe;
    }
}
