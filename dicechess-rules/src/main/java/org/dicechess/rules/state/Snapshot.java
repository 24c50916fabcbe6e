package org.dicechess.rules.state;

import java.util.Arrays;

/**
 * A position, packed and immutable.
 *
 * @param board the code on each square, then the numbers of the position; never changed
 * @param clock the clock, as {@link Clock} packs it
 * @param rights castling rights, one bit each
 * @param enPassant squares open to en passant, as {@link EnPassant} packs them
 * @param opened squares that this turn has opened to the other side, packed alike
 * @param counters the counters, as {@link State} packs them
 */
public record Snapshot(byte[] board, long clock, long rights, long enPassant, long opened, long counters) {

    /**
     * Returns whether two snapshots differ at most in the stage of the turn, the dice in hand, the dice due and the
     * chosen piece. The boards are equal only if they are one array.
     */
    public boolean differsByDice(Snapshot other) {
        return board == other.board
                && ((clock ^ other.clock) & ~(Clock.REPETITION & ~1)) == 0
                && rights == other.rights
                && enPassant == other.enPassant
                && opened == other.opened
                && counters == other.counters;
    }

    /**
     * Returns whether one position {@linkplain Repetition repeats} the other, with equal pieces, numbers and counters.
     */
    @Override
    public boolean equals(Object other) {
        return other instanceof Snapshot that
                && Repetition.isSame(clock, rights, enPassant, that.clock, that.rights, that.enPassant)
                && counters == that.counters
                && EnPassant.usableNext(clock, opened) == EnPassant.usableNext(that.clock, that.opened)
                && Arrays.equals(board, that.board);
    }

    /**
     * Returns a hash code that differs in each process, so that nobody can write a game whose positions share one hash
     * code.
     */
    @Override
    public int hashCode() {
        long hash = HashCodes.of(board, clock & Clock.REPETITION);
        hash = HashCodes.and(hash, rights);
        hash = HashCodes.and(hash, counters);
        hash = HashCodes.and(hash, EnPassant.usable(clock, enPassant));
        return Long.hashCode(HashCodes.and(hash, EnPassant.usableNext(clock, opened)));
    }
}
