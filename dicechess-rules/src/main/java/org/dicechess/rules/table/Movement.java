package org.dicechess.rules.table;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.model.GamePiece;
import org.dicechess.rules.model.PathHook;
import org.dicechess.rules.model.Squares;

/**
 * What every man can reach from every square: one flat array of {@link Block}s, and where each run of blocks starts.
 */
public final class Movement {

    private static final MovePath[] NO_LINES = {};

    private final Game game;
    private final Squares squares;
    private final int size;
    private final Codes codes;
    private final int[] start;
    private final boolean[] overlaps;
    private final boolean[] stepsEnPassant;
    private final boolean[] promotes;
    private final EqualCodes alike;

    /** For each cell its lines, until all tables are made of them; hooks are asked but once. */
    private MovePath[][] lines;

    private final int[] blocks;

    /** Lays out the movement of all codes. */
    public Movement(Game game, Codes codes, BitSet[] arraySquares) {
        this.game = game;
        this.squares = game.squares();
        this.size = squares.size();
        this.codes = codes;
        int cells = (codes.count() + 1) * squares.size();
        this.start = new int[cells];
        this.overlaps = new boolean[cells];
        this.stepsEnPassant = new boolean[cells];
        this.promotes = new boolean[cells];
        this.alike = new EqualCodes(codes, arraySquares);
        this.lines = new MovePath[cells][];
        SharedMovePaths stock = new SharedMovePaths();
        // Many pieces move alike from a square, and both sides' mostly do.
        InternedRuns runs = new InternedRuns();
        for (int code = 1; code <= codes.count(); code++) {
            if (first(code) == code) {
                lay(code, stock, runs);
            } else {
                copy(first(code), code);
            }
        }
        this.blocks = runs.all();
    }

    /** For code times number of squares plus square: where in {@link #blocks()} its blocks start. */
    public int[] start() {
        return start;
    }

    /** All blocks; a zero ends each run. */
    public int[] blocks() {
        return blocks;
    }

    /** For code and square, as {@link #start()}: whether two of its lines may reach the same square in the same way. */
    public boolean[] overlaps() {
        return overlaps;
    }

    /** For code and square: whether the man can step quietly where it can also capture in passing. */
    public boolean[] stepsEnPassant() {
        return stepsEnPassant;
    }

    /** For code and square of arrival: whether the man promotes there. */
    public boolean[] promotes() {
        return promotes;
    }

    /** The first code that has the same moves and promotes on the same squares as this one: mostly itself. */
    int first(int code) {
        return alike.first(code);
    }

    /** The lines of a man from a square, as long as they are kept. */
    MovePath[] lines(int code, int from) {
        return lines[code * size + from];
    }

    /** Lets go of the lines: all tables have been made of them. */
    void forgetLines() {
        lines = new MovePath[0][];
    }

    private void lay(int code, SharedMovePaths stock, InternedRuns runs) {
        markPromotions(code);
        for (int from = 0; from < size; from++) {
            MovePath[] own = lines(code, from, stock).toArray(NO_LINES);
            lines[code * size + from] = own;
            lay(code, from, own, runs);
        }
    }

    /** A code that moves as an earlier one does has the same of everything. */
    private void copy(int first, int code) {
        System.arraycopy(lines, first * size, lines, code * size, size);
        System.arraycopy(start, first * size, start, code * size, size);
        System.arraycopy(overlaps, first * size, overlaps, code * size, size);
        System.arraycopy(stepsEnPassant, first * size, stepsEnPassant, code * size, size);
        System.arraycopy(promotes, first * size, promotes, code * size, size);
    }

    private List<MovePath> lines(int code, int from, SharedMovePaths stock) {
        GamePiece piece = codes.piece(code);
        Optional<PathHook> hook = piece.type().paths();
        if (hook.isEmpty()) {
            return RidePaths.of(piece, from, squares, alike.initialSquares(code).get(from), stock);
        }
        List<MovePath> told =
                hook.get().ask(new SpotView(game, piece, from), paths -> HookPaths.of(from, squares, paths));
        for (MovePath line : told) {
            stock.count(1 + line.length(), piece.type());
        }
        return told;
    }

    /**
     * Whether all moves of a code lead to squares of higher numbers, or all to lower ones, so that it never comes back.
     */
    boolean isOneWay(int code) {
        boolean up = true;
        boolean down = true;
        for (int from = 0; (up || down) && from < size; from++) {
            int at = start[code * size + from];
            for (int header = blocks[at]; header != 0; header = blocks[at]) {
                int next = at + 1 + Block.squares(header);
                for (at++; at < next; at++) {
                    up &= (blocks[at] & 255) > from;
                    down &= (blocks[at] & 255) < from;
                }
            }
        }
        return up || down;
    }

    private void markPromotions(int code) {
        BitSet area = alike.promotionSquares(code);
        for (int square = area.nextSetBit(0); square >= 0; square = area.nextSetBit(square + 1)) {
            promotes[code * size + square] = true;
        }
    }

    private void lay(int code, int from, MovePath[] own, InternedRuns runs) {
        int cell = code * size + from;
        Arrivals landings = new Arrivals(own);
        overlaps[cell] = landings.overlap();
        stepsEnPassant[cell] = landings.stepsEnPassant();
        int laid = 0;
        for (MovePath line : own) {
            if (line.form() == Block.LEAPS && (laid >>> line.mode() & 1) == 0) {
                laid |= 1 << line.mode();
                append(code, line.mode(), Block.LEAPS, 0, leaps(own, line.mode()), runs);
            }
        }
        for (MovePath line : own) {
            if (line.form() != Block.LEAPS) {
                append(code, line.mode(), line.form(), line.opens() ? Block.OPENS : 0, line.entries(), runs);
            }
        }
        runs.put(0);
        start[cell] = runs.end();
    }

    /** The leaps of one mode, each square once. */
    private static int[] leaps(MovePath[] lines, int mode) {
        int[] leaps = new int[lines.length];
        int size = 0;
        BitSet known = new BitSet();
        for (MovePath line : lines) {
            if (line.form() == Block.LEAPS && line.mode() == mode && !known.get(line.square(0))) {
                known.set(line.square(0));
                leaps[size++] = line.square(0);
            }
        }
        return Arrays.copyOf(leaps, size);
    }

    private void append(int code, int mode, int form, int flags, int[] targets, InternedRuns runs) {
        boolean some = false;
        for (int square : targets) {
            some |= promotes[code * size + (square & 255)];
        }
        runs.put(Block.header(mode, form, flags | (some ? Block.PROMOTES : 0), targets.length));
        for (int square : targets) {
            runs.put(square);
        }
    }
}
