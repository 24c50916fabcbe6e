package org.dicechess.rules.turns;

import java.util.Arrays;
import org.dicechess.rules.ask.Work;
import org.dicechess.rules.state.Clock;
import org.dicechess.rules.state.PositionKey;
import org.dicechess.rules.state.State;

/** The distinct positions in which a turn ends. */
final class TurnEnds {

    private static final long HASH_FACTOR = 0x9E37_79B9_7F4A_7C15L;
    private static final int SLOT_BITS = 4;
    private static final long EMPTY = -1;

    private final State state;
    private final LinearHash sums;
    private final EndPartition partitions;
    private final DistinctPairs ends = new DistinctPairs();

    /**
     * A cache: the castling rights and counters of each slot, with the Zobrist key and the linear hash of them and the
     * clock.
     */
    private final long[] rights = new long[1 << SLOT_BITS];

    private final long[] counters = new long[1 << SLOT_BITS];
    private final long[] keys = new long[1 << SLOT_BITS];
    private final long[] rests = new long[1 << SLOT_BITS];

    private long keyOfRest;
    private long sumOfRest;

    TurnEnds(State state, LinearHash sums, EndPartition partitions) {
        this.state = state;
        this.sums = sums;
        this.partitions = partitions;
    }

    /** Begins with another turn. */
    void clear() {
        ends.clear();
        Arrays.fill(rights, EMPTY);
        Arrays.fill(counters, EMPTY);
    }

    /** Returns the number of distinct ends. */
    long size() {
        return ends.size();
    }

    /** Adds the present position of the state. */
    void addPresent() {
        state.work += Work.END;
        ends.add(partitions.pieces(), PositionKey.of(state), sums.pieces() + sums.rest());
    }

    /**
     * Adds an end with some pieces, the rest of {@link #setRest} and no en passant capture.
     *
     * @param partition the partition key of the pieces
     * @param key the Zobrist key of the pieces
     * @param pieces the linear hash of the pieces
     */
    void add(long partition, long key, long pieces) {
        state.work += Work.END;
        ends.add(partition, key ^ keyOfRest, pieces + sumOfRest);
    }

    /**
     * Sets the castling rights and the counters of the ends added from now on.
     *
     * @param kept the castling rights
     * @param counted the counters before the turn counts
     */
    void setRest(long kept, long counted) {
        int slot = (int) ((kept + counted) * HASH_FACTOR >>> Long.SIZE - SLOT_BITS);
        if (rights[slot] != kept || counters[slot] != counted) {
            fill(slot, kept, counted);
        }
        keyOfRest = keys[slot];
        sumOfRest = rests[slot];
    }

    private void fill(int slot, long kept, long counted) {
        long clock = Clock.pack(state.side ^ 1, 0, 0, 0, 0, 0, 0, 0);
        long after = state.tables.counting.counted(counted);
        rights[slot] = kept;
        counters[slot] = counted;
        keys[slot] = PositionKey.of(0, clock, kept, after);
        rests[slot] = sums.rest(clock, kept, after);
    }
}
