package org.dicechess.rules.moves;

import java.util.Arrays;
import org.dicechess.rules.ask.Work;
import org.dicechess.rules.codes.Codes;
import org.dicechess.rules.safety.ProtectedPieces;
import org.dicechess.rules.safety.Safety;
import org.dicechess.rules.state.EventCode;
import org.dicechess.rules.state.State;
import org.dicechess.rules.table.Tables;
import org.dicechess.rules.walks.WalkPathSets;
import org.dicechess.rules.walks.Walks;

/**
 * Lists the walks of one piece. A walk takes exactly as many steps as the roll says, quiet or capturing. If there is
 * none, quiet walks with one step less are listed, and so on down to no step. It makes no objects but path sets on
 * their first use.
 */
public final class WalkMoves {

    /** A bit above all bits of a walk. */
    private static final int LAST = 1 << 30;

    private final State state;
    private final ProtectedPieces protection;
    private final Safety safety;
    private final Tables tables;
    private final Walks walks;

    /** The pieces of the side to move. */
    private final long[] own;

    /** The arrivals that the present question allows. */
    private final long[] open;

    /** The squares that the walker can reach, for each code that it may have then. */
    private final long[] reached;

    private final Walks.Cost charge;

    /** The walks that the present search has found. */
    private final SeenEvents seen = new SeenEvents();

    public WalkMoves(State state, ProtectedPieces protection, Safety safety) {
        this.protection = protection;
        this.safety = safety;
        this.state = state;
        this.tables = state.tables;
        this.walks = tables.walks;
        this.charge = (visited, paths) -> state.work += Work.VISIT * visited + Work.PATH * paths;
        this.own = safety.own;
        this.open = new long[state.words];
        this.reached = new long[walks.mostCodes() * state.words];
    }

    /** Lists the walks of the chosen piece with the roll in hand. */
    int list(int[] out, int begin) {
        return list(state.subject(), tables.sums[state.roll()], out, begin);
    }

    /** Lists the walks of the piece on a square with a roll. */
    public int list(int from, int roll, int[] out, int begin) {
        int code = state.at(from);
        safety.prepare();
        int end = begin;
        for (int steps = roll; steps > 0 && end == begin; steps--) {
            end = exactly(code, from, roll, steps, out, begin);
        }
        if (end == begin) {
            out[end++] = EventCode.of(EventCode.WALK, from, from, code);
        }
        return end;
    }

    private int exactly(int code, int from, int roll, int steps, int[] out, int begin) {
        WalkPathSets paths = walks.sets(code, roll, steps, from, charge);
        boolean alike = paths.alike();
        if (paths.searched()) {
            return searched(code, from, roll, steps, alike, out, begin);
        }
        boolean captures = steps == roll;
        int end = walks(paths, from, true, captures && alike, out, begin);
        return captures && !alike ? walks(paths, from, false, true, out, end) : end;
    }

    /** Lists the walks on some paths to empty squares or to captures, or both. */
    private int walks(WalkPathSets paths, int from, boolean quiet, boolean captures, int[] out, int begin) {
        if (paths.fitsOneWord()) {
            return onOneWord(paths, from, quiet, captures, out, begin);
        }
        for (int word = 0; word < state.words; word++) {
            open[word] = (quiet ? ~state.all[word] : 0) | (captures ? state.all[word] & ~own[word] : 0);
        }
        paths.reach(!quiet, state.all, open, reached);
        int end = begin;
        int at = 0;
        for (int piece = 0; piece < paths.pieces(); piece++) {
            int event = EventCode.of(EventCode.WALK, from, 0, Codes.ofSide(paths.piece(piece), state.at(from)));
            for (int word = 0; word < state.words; word++) {
                long found = reached[at++];
                found ^= captures ? spared(found & state.all[word], word, from) : 0;
                for (; found != 0; found &= found - 1) {
                    out[end++] = EventCode.arriving(event, word << 6 | Long.numberOfTrailingZeros(found));
                }
            }
        }
        return end;
    }

    /** Does the same for a piece that does not turn, where one word holds the board. */
    private int onOneWord(WalkPathSets paths, int from, boolean quiet, boolean captures, int[] out, int begin) {
        long all = state.all[0];
        long found = paths.reach(!quiet, all, (quiet ? ~all : 0) | (captures ? all & ~own[0] : 0));
        found ^= captures ? spared(found & all, 0, from) : 0;
        int event = EventCode.of(EventCode.WALK, from, 0, Codes.ofSide(paths.piece(0), state.at(from)));
        int end = begin;
        for (; found != 0; found &= found - 1) {
            out[end++] = EventCode.arriving(event, Long.numberOfTrailingZeros(found));
        }
        return end;
    }

    /** Returns the squares of a set of enemy pieces that the piece from a square may not capture. */
    private long spared(long set, int word, int from) {
        long spared = 0;
        for (long left = tables.anyProtected ? set : 0; left != 0; left &= left - 1) {
            spared |= protection.isSpared(word << 6 | Long.numberOfTrailingZeros(left), from) ? left & -left : 0;
        }
        return spared;
    }

    /** Returns whether the arrival is empty and may be, or holds an enemy that may be captured. */
    private boolean fits(int from, int to, boolean capture, boolean quiet) {
        if (state.board[to] == 0) {
            return quiet;
        }
        return capture && state.isEnemy(to) && !protection.isSpared(to, from);
    }

    /** Does the same by search, in the same order, for walks whose paths are not kept. */
    private int searched(int code, int from, int roll, int steps, boolean alike, int[] out, int begin) {
        int end = found(code, from, roll, steps, out, begin);
        for (int i = begin; i < end; i++) {
            out[i] |= alike || state.board[EventCode.to(out[i])] == 0 ? 0 : LAST;
        }
        Arrays.sort(out, begin, end);
        for (int i = begin; i < end; i++) {
            out[i] &= ~LAST;
        }
        return end;
    }

    private int found(int code, int from, int roll, int steps, int[] out, int begin) {
        int[] end = {begin};
        seen.begin();
        long visited = walks.search(code, roll, steps, from, state.all, (capture, arrival, path, length) -> {
            int event = EventCode.WALK | EventCode.arriving(from, arrival);
            boolean fits = capture
                    ? steps == roll && fits(from, arrival & 255, true, false)
                    : fits(from, arrival & 255, false, true);
            if (fits && seen.add(event)) {
                out[end[0]++] = event;
            }
            return true;
        });
        state.work += Work.VISIT * visited;
        return end[0];
    }
}
