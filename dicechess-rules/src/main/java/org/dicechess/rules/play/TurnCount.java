package org.dicechess.rules.play;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.dicechess.rules.table.Counting;
import org.dicechess.rules.table.Rolls;
import org.dicechess.rules.table.Stages;

/**
 * Counts the sequences of a turn and the positions in which they end: depth first, each position of the turn once.
 *
 * <p>Positions are told apart by 128 bits: the Zobrist key, and a multilinear hash (Carter and Wegman 1979) of the sets of men,
 * which is linear, so that the positions after a last die follow from the one before without playing.
 */
final class TurnCount {

    private static final long OPEN = -1;
    private static final long SEED = 0x5EED_D1CE_C0DE_0001L;

    private final PlayCursor cursor;
    private final State state;
    private final Stages stages;
    private final Rolls rolls;
    private final Counting counting;
    private final int bound;
    private final long[] factors;
    private final boolean menLeave;
    private final LongPairs known = new LongPairs();
    private final LongPairs ends = new LongPairs();
    private final long sequences;
    private int[] buffer = {};

    TurnCount(PlayCursor cursor) {
        this.cursor = cursor;
        this.state = cursor.state();
        this.stages = state.tables.stages;
        this.rolls = state.tables.rolls;
        this.counting = state.tables.counting;
        this.bound = state.tables.eventBound;
        this.factors = new SplittableRandom(SEED).longs(state.men.length + 5L).map(factor -> factor | 1).toArray();
        this.menLeave = !state.tables.fates.any();
        this.sequences = count(0);
    }

    long sequences() {
        return sequences;
    }

    long ends() {
        return ends.size();
    }

    static IllegalStateException endless() {
        return new IllegalStateException("the turn can come back to where it was, so that it has no end");
    }

    private long count(int depth) {
        if (isEnd(depth)) {
            ends.add(Keys.of(state), check(), 1);
            return 1;
        }
        long key = Keys.of(state);
        long check = check();
        long before = known.value(key, check);
        if (before == OPEN) {
            throw endless();
        }
        return before != LongPairs.NONE ? before : counted(key, check, depth);
    }

    private long counted(long key, long check, int depth) {
        known.add(key, check, OPEN);
        int begin = room(depth);
        int end = cursor.list(buffer, begin);
        if (end == begin) {
            ends.add(key, check, 1);
        }
        long sum = end == begin ? 1 : isLastDie() ? last(begin, end) : further(begin, end, depth);
        known.add(key, check, sum);
        return sum;
    }

    private long further(int begin, int end, int depth) {
        long sum = 0;
        for (int i = begin; i < end; i++) {
            cursor.play(buffer[i]);
            sum = Math.addExact(sum, count(depth + 1));
            cursor.undo();
        }
        return sum;
    }

    /** Whether a turn is over here, or something is rolled. */
    private boolean isEnd(int depth) {
        return cursor.isChance() || depth > 0 && stages.isBegin(state.stage) && state.hand == 0;
    }

    /** Whether every move here ends the turn, and changes nothing but men, rights and counters. */
    private boolean isLastDie() {
        return stages.afterSpend[state.stage] == stages.over
                && rolls.size(state.roll) == 1
                && (state.passing | state.opened) == 0
                && menLeave;
    }

    private long last(int begin, int end) {
        long check = men();
        long clock = Snapshot.pack(state.side ^ 1, 0, 0, 0, 0, 0, 0, 0);
        for (int i = begin; i < end; i++) {
            if ((buffer[i] & State.KIND) == State.MOVE) {
                last(buffer[i], check, clock);
            } else {
                cursor.play(buffer[i]);
                ends.add(Keys.of(state), check(), 1);
                cursor.undo();
            }
        }
        return end - begin;
    }

    private void last(int event, long men, long clock) {
        int from = event & 255;
        int to = event >>> 8 & 255;
        int code = event >>> 16 & 255;
        int moved = state.at(from);
        int captured = from == to ? 0 : state.at(to);
        int squares = state.squares;
        long[] keys = state.tables.keys;
        long key = state.key ^ keys[moved * squares + from] ^ keys[code * squares + to];
        long check = men - bit(moved, from) + bit(code, to);
        long back = from == to ? 0 : counting.byMove[moved];
        if (captured != 0) {
            key ^= keys[captured * squares + to];
            check -= bit(captured, to);
            back |= counting.byCapture;
        }
        long counters = state.counted(state.setBack(state.counters, back));
        long rights = state.kept(state.rights, moved, from, captured, to);
        ends.add(Keys.of(key, clock, rights, counters), check + rest(clock, rights, counters, 0, 0), 1);
    }

    /** What a man on a square adds to the hash. */
    private long bit(int code, int square) {
        return factors[code * state.words + (square >> 6)] << square;
    }

    private long check() {
        long passing = Snapshot.live(state.live, state.passing);
        long opened = Snapshot.live(state.live >>> 4, state.opened);
        return men() + rest(state.packed() & Snapshot.REPETITION, state.rights, state.counters, passing, opened);
    }

    private long men() {
        long sum = 0;
        for (int i = 0; i < state.men.length; i++) {
            sum += state.men[i] * factors[i];
        }
        return sum;
    }

    private long rest(long clock, long rights, long counters, long passing, long opened) {
        int at = state.men.length;
        return clock * factors[at]
                + rights * factors[at + 1]
                + counters * factors[at + 2]
                + passing * factors[at + 3]
                + opened * factors[at + 4];
    }

    private int room(int depth) {
        int begin = depth * bound;
        if (buffer.length < begin + bound) {
            buffer = Arrays.copyOf(buffer, begin + bound);
        }
        return begin;
    }
}
