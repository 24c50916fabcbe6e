package org.dicechess.rules.play;

import java.util.Arrays;
import org.dicechess.rules.table.Counting;
import org.dicechess.rules.table.PlainPaths;
import org.dicechess.rules.table.Rolls;
import org.dicechess.rules.table.Stages;

/**
 * Counts the sequences of a turn and the positions in which they end: depth first, each position of the turn once.
 *
 * <p>Positions are told apart by 128 bits: the Zobrist key, and a multilinear hash (Carter and Wegman 1979) of the sets of men,
 * which is linear, so that most moves need not be played to know where they lead.
 */
final class TurnCount {

    private static final long OPEN = -1;

    private final PlayCursor cursor;
    private final State state;
    private final Stages stages;
    private final Rolls rolls;
    private final Counting counting;
    private final int bound;
    private final long[] keys;
    private final long[] factors;
    private final boolean menLeave;
    private final PlainPaths passes;

    /** Whether moves that do not meet can be made in either order: no royal safety, protection or hook tells the orders apart. */
    private final boolean anyOrder;

    private final LongPairs known = new LongPairs();
    private final DistinctPairs ends = new DistinctPairs();
    private final long sequences;
    private int[] buffer = {};

    /** For each depth the move by which its position was first come to, and the code that moved, if it was plain; else -1. */
    private int[] entered = new int[64];

    private int[] enteredBy = new int[64];

    TurnCount(PlayCursor cursor) {
        this.cursor = cursor;
        this.state = cursor.state();
        this.stages = state.tables.stages;
        this.rolls = state.tables.rolls;
        this.counting = state.tables.counting;
        this.bound = state.tables.eventBound;
        this.keys = state.tables.keys;
        this.factors = state.tables.factors;
        this.passes = state.tables.plainPaths;
        this.anyOrder = state.tables.game.check().isEmpty() && !state.tables.shields.any() && !state.tables.hooked.any;
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
            ends.add(Keys.of(state), check());
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

    /** Counts from a position of the turn, known by its key, that is new. */
    private long counted(long key, long check, int depth) {
        boolean last = isPlain() && rolls.size(state.roll()) == 1;
        if (!last) {
            known.add(key, check, OPEN);
        }
        int begin = room(depth);
        int end = cursor.list(buffer, begin);
        if (end == begin) {
            ends.add(key, check);
        }
        long sum = end == begin ? 1 : further(begin, end, depth, last, check);
        known.add(key, check, sum);
        return sum;
    }

    private long further(int begin, int end, int depth, boolean last, long check) {
        boolean plain = isPlain();
        long men = check - rest(state.packed() & Snapshot.REPETITION, state.rights, state.counters, 0, 0);
        long sum = 0;
        for (int i = begin; i < end; i++) {
            int event = buffer[i];
            if (plain && event == State.PASS) {
                over(state.key, men, state.rights, state.counters);
                sum++;
            } else if (!plain || (event & State.KIND) != State.MOVE) {
                cursor.play(event);
                entered(depth + 1, -1, 0);
                sum = Math.addExact(sum, count(depth + 1));
                cursor.undo();
            } else if (!last || !comesAnotherWay(event, state.at(event & 255), depth)) {
                sum = Math.addExact(sum, move(event, men, depth, last));
            } else {
                sum++;
            }
        }
        return sum;
    }

    /** Remembers how a position was first come to: by a plain move of a code, or by something else, -1. */
    private void entered(int depth, int event, int code) {
        if (depth == entered.length) {
            entered = Arrays.copyOf(entered, 2 * depth);
            enteredBy = Arrays.copyOf(enteredBy, 2 * depth);
        }
        entered[depth] = event;
        enteredBy[depth] = code;
    }

    /** Whether a turn is over here, or something is rolled. */
    private boolean isEnd(int depth) {
        return cursor.isChance() || depth > 0 && stages.isBegin(state.stage()) && state.hand() == 0;
    }

    /** Whether a move here changes nothing but men, rights, counters and the dice in hand, so that it need not be played. */
    private boolean isPlain() {
        return stages.afterSpend[state.stage()] == stages.over && (state.passing | state.opened) == 0 && menLeave;
    }

    /** A move of which is known, without playing it, where it leads to. */
    private long move(int event, long menBefore, int depth, boolean last) {
        int from = event & 255;
        int to = event >>> 8 & 255;
        int code = event >>> 16 & 255;
        int moved = state.at(from);
        int captured = from == to ? 0 : state.at(to);
        long key = state.key ^ keys[moved * state.squares + from] ^ keys[code * state.squares + to];
        long men = menBefore - bit(moved, from) + bit(code, to);
        long back = from == to ? 0 : counting.byMove[moved];
        if (captured != 0) {
            key ^= keys[captured * state.squares + to];
            men -= bit(captured, to);
            back |= counting.byCapture;
        }
        long rights = state.tables.castlings.kept(state.rights, moved, from, captured, to);
        long counters = counting.setBack(state.counters, back);
        if (last) {
            over(key, men, rights, counters);
            return 1;
        }
        int rest = rolls.rest(state.roll(), state.side, moved, event >>> State.CHOICE);
        long clock = Snapshot.pack(state.side, state.stage(), 0, rest, 0, 0, Math.max(0, state.due() - 1), 0);
        long there = Keys.of(key, clock, rights, counters);
        long check = men + rest(clock, rights, counters, 0, 0);
        long before = known.value(there, check);
        if (before != LongPairs.NONE) {
            return before;
        }
        cursor.play(event);
        entered(depth + 1, event & State.NUMBER, moved);
        long sum = counted(there, check, depth + 1);
        cursor.undo();
        return sum;
    }

    /** The turn is over with these men, rights and counters. */
    private void over(long key, long men, long rights, long counters) {
        long clock = Snapshot.pack(state.side ^ 1, 0, 0, 0, 0, 0, 0, 0);
        long counted = counting.counted(counters);
        ends.add(Keys.of(key, clock, rights, counted), men + rest(clock, rights, counted, 0, 0));
    }

    /**
     * Whether the end that a last move leads to is found by another order too: the move before it could have come last as well, and
     * has a higher number. Of orders that differ in such exchanges alone the one with the highest last move is kept. A move that may
     * end the game comes last in any case.
     */
    private boolean comesAnotherWay(int event, int moved, int depth) {
        int before = entered[depth];
        int earlier = enteredBy[depth];
        if (!anyOrder || before <= (event & State.NUMBER) || !passes.isPlain(moved) || !passes.isPlain(earlier)) {
            return false;
        }
        int from = event & 255;
        int to = event >>> 8 & 255;
        int left = before & 255;
        int reached = before >>> 8 & 255;
        return !state.endings().mayEnd(moved, event >>> 16 & 255, state.at(to))
                && from != reached
                && to != left
                && !passes.over(moved, from, to, left)
                && !passes.over(earlier, left, reached, to);
    }

    /** What a man on a square adds to the hash. */
    private long bit(int code, int square) {
        return factors[code * state.words + (square >> 6)] << square;
    }

    private long check() {
        long passing = Snapshot.live(state.live(), state.passing);
        long opened = Snapshot.live(state.live() >>> 4, state.opened);
        return men() + rest(state.packed() & Snapshot.REPETITION, state.rights, state.counters, passing, opened);
    }

    private long men() {
        long sum = 0;
        for (int i = state.words; i < state.men.length; i++) {
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
