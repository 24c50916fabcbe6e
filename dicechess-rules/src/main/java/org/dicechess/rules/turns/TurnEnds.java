package org.dicechess.rules.turns;

import java.util.Arrays;
import org.dicechess.rules.state.Clock;
import org.dicechess.rules.state.PositionKey;
import org.dicechess.rules.state.State;

/** The different positions in which a turn ends. */
final class TurnEnds {

    private static final long GOLDEN = 0x9E37_79B9_7F4A_7C15L;
    private static final int BITS = 4;
    private static final long NEVER = -1;

    private final State state;
    private final LinearHash sums;
    private final EndPartition parts;
    private final DistinctPairs ends = new DistinctPairs();

    /**
     * Some rights and counters that have been met, each in its slot, and what they and the clock add to key and sum.
     */
    private final long[] rights = new long[1 << BITS];

    private final long[] counters = new long[1 << BITS];
    private final long[] keys = new long[1 << BITS];
    private final long[] rests = new long[1 << BITS];

    private long keyOfRest;
    private long sumOfRest;

    TurnEnds(State state, LinearHash sums, EndPartition parts) {
        this.state = state;
        this.sums = sums;
        this.parts = parts;
    }

    /** Begins with another turn. */
    void clear() {
        ends.clear();
        Arrays.fill(rights, NEVER);
        Arrays.fill(counters, NEVER);
    }

    long size() {
        return ends.size();
    }

    /** The turn ends where the state stands. */
    void here() {
        ends.add(parts.pieces(), PositionKey.of(state), sums.pieces() + sums.rest());
    }

    /**
     * The turn is over with some men, {@link #rest} and nothing to take in passing.
     *
     * @param part the part to which they belong
     * @param key the Zobrist key of the men
     * @param pieces their sum
     */
    void over(long part, long key, long pieces) {
        ends.add(part, key ^ keyOfRest, pieces + sumOfRest);
    }

    /** What turns end with from now on: rights, and counters before the turn counts. */
    void rest(long kept, long counted) {
        int slot = (int) ((kept + counted) * GOLDEN >>> Long.SIZE - BITS);
        if (rights[slot] != kept || counters[slot] != counted) {
            meet(slot, kept, counted);
        }
        keyOfRest = keys[slot];
        sumOfRest = rests[slot];
    }

    private void meet(int slot, long kept, long counted) {
        long clock = Clock.pack(state.side ^ 1, 0, 0, 0, 0, 0, 0, 0);
        long after = state.tables.counting.counted(counted);
        rights[slot] = kept;
        counters[slot] = counted;
        keys[slot] = PositionKey.of(0, clock, kept, after);
        rests[slot] = sums.rest(clock, kept, after);
    }
}
