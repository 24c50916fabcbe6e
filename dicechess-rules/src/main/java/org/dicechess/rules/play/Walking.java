package org.dicechess.rules.play;

import java.util.Arrays;
import org.dicechess.rules.table.Paths;
import org.dicechess.rules.table.Tables;
import org.dicechess.rules.table.Walks;

/**
 * Lists the walks of one man: exactly as many steps as the roll says, quiet or capturing; if there are none, quiet ones with
 * a step less, and so on down to none. No objects are made but path sets on their first use.
 */
final class Walking {

    /** A bit above all of a walk. */
    private static final int LAST = 1 << 30;

    private final State state;
    private final Tables tables;
    private final Walks walks;
    private final long[] alive;

    Walking(State state) {
        this.state = state;
        this.tables = state.tables;
        this.walks = tables.walks;
        this.alive = new long[walks.longest() == 0 ? 0 : walks.mostWords()];
    }

    /** Lists the walks of the chosen man with the roll in hand. */
    int list(int[] out, int begin) {
        return list(state.subject(), tables.sums[state.roll()], out, begin);
    }

    /** Lists the walks of the man on a square with a roll. */
    int list(int from, int roll, int[] out, int begin) {
        int code = state.at(from);
        int end = exactly(code, from, roll, roll, out, begin);
        for (int steps = roll - 1; steps > 0 && end == begin; steps--) {
            end = exactly(code, from, roll, steps, out, begin);
        }
        if (end == begin) {
            out[end++] = State.WALK | from | from << 8 | code << 16;
        }
        return end;
    }

    private int exactly(int code, int from, int roll, int steps, int[] out, int begin) {
        Walks.Sets sets = walks.sets(code, roll, steps, from);
        if (sets.searched()) {
            return searched(code, from, roll, steps, sets.alike(), out, begin);
        }
        int end = begin;
        Paths quiet = sets.quiet();
        quiet.alive(state.all, alive);
        boolean shared = sets.alike();
        int[] arrivals = quiet.arrivals();
        for (int i = quiet.reached(0, alive); i < arrivals.length; i = quiet.reached(i + 1, alive)) {
            if (fits(from, arrivals[i] & 255, shared && steps == roll, true)) {
                out[end++] = State.WALK | from | arrivals[i] << 8;
            }
        }
        return steps == roll && !shared ? captures(sets.capture(), from, out, end) : end;
    }

    private int captures(Paths paths, int from, int[] out, int begin) {
        int end = begin;
        paths.alive(state.all, alive);
        int[] arrivals = paths.arrivals();
        for (int i = paths.reached(0, alive); i < arrivals.length; i = paths.reached(i + 1, alive)) {
            if (fits(from, arrivals[i] & 255, true, false)) {
                out[end++] = State.WALK | from | arrivals[i] << 8;
            }
        }
        return end;
    }

    /** Whether the arrival may be empty and is, or may hold an enemy to capture and does. */
    private boolean fits(int from, int to, boolean capture, boolean quiet) {
        if (state.board[to] == 0) {
            return quiet;
        }
        return capture && state.isEnemy(to) && !state.isSpared(to, from);
    }

    /** The same by search, for walks of which none are kept; in the same order. */
    private int searched(int code, int from, int roll, int steps, boolean alike, int[] out, int begin) {
        int end = found(code, from, roll, steps, out, begin);
        for (int i = begin; i < end; i++) {
            out[i] |= alike || state.board[out[i] >>> 8 & 255] == 0 ? 0 : LAST;
        }
        Arrays.sort(out, begin, end);
        for (int i = begin; i < end; i++) {
            out[i] &= ~LAST;
        }
        return end;
    }

    private int found(int code, int from, int roll, int steps, int[] out, int begin) {
        int[] end = {begin};
        walks.search(code, roll, steps, from, state.all, (capture, arrival, path, length) -> {
            int event = State.WALK | from | arrival << 8;
            boolean fits = capture ? steps == roll && fits(from, arrival & 255, true, false) : fits(from, arrival & 255, false, true);
            if (fits && !contains(out, begin, end[0], event)) {
                out[end[0]++] = event;
            }
            return true;
        });
        return end[0];
    }

    private static boolean contains(int[] events, int begin, int end, int event) {
        for (int i = begin; i < end; i++) {
            if (events[i] == event) {
                return true;
            }
        }
        return false;
    }
}
