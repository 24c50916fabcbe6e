package org.dicechess.rules.codes;

import java.util.Arrays;
import java.util.List;
import org.dicechess.rules.model.Counter;
import org.dicechess.rules.model.Game;

/** The events that reset and raise counters. {@link Counters} packs them. */
public final class CounterTable {

    /** The highest bit of each field. It is set where the counter is -1. */
    private static final long HIGH = 0x8000_8000_8000_8000L;

    /** The number of counters. */
    public final int counters;

    /** The fields that count walks. */
    public final long walks;

    /** A one in each field that counts turns. */
    public final long turns;

    /**
     * The addend that carries a field above {@link Counter#HIGHEST} into its highest bit; 0 in fields that count walks.
     */
    private final long room;

    /** For each code: the fields that its moves reset. */
    public final long[] byMove;

    /** For each code: the fields that its capture resets; none for code 0, an empty square. */
    private final long[] byCapture;

    /** For each action: the fields that it resets. */
    public final long[] byAction;

    public CounterTable(Game game, Codes codes) {
        List<Counter> all = game.counters();
        this.counters = all.size();
        this.byMove = new long[codes.count() + 1];
        this.byAction = new long[game.actions().size()];
        long counted = 0;
        long captured = 0;
        long ones = 0;
        for (int i = 0; i < counters; i++) {
            long field = Counters.field(i);
            Counter counter = all.get(i);
            counted |= counter.countsWalks() ? field : 0;
            ones |= counter.countsWalks() ? 0 : 1L << Counters.BITS * i;
            captured |= counter.resetByCapture() ? field : 0;
            for (int code = 1; code <= codes.count(); code++) {
                byMove[code] |=
                        counter.resetByKinds().get(codes.piece(code).type().index()) ? field : 0;
            }
            for (int action = 0; action < byAction.length; action++) {
                byAction[action] |= counter.resetByActions().get(action) ? field : 0;
            }
        }
        this.walks = counted;
        this.turns = ones;
        this.room = ones * (Short.MAX_VALUE - Counter.HIGHEST);
        this.byCapture = new long[codes.count() + 1];
        Arrays.fill(byCapture, 1, byCapture.length, captured);
    }

    /**
     * Returns the counters after a piece has moved and captured another one, before the turn is counted.
     *
     * @param moved the code of the moving piece, 0 if the piece stays on its square
     * @param captured the code of the captured piece, 0 for none
     */
    public long afterMove(long before, int moved, int captured) {
        return setBack(before, setBackBy(moved, captured));
    }

    /**
     * Returns the fields that such a move resets.
     *
     * @param moved the code of the moving piece, 0 if the piece stays on its square
     * @param captured the code of the captured piece, 0 for none
     */
    public long setBackBy(int moved, int captured) {
        return byMove[moved] | byCapture[captured];
    }

    /** Returns the counters after some fields are reset. A field that counts turns is -1 until the turn is counted. */
    public long setBack(long before, long fields) {
        return (before | fields & ~walks) & ~(fields & walks);
    }

    /**
     * Returns the counters at the end of a turn: each counter of turns goes up by one. All fields are counted in one
     * addition.
     */
    public long counted(long before) {
        long sum = (before & ~HIGH) + turns ^ before & HIGH;
        return (sum + room & HIGH) == 0 ? sum : countedHigh(before);
    }

    private long countedHigh(long before) {
        long after = before;
        for (int index = 0; index < counters; index++) {
            after = (turns & Counters.field(index)) == 0 ? after : raised(after, index, before);
        }
        return after;
    }

    /**
     * Returns the counters after a walk, which raises those that count walks and that it has not reset.
     *
     * @param before the counters before the walk
     * @param after the counters after it, in which those that count walks are not defined
     * @param back the fields that the walk resets
     */
    public long afterWalk(long before, long after, long back) {
        long raised = after & ~walks;
        for (int index = 0; index < counters; index++) {
            raised = (walks & ~back & Counters.field(index)) == 0 ? raised : raised(raised, index, before);
        }
        return raised;
    }

    /** Returns the counters with the value of an earlier moment plus one in a field. */
    private static long raised(long counters, int index, long before) {
        int value = Math.min(Counters.get(before, index) + 1, Counter.HIGHEST);
        return Counters.with(Counters.without(counters, index), index, value);
    }
}
