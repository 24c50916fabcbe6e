package org.dicechess.rules.turns;

import java.util.Arrays;
import java.util.BitSet;
import org.dicechess.rules.state.EventCode;
import org.dicechess.rules.state.State;
import org.dicechess.rules.table.Block;
import org.dicechess.rules.table.PassedSquares;
import org.dicechess.rules.table.Tables;

/**
 * What all men can do with a die, line by line, and which squares each line depends on: so it is known at once what
 * another move before it changes. Part of the inner loop: no objects are made.
 */
final class DieMoves {

    /** The number of the die. */
    int roll;

    /** How many lines there are. */
    int lines;

    /** For each line whose it is and where he stands. */
    int[] codes = new int[Long.SIZE];

    int[] from = new int[Long.SIZE];

    /** For each line its first move, and for one line more the end of all. */
    int[] begin = new int[Long.SIZE];

    /**
     * After another move: for each line that it touches the end of the moves that there are now; they begin where all
     * others end.
     */
    int[] until = new int[Long.SIZE];

    /** The end of all moves, those of the man that has made the other move last. */
    int end;

    /** The moves, as events. */
    final int[] events;

    /** After another move: whether the die may be given up. */
    boolean mayPass;

    private final State state;
    private final byte[] board;
    private final Tables tables;
    private final PassedSquares paths;
    private final int squares;
    private final int words;
    private final int[] start;
    private final int[] blocks;
    private final boolean[] promotes;

    /** For each square the lines that depend on what stands there: bit i stands for line i, i + 64 and so on. */
    private final long[] watchers;

    private int[] block = new int[Long.SIZE];

    /** For each line 1 if dice are not given up while it has moves, else 0. */
    private int[] isMust = new int[Long.SIZE];

    private int[][] promotions = {};
    private int[] movable = {};
    private BitSet must = new BitSet();
    private boolean mayGiveUp;

    /** How many moves there are for the sake of which dice are not given up. */
    private int musts;

    private long touched;

    /** Moves are looked up on the board, which others change and change back. */
    DieMoves(State state, byte[] board) {
        this.state = state;
        this.board = board;
        this.tables = state.tables;
        this.paths = tables.passedSquares;
        this.squares = state.squares;
        this.words = state.words;
        this.start = tables.movement.start();
        this.blocks = tables.movement.blocks();
        this.promotes = tables.movement.promotes();
        this.watchers = new long[squares];
        this.events = new int[2 * tables.eventBound];
    }

    /** Lists what can be done with a die where the state stands; false if lines do not tell. */
    boolean list(int die) {
        roll = die;
        movable = tables.rolls.movable(die, state.side);
        if (state.rights != 0 && tables.rolls.castleSpends(die).length > 0 || !arePlain()) {
            return false;
        }
        promotions = tables.promotions.of(state.array());
        must = tables.stages.must[state.stage()];
        mayGiveUp = !tables.stages.most[state.stage()];
        musts = 0;
        lines = 0;
        end = 0;
        Arrays.fill(watchers, 0);
        for (int code : movable) {
            pieces(code);
        }
        begin[lines] = end;
        return true;
    }

    private boolean arePlain() {
        for (int code : movable) {
            if (!paths.isDirect(code)) {
                return false;
            }
        }
        return true;
    }

    private void pieces(int code) {
        int before = end;
        for (int word = 0; word < words; word++) {
            for (long left = state.pieces[code * words + word]; left != 0; left &= left - 1) {
                piece(code, word << 6 | Long.numberOfTrailingZeros(left));
            }
        }
        musts += mustMove(code) * (end - before);
    }

    private void piece(int code, int square) {
        for (int at = start[code * squares + square]; blocks[at] != 0; at = next(at)) {
            if (lines + 1 == codes.length) {
                grow();
            }
            codes[lines] = code;
            from[lines] = square;
            block[lines] = at;
            begin[lines] = end;
            isMust[lines] = mustMove(code);
            watchers[square] |= 1L << lines;
            line(code, square, at, 1L << lines);
            lines++;
        }
    }

    /** 1 if dice are not given up while such a man can move, else 0. */
    private int mustMove(int code) {
        return must.get(tables.kindOf[code]) ? 1 : 0;
    }

    private int next(int block) {
        return block + 1 + Block.squares(blocks[block]);
    }

    private void grow() {
        codes = Arrays.copyOf(codes, 2 * codes.length);
        from = Arrays.copyOf(from, codes.length);
        block = Arrays.copyOf(block, codes.length);
        isMust = Arrays.copyOf(isMust, codes.length);
        begin = Arrays.copyOf(begin, codes.length);
        until = Arrays.copyOf(until, codes.length);
    }

    private void line(int code, int square, int block, long watcher) {
        int header = blocks[block];
        int next = next(block);
        boolean ride = Block.form(header) == Block.RIDE;
        for (int i = block + 1; i < next; i++) {
            int to = blocks[i];
            int piece = board[to];
            watchers[to] |= watcher;
            if (piece == 0 ? (header & Block.QUIET) != 0 : (header & Block.CAPTURE) != 0 && (piece & 1) == state.side) {
                arrive(code, square, to);
            }
            if (ride && piece != 0) {
                return;
            }
        }
    }

    private void arrive(int code, int square, int to) {
        if (promotes[code * squares + to]) {
            for (int promoted : promotions[code]) {
                events[end++] = EventCode.of(EventCode.MOVE, square, to, promoted);
            }
        } else {
            events[end++] = EventCode.of(EventCode.MOVE, square, to, code);
        }
    }

    /**
     * How much can be done after another move, which the board shows, a pass included; the lines that it touches are
     * listed anew.
     */
    int after(MoveDelta first) {
        touched = watchers[first.from] | watchers[first.to];
        end = begin[lines];
        int count = end;
        int must = musts;
        for (long left = touched; left != 0; left &= left - 1) {
            for (int line = Long.numberOfTrailingZeros(left); line < lines; line += Long.SIZE) {
                int more = again(line, first.from);
                count += more;
                must += isMust[line] * more;
            }
        }
        int more = mover(first);
        count += more;
        must += mustMove(first.code) * more;
        mayPass = count == 0 || must == 0 && mayGiveUp;
        return count + (mayPass ? 1 : 0);
    }

    /** Lists a line anew, unless its man has left, and says how many moves more it has. */
    private int again(int line, int left) {
        int before = end;
        if (from[line] != left) {
            line(codes[line], from[line], block[line], 0);
        }
        until[line] = end;
        return end - before - begin[line + 1] + begin[line];
    }

    /** Lists what the man that has moved can do now. */
    private int mover(MoveDelta first) {
        int before = end;
        for (int code : movable) {
            if (code == first.code) {
                for (int at = start[code * squares + first.to]; blocks[at] != 0; at = next(at)) {
                    line(code, first.to, at, 0);
                }
            }
        }
        return end - before;
    }

    /** Whether the other move may touch a line. */
    boolean isTouched(int line) {
        return (touched >>> line & 1) != 0;
    }

    /** The lines that the other move may touch: bit i stands for line i, i + 64 and so on. */
    long touched() {
        return touched;
    }
}
