package org.dicechess.rules.state;

/**
 * Computes the 64-bit key of a state: the Zobrist key of the pieces, mixed with everything else that makes positions
 * equal.
 */
public final class PositionKey {

    private static final long GOLDEN = 0x9E37_79B9_7F4A_7C15L;

    private PositionKey() {}

    public static long of(State state) {
        long key = of(state.key, state.clock, state.rights, state.counters);
        return state.live() == 0
                ? key
                : key ^ open(state.live(), state.enPassant) ^ open(state.live() >>> 4, state.opened);
    }

    /** Returns the key of a position where no en passant capture is possible. */
    public static long of(long pieces, long clock, long rights, long counters) {
        long key = pieces ^ mix(clock & Clock.REPETITION);
        key ^= rights == 0 ? 0 : mix(rights + GOLDEN);
        return key ^ (counters == 0 ? 0 : mix(counters + 2 * GOLDEN));
    }

    /** Returns the part of the Zobrist key that a number at a place of the board makes; nothing for 0. */
    static long number(int at, int value) {
        return value == 0 ? 0 : mix(((long) at << Byte.SIZE | value) + 4 * GOLDEN);
    }

    private static long open(int live, long fields) {
        long key = 0;
        for (int field = 0; field < 4; field++) {
            key ^= (live >>> field & 1) == 0 ? 0 : mix((fields >>> 16 * field & 0xFFFF) + 3 * GOLDEN);
        }
        return key;
    }

    /** The finalizer of SplitMix64 (Steele, Lea and Flood 2014). */
    private static long mix(long value) {
        long mixed = (value ^ value >>> 30) * 0xBF58_476D_1CE4_E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D0_49BB_1331_11EBL;
        return mixed ^ mixed >>> 31;
    }
}
