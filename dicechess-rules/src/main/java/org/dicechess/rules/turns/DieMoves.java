package org.dicechess.rules.turns;

import java.util.Arrays;
import java.util.BitSet;
import org.dicechess.rules.lines.Block;
import org.dicechess.rules.reach.PassedSquares;
import org.dicechess.rules.state.EventCode;
import org.dicechess.rules.state.State;
import org.dicechess.rules.table.Tables;

/**
 * The moves of all pieces with one die, line by line, and the squares on which each line depends. An earlier move
 * changes only the lines that depend on its squares.
 */
final class DieMoves {

    /** The number of the roll that consists of the die alone. */
    int roll;

    /** The number of lines. */
    int lines;

    /** For each line the code of its piece. */
    int[] codes = new int[Long.SIZE];

    /** For each line the square of its piece. */
    int[] from = new int[Long.SIZE];

    /** For each line the index of its first move, then the end of the last line's moves. */
    int[] begin = new int[Long.SIZE];

    /**
     * After another move: for each line that it touches the end of its present moves. They follow the moves of all
     * lines.
     */
    int[] touchedEnd = new int[Long.SIZE];

    /** The end of all moves. The last ones are those of the piece that made the other move. */
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

    /** For each square the lines that depend on it: bit i stands for lines i, i + 64 and so on. */
    private final long[] watchers;

    /** For each line the index of its block. */
    private int[] block = new int[Long.SIZE];

    /** For each line 1 if dice may not be given up while it has moves, else 0. */
    private int[] required = new int[Long.SIZE];

    private int[][] promotions = {};
    private int[] movable = {};
    private BitSet requiredKinds = new BitSet();
    private boolean mayGiveUp;

    /** The number of moves that forbid giving up dice. */
    private int requiredMoves;

    private long touched;

    /** Lists moves on a board that the caller changes and restores. */
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

    /**
     * Lists the moves of a die in the present position of the state; returns false if lines do not contain all of them.
     */
    boolean list(int die) {
        roll = die;
        movable = tables.rolls.movable(die, state.side);
        if (state.rights != 0 && tables.rolls.castleSpends(die).length > 0 || !haveLines()) {
            return false;
        }
        promotions = tables.promotions.of(state.array());
        requiredKinds = tables.stages.must[state.stage()];
        mayGiveUp = !tables.stages.most[state.stage()];
        requiredMoves = 0;
        lines = 0;
        end = 0;
        Arrays.fill(watchers, 0);
        for (int code : movable) {
            listPieces(code);
        }
        begin[lines] = end;
        return true;
    }

    private boolean haveLines() {
        for (int code : movable) {
            if (!paths.isDirect(code)) {
                return false;
            }
        }
        return true;
    }

    private void listPieces(int code) {
        int before = end;
        for (int word = 0; word < words; word++) {
            for (long left = state.pieces[code * words + word]; left != 0; left &= left - 1) {
                listPiece(code, word << 6 | Long.numberOfTrailingZeros(left));
            }
        }
        requiredMoves += requirement(code) * (end - before);
    }

    private void listPiece(int code, int square) {
        for (int at = start[code * squares + square]; blocks[at] != 0; at = next(at)) {
            if (lines + 1 == codes.length) {
                grow();
            }
            codes[lines] = code;
            from[lines] = square;
            block[lines] = at;
            begin[lines] = end;
            required[lines] = requirement(code);
            watchers[square] |= 1L << lines;
            listLine(code, square, at, 1L << lines);
            lines++;
        }
    }

    /** Returns 1 if dice may not be given up while a piece of this code can move, else 0. */
    private int requirement(int code) {
        return requiredKinds.get(tables.kindOf[code]) ? 1 : 0;
    }

    private int next(int block) {
        return block + 1 + Block.squares(blocks[block]);
    }

    private void grow() {
        codes = Arrays.copyOf(codes, 2 * codes.length);
        from = Arrays.copyOf(from, codes.length);
        block = Arrays.copyOf(block, codes.length);
        required = Arrays.copyOf(required, codes.length);
        begin = Arrays.copyOf(begin, codes.length);
        touchedEnd = Arrays.copyOf(touchedEnd, codes.length);
    }

    private void listLine(int code, int square, int block, long watcher) {
        int header = blocks[block];
        int next = next(block);
        boolean ride = Block.form(header) == Block.RIDE;
        for (int i = block + 1; i < next; i++) {
            int to = blocks[i];
            int piece = board[to];
            watchers[to] |= watcher;
            if (piece == 0
                    ? (header & Block.QUIET) != 0
                    : (header & Block.CAPTURE) != 0 && state.owners[piece & 255] == (state.side ^ 1)) {
                addArrival(code, square, to);
            }
            if (ride && piece != 0) {
                return;
            }
        }
    }

    private void addArrival(int code, int square, int to) {
        if (promotes[code * squares + to]) {
            for (int promoted : promotions[code]) {
                events[end++] = EventCode.of(EventCode.MOVE, square, to, promoted);
            }
        } else {
            events[end++] = EventCode.of(EventCode.MOVE, square, to, code);
        }
    }

    /**
     * Returns the number of events after another move, a pass included. The board shows that move; the lines that it
     * touches are listed again.
     */
    int countAfter(MoveDelta first) {
        touched = watchers[first.from] | watchers[first.to];
        end = begin[lines];
        int count = end;
        int requiredCount = requiredMoves;
        for (long left = touched; left != 0; left &= left - 1) {
            for (int line = Long.numberOfTrailingZeros(left); line < lines; line += Long.SIZE) {
                int more = relist(line, first.from);
                count += more;
                requiredCount += required[line] * more;
            }
        }
        int more = listMoved(first);
        count += more;
        requiredCount += requirement(first.code) * more;
        mayPass = count == 0 || requiredCount == 0 && mayGiveUp;
        return count + (mayPass ? 1 : 0);
    }

    /** Lists a line again, unless its piece has moved, and returns by how many moves it has grown. */
    private int relist(int line, int left) {
        int before = end;
        if (from[line] != left) {
            listLine(codes[line], from[line], block[line], 0);
        }
        touchedEnd[line] = end;
        return end - before - begin[line + 1] + begin[line];
    }

    /** Lists the present moves of the piece that made the other move; returns their number. */
    private int listMoved(MoveDelta first) {
        int before = end;
        for (int code : movable) {
            if (code == first.code) {
                for (int at = start[code * squares + first.to]; blocks[at] != 0; at = next(at)) {
                    listLine(code, first.to, at, 0);
                }
            }
        }
        return end - before;
    }

    /** Returns whether the other move may touch a line. */
    boolean isTouched(int line) {
        return (touched >>> line & 1) != 0;
    }

    /** Returns the lines that the other move may touch: bit i stands for lines i, i + 64 and so on. */
    long touched() {
        return touched;
    }
}
