package org.dicechess.rules.state;

/**
 * States when one position repeats another, their pieces and counters aside. {@link Snapshot#equals} and the log of the
 * engine compare by it.
 *
 * <p>The turn number does not count, nor do en passant squares that no piece can use.
 */
public final class Repetition {

    private Repetition() {}

    /** Returns whether the turn, the dice, the castling rights and the usable en passant squares are equal. */
    public static boolean isSame(
            long clock, long rights, long enPassant, long otherClock, long otherRights, long otherEnPassant) {
        return ((clock ^ otherClock) & Clock.REPETITION) == 0
                && rights == otherRights
                && EnPassant.usable(clock, enPassant) == EnPassant.usable(otherClock, otherEnPassant);
    }
}
