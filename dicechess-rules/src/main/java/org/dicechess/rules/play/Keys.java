package org.dicechess.rules.play;

/** The 64-bit key of a state: the Zobrist key of the men mixed with everything else that makes positions equal. */
final class Keys {

    private static final long GOLDEN = 0x9E37_79B9_7F4A_7C15L;

    private Keys() {}

    static long of(State state) {
        long key = state.key ^ mix(state.packed() & Snapshot.REPETITION);
        key ^= state.rights == 0 ? 0 : mix(state.rights + GOLDEN);
        key ^= state.counters == 0 ? 0 : mix(state.counters + 2 * GOLDEN);
        for (int field = 0; field < 4; field++) {
            long open = state.passing >>> 16 * field & 0xFFFF;
            key ^= (state.live >>> field & 1) == 0 ? 0 : mix(open + 3 * GOLDEN);
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
