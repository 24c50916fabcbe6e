package org.dicechess.rules.table;

import java.util.List;
import org.dicechess.rules.model.Counter;
import org.dicechess.rules.model.Game;

/** What sets counters back, as fields of 16 bits, the first counter lowest. */
public final class Counting {

    private static final long FIELD = 0xFFFF;

    /** How many counters there are. */
    public final int counters;

    /** The fields that count walks. */
    public final long walks;

    /** A one in each field that counts turns. */
    public final long turns;

    /** The fields that captures set back. */
    public final long byCapture;

    /** For each code the fields that its moves set back. */
    public final long[] byMove;

    /** For each action the fields that it sets back. */
    public final long[] byAction;

    Counting(Game game, Codes codes) {
        List<Counter> all = game.counters();
        this.counters = all.size();
        this.byMove = new long[codes.count() + 1];
        this.byAction = new long[game.actions().size()];
        long counted = 0;
        long captured = 0;
        long ones = 0;
        for (int i = 0; i < counters; i++) {
            long field = FIELD << 16 * i;
            Counter counter = all.get(i);
            counted |= counter.countsWalks() ? field : 0;
            ones |= counter.countsWalks() ? 0 : 1L << 16 * i;
            captured |= counter.resetByCapture() ? field : 0;
            for (int code = 1; code <= codes.count(); code++) {
                byMove[code] |= counter.resetByKinds().get(codes.man(code).type().index()) ? field : 0;
            }
            for (int action = 0; action < byAction.length; action++) {
                byAction[action] |= counter.resetByActions().get(action) ? field : 0;
            }
        }
        this.walks = counted;
        this.turns = ones;
        this.byCapture = captured;
    }
}
