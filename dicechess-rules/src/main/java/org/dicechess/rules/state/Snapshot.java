package org.dicechess.rules.state;

import java.util.Arrays;

/**
 * Everything that a position is, packed.
 *
 * @param board the code on each square; never changed
 * @param clock side, stage, live en passant squares, roll, chosen or waiting piece, dice due, number of the turn, as
 *     {@link Clock} packs them
 * @param rights castling rights, one bit each
 * @param enPassant squares open to en passant, as {@link EnPassant} packs them
 * @param opened squares that this turn has opened to the other side, packed alike
 * @param counters as {@link State} packs them
 */
public record Snapshot(byte[] board, long clock, long rights, long enPassant, long opened, long counters) {

    /**
     * Whether they differ at most in the stage of the turn, the dice in hand or due, and who is chosen; men are the
     * same if they are one array.
     */
    public boolean differsByDice(Snapshot other) {
        return board == other.board
                && ((clock ^ other.clock) & ~(Clock.REPETITION & ~1)) == 0
                && rights == other.rights
                && enPassant == other.enPassant
                && opened == other.opened
                && counters == other.counters;
    }

    /** Equal as positions are: the number of the turn, and squares in passing that nobody can use, do not count. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Snapshot that
                && (clock & Clock.REPETITION) == (that.clock & Clock.REPETITION)
                && rights == that.rights
                && counters == that.counters
                && EnPassant.usable(clock, enPassant) == EnPassant.usable(that.clock, that.enPassant)
                && EnPassant.usableNext(clock, opened) == EnPassant.usableNext(that.clock, that.opened)
                && Arrays.equals(board, that.board);
    }

    /**
     * Hard to foretell, so that nobody can write a game in which all positions have one hash code; another in each
     * process.
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
