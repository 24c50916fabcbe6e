package org.dicechess.rules.turns;

import java.util.Arrays;
import org.dicechess.rules.state.EventCode;
import org.dicechess.rules.state.State;
import org.dicechess.rules.table.Castlings;
import org.dicechess.rules.table.CounterTable;
import org.dicechess.rules.table.PassedSquares;

/**
 * The positions in which a turn ends with a move and another with the last die: none is played, and ends that are found
 * in another order too are left out. Part of the inner loop: no objects are made.
 */
final class DieEnds {

    /** No set of counters. */
    private static final long UNKNOWN = 1;

    private final State state;
    private final byte[] board;
    private final DieMoves moves;
    private final MoveDelta second;
    private final CommutingMoves exchange;
    private final TurnEnds ends;
    private final PassedSquares paths;
    private final Castlings castlings;
    private final CounterTable counting;
    private final int words;

    /** For each move what it adds to key, sum and part, and which counters it sets back. */
    private final long[] keys;

    private final long[] sums;
    private final long[] parts;
    private final long[] backs;

    /** For each line the squares that it reaches, and whether it may end the game there. */
    private long[] reached = {};

    private boolean[] mayEnd = {};

    /** The same for all lines together. */
    private final long[] reachedByAny;

    private boolean anyMayEnd;

    /** Whether all this has been worked out for the present moves. */
    private boolean described;

    /** The position after the first move: its key, the sum of its men, their part, rights and counters. */
    private long key;

    private long pieces;
    private long part;
    private long rights;
    private long counters;

    /** The counters that the move set back of which the last end was added. */
    private long back;

    private final SeenTwoStepArrivals twice;

    /** How many positions it has been at. */
    private long place;

    DieEnds(
            State state,
            byte[] board,
            DieMoves moves,
            LinearHash sums,
            EndPartition parts,
            CommutingMoves exchange,
            TurnEnds ends) {
        this.state = state;
        this.board = board;
        this.moves = moves;
        this.second = new MoveDelta(state, sums, parts);
        this.exchange = exchange;
        this.ends = ends;
        this.paths = state.tables.passedSquares;
        this.castlings = state.tables.castlings;
        this.counting = state.tables.counting;
        this.words = state.words;
        this.keys = new long[state.tables.eventBound];
        this.sums = new long[state.tables.eventBound];
        this.parts = new long[state.tables.eventBound];
        this.backs = new long[state.tables.eventBound];
        this.reachedByAny = new long[words];
        this.twice = new SeenTwoStepArrivals(words);
    }

    /** The moves are those of another position now. */
    void clear() {
        described = false;
        place++;
    }

    /** Adds the ends that follow a first move, which the board shows. */
    void add(MoveDelta first, TurnNode here) {
        if (!described) {
            describe();
        }
        key = state.key ^ first.key;
        pieces = here.pieces + first.pieces;
        part = here.part ^ first.part;
        rights = first.rights(state.rights);
        counters = first.counters(state.counters);
        back = UNKNOWN;
        if (moves.mayPass) {
            ends.rest(rights, counters);
            ends.over(part, key, pieces);
        }
        boolean plain = paths.isDirect(first.moved);
        int path = plain ? paths.path(first.moved, first.from, first.to) : 0;
        int after = plain ? after(first) : 0;
        untouched(path, after);
        mover(touched(path, after), first);
    }

    /** Works out what is known of the moves where the state stands. */
    private void describe() {
        described = true;
        if (mayEnd.length < moves.lines) {
            mayEnd = new boolean[moves.codes.length];
            reached = new long[moves.codes.length * words];
        }
        Arrays.fill(reached, 0, moves.lines * words, 0);
        Arrays.fill(reachedByAny, 0);
        anyMayEnd = false;
        for (int line = 0; line < moves.lines; line++) {
            mayEnd[line] = false;
            for (int i = moves.begin[line]; i < moves.begin[line + 1]; i++) {
                describe(line, i);
            }
            anyMayEnd |= mayEnd[line];
            for (int word = 0; word < words; word++) {
                reachedByAny[word] |= reached[line * words + word];
            }
        }
    }

    private void describe(int line, int i) {
        second.of(moves.events[i], state.board);
        second.weigh();
        keys[i] = second.key;
        sums[i] = second.pieces;
        parts[i] = second.part;
        backs[i] = second.back;
        reached[line * words + (second.to >> 6)] |= 1L << second.to;
        mayEnd[line] |= exchange.mayEnd(second.moved, second.code, second.captured);
    }

    /**
     * The moves on lines that are as they were; of the men who come before, those alone that stand in the way or may
     * end the game.
     */
    private void untouched(int path, int after) {
        if (anyMayEnd || paths.isOn(path, reachedByAny, 0)) {
            for (int line = 0; line < after; line++) {
                if (!moves.isTouched(line) && (mayEnd[line] || paths.isOn(path, reached, line * words))) {
                    some(line, path);
                }
            }
        }
        for (int line = after; line < moves.lines; line++) {
            if (!moves.isTouched(line)) {
                for (int i = moves.begin[line]; i < moves.begin[line + 1]; i++) {
                    over(i);
                }
            }
        }
    }

    /** The moves on a line that could not have been made before the first one. */
    private void some(int line, int path) {
        for (int i = moves.begin[line]; i < moves.begin[line + 1]; i++) {
            if (!comesFirst(line, i, path)) {
                over(i);
            }
        }
    }

    /** The moves on lines that have changed; gives the index after them. */
    private int touched(int path, int after) {
        int i = moves.begin[moves.lines];
        for (long touched = moves.touched(); touched != 0; touched &= touched - 1) {
            for (int line = Long.numberOfTrailingZeros(touched); line < moves.lines; line += Long.SIZE) {
                for (; i < moves.until[line]; i++) {
                    if (line >= after || !comesFirst(line, i, path)) {
                        overNow(i);
                    }
                }
            }
        }
        return i;
    }

    /** The first line of a man whose number is not lower than that of the man who moves first: lines are in order. */
    private int after(MoveDelta first) {
        int low = 0;
        int high = moves.lines;
        while (low < high) {
            int middle = (low + high) / 2;
            if (CommutingMoves.isLower(moves.codes[middle], moves.from[middle], first.moved, first.from)) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** Whether a move could have been made before the first one: it was possible, and it does not stand in the way. */
    private boolean comesFirst(int line, int i, int path) {
        int to = EventCode.to(moves.events[i]);
        return (reached[line * words + (to >> 6)] >>> to & 1) != 0
                && !paths.isOn(path, to)
                && !(mayEnd[line]
                        && exchange.mayEnd(moves.codes[line], EventCode.code(moves.events[i]), board[to] & 255));
    }

    /** The moves of the man who has made the first one; if that was quiet, it does not matter which way he has come. */
    private void mover(int begin, MoveDelta first) {
        boolean quiet = first.captured == 0 && first.code == first.moved && rights == 0;
        for (int i = begin; i < moves.end; i++) {
            int event = moves.events[i];
            if (!quiet || EventCode.code(event) != first.code || twice.isNew(place, first.from, EventCode.to(event))) {
                overNow(i);
            }
        }
    }

    private void overNow(int i) {
        second.of(moves.events[i], board);
        second.weigh();
        if (second.back != back || rights != 0) {
            back = second.back;
            ends.rest(second.rights(rights), second.counters(counters));
        }
        ends.over(part ^ second.part, key ^ second.key, pieces + second.pieces);
    }

    private void over(int i) {
        if (backs[i] != back || rights != 0) {
            back = backs[i];
            ends.rest(rights == 0 ? 0 : kept(moves.events[i]), counting.setBack(counters, back));
        }
        ends.over(part ^ parts[i], key ^ keys[i], pieces + sums[i]);
    }

    private long kept(int event) {
        int from = EventCode.from(event);
        int to = EventCode.to(event);
        return castlings.kept(rights, board[from] & 255, from, board[to] & 255, to);
    }
}
