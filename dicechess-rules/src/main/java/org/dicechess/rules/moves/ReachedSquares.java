package org.dicechess.rules.moves;

import java.util.Arrays;
import org.dicechess.rules.state.Clock;
import org.dicechess.rules.state.EventCode;
import org.dicechess.rules.state.State;

/**
 * The squares to which the piece that the event before has moved could go next, whatever this means for its royal. They
 * are worked out once for a list of events.
 */
final class ReachedSquares {

    private final State state;
    private final Generator generator;
    private final long[] squares;

    /** The piece, as the clock holds it, and the position for which the squares are known. */
    private int last;

    private long key;

    /** Room for the moves of the piece; empty until it is needed. */
    private int[] room = {};

    ReachedSquares(State state, Generator generator) {
        this.state = state;
        this.generator = generator;
        this.squares = new long[state.words];
    }

    /** Returns whether the piece could go to a square; false where no piece has moved. */
    boolean has(int square) {
        int now = Clock.last(state.clock);
        if (now == 0) {
            return false;
        }
        if (now != last || key != state.key) {
            last = now;
            key = state.key;
            find(now - 1);
        }
        return (squares[square >> 6] >>> square & 1) != 0;
    }

    private void find(int from) {
        room = room.length == 0 ? new int[state.tables.eventBound + state.squares] : room;
        Arrays.fill(squares, 0);
        int end = generator.pseudoLegal(from, room);
        for (int i = 0; i < end; i++) {
            int to = EventCode.to(room[i]);
            squares[to >> 6] |= 1L << to;
        }
    }
}
