package org.dicechess.rules.make;

import java.util.Arrays;
import org.dicechess.rules.ask.Work;
import org.dicechess.rules.model.Ending;
import org.dicechess.rules.state.State;

/**
 * What sides have done at the end of each of their turns. It looks at positions from the present one back to the first
 * that counts.
 */
public final class Kept {

    /** The sides that have done so in all turns so far, as bits. */
    private int sides = 3;

    private final Ending.Repetition ending;

    /** The pieces of which the ending spoke at the end of all turns of a side so far, where they stand now. */
    private final long[][] pieces = new long[2][];

    /** The board of the position that was looked at last. */
    private byte[] board = new byte[0];

    public Kept(Ending.Repetition ending) {
        this.ending = ending;
    }

    /** Returns the sides that have always done what the ending asks, as bits. */
    public int sides() {
        return sides;
    }

    /**
     * Looks at the position before the one that was looked at last.
     *
     * @param state the position
     * @param mover the side whose event has led to it
     */
    public void look(State state, Conditions conditions, int mover) {
        follow(state);
        boolean ended = mover != state.side && (sides >> mover & 1) != 0;
        if (ended && !(ending.samePiece() ? isSame(state, conditions, mover) : holds(conditions, mover))) {
            sides &= ~(1 << mover);
        }
    }

    private boolean holds(Conditions conditions, int side) {
        return conditions.holds(ending.always().orElseThrow(), side);
    }

    /** Returns whether a piece of which the ending speaks now is one of those of which it spoke always. */
    private boolean isSame(State state, Conditions conditions, int side) {
        long[] now = new long[state.words];
        conditions.mark(ending.always().orElseThrow(), side, now);
        long[] before = pieces[side];
        long some = 0;
        for (int word = 0; word < now.length; word++) {
            now[word] &= before == null ? -1L : before[word];
            some |= now[word];
        }
        pieces[side] = now;
        return some != 0;
    }

    /** Follows the pieces back by the event that has led from this position to the one that was looked at last. */
    private void follow(State state) {
        if (!ending.samePiece()) {
            return;
        }
        state.work += (long) Work.VISIT * state.squares;
        for (int side = 0; side < pieces.length && board.length > 0; side++) {
            if (pieces[side] != null) {
                pieces[side] = back(pieces[side], state);
            }
        }
        board = Arrays.copyOf(state.board, state.squares);
    }

    /** Returns where pieces stood before. */
    private long[] back(long[] set, State before) {
        long[] stood = new long[set.length];
        for (int square = 0; square < before.squares; square++) {
            int from = (set[square >> 6] >>> square & 1) == 0 ? -1 : from(square, before);
            if (from >= 0) {
                stood[from >> 6] |= 1L << from;
            }
        }
        return stood;
    }

    /**
     * Returns where the piece on a square stood before: there, or on the one square that such a piece has left; or -1.
     */
    private int from(int square, State before) {
        byte code = board[square];
        if (before.board[square] == code) {
            return square;
        }
        before.work += (long) Work.VISIT * before.squares;
        int from = -1;
        for (int other = 0; other < before.squares; other++) {
            if (before.board[other] == code && board[other] != code) {
                if (from >= 0) {
                    return -1;
                }
                from = other;
            }
        }
        return from;
    }
}
