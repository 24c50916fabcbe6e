package org.dicechess.rules.play;

import java.util.Arrays;

/**
 * Everything that a position is, packed.
 *
 * @param board the code on each square; never changed
 * @param clock side, stage, live captures in passing, roll and number of the turn
 * @param rights castling rights, one bit each
 * @param passing squares open to capture in passing, as {@link State} packs them
 * @param counters as {@link State} packs them
 */
public record Snapshot(byte[] board, long clock, long rights, long passing, long counters) {

    /** The parts of the clock that repetition compares: all but the number of the turn. */
    static final long REPETITION = (1L << 40) - 1;

    /** Packs a clock. */
    public static long pack(int side, int stage, int live, int roll, int turn) {
        return side | (long) stage << 1 | (long) live << 12 | (long) roll << 16 | (long) turn << 40;
    }

    /** 0 White, 1 Black. */
    public static int side(long clock) {
        return (int) clock & 1;
    }

    /** State of the turn's automaton. */
    public static int stage(long clock) {
        return (int) (clock >>> 1) & 0x7FF;
    }

    /** Bits of the captures in passing that are possible. */
    public static int live(long clock) {
        return (int) (clock >>> 12) & 15;
    }

    /** The roll in hand, 0 for none. */
    public static int roll(long clock) {
        return (int) (clock >>> 16) & 0xFFFFFF;
    }

    /** The number of the turn. */
    public static int turn(long clock) {
        return (int) (clock >>> 40);
    }

    /** Equal as positions are: the number of the turn, and squares in passing that nobody can use, do not count. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Snapshot that
                && (clock & REPETITION) == (that.clock & REPETITION)
                && rights == that.rights
                && counters == that.counters
                && livePassing() == that.livePassing()
                && Arrays.equals(board, that.board);
    }

    @Override
    public int hashCode() {
        long mixed = clock & REPETITION;
        mixed = 31 * mixed + rights;
        mixed = 31 * mixed + counters;
        mixed = 31 * mixed + livePassing();
        return 31 * Arrays.hashCode(board) + Long.hashCode(mixed);
    }

    private long livePassing() {
        long live = 0;
        for (int field = 0; field < 4; field++) {
            live |= (live(clock) >>> field & 1) == 0 ? 0 : passing & 0xFFFFL << 16 * field;
        }
        return live;
    }
}
