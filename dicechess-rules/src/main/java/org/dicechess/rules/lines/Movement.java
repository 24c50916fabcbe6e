package org.dicechess.rules.lines;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.dicechess.rules.codes.Codes;
import org.dicechess.rules.codes.EqualCodes;
import org.dicechess.rules.codes.PromotionZones;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.model.GamePiece;
import org.dicechess.rules.model.PathHook;
import org.dicechess.rules.model.Squares;
import org.dicechess.rules.store.InternedRuns;

/**
 * The moves of every piece from every square: one flat array of {@link Block}s, and the start of each run of blocks.
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
    private final PromotionZones zones;
    private final EqualCodes equalCodes;
    private final KindLimits limits;

    /** For each cell its lines, kept until all tables are built. Each hook is called only once for them. */
    private MovePath[][] lines;

    /** For each cell the lines on which its piece only attacks royals; kept as long. */
    private MovePath[][] threats;

    private final int[] blocks;
    private final int work;

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
        this.zones = new PromotionZones(codes, size);
        this.equalCodes = new EqualCodes(codes, zones, arraySquares);
        LimitNumbers numbers = new LimitNumbers(game, codes);
        this.lines = new MovePath[cells][];
        this.threats = new MovePath[cells][];
        Arrays.fill(threats, NO_LINES);
        SharedMovePaths shared = new SharedMovePaths();
        checkLeastWork();
        // Many pieces move alike from a square, and the same piece of both sides mostly does.
        InternedRuns runs = new InternedRuns();
        for (int code = 1; code <= codes.count(); code++) {
            if (first(code) == code) {
                layOut(code, shared, numbers, runs);
            } else {
                copy(first(code), code);
            }
        }
        this.limits = numbers.all();
        this.blocks = runs.all();
        this.work = shared.work();
    }

    /** Counts before any line is made, so that far too many lines take no longer than some. */
    private void checkLeastWork() {
        SharedMovePaths least = new SharedMovePaths();
        for (int code = 1; code <= codes.count(); code++) {
            GamePiece piece = codes.piece(code);
            for (int from = 0; from < size && first(code) == code; from++) {
                least.count(
                        RidePaths.leastWork(
                                piece,
                                from,
                                squares,
                                equalCodes.initialSquares(code).get(from)),
                        piece.type());
            }
        }
    }

    /** Returns the number of lines, and of squares on them, from all squares; lines that are copied count once. */
    public int work() {
        return work;
    }

    /** Returns, for code times number of squares plus square, the index in {@link #blocks()} of its first block. */
    public int[] start() {
        return start;
    }

    /** Returns all blocks. A zero ends each run. */
    public int[] blocks() {
        return blocks;
    }

    /**
     * Returns, indexed as {@link #start()}, whether two lines from the square may reach one square in the same mode.
     */
    public boolean[] overlaps() {
        return overlaps;
    }

    /**
     * Returns, indexed as {@link #start()}, whether the piece can move quietly to a square where it can also capture en
     * passant.
     */
    public boolean[] stepsEnPassant() {
        return stepsEnPassant;
    }

    /** Returns the kinds that lines capture and hop over. */
    public KindLimits limits() {
        return limits;
    }

    /** Returns which rules of promotion speak of which moves. */
    public PromotionZones zones() {
        return zones;
    }

    /**
     * Returns, for code times number of squares plus square of arrival, whether the piece promotes there; false for
     * codes that are not {@linkplain PromotionZones#isPlain plain}.
     */
    public boolean[] promotes() {
        return promotes;
    }

    /** Returns the first code with the same moves and promotion squares as this one; mostly the code itself. */
    public int first(int code) {
        return equalCodes.first(code);
    }

    /** Returns the lines of a piece from a square. They are available until {@link #forgetLines()}. */
    public MovePath[] lines(int code, int from) {
        return lines[code * size + from];
    }

    /**
     * Returns the further lines on which a piece from a square attacks royals, but does not move. They are available
     * until {@link #forgetLines()}.
     */
    public MovePath[] threats(int code, int from) {
        return threats[code * size + from];
    }

    /** Drops the lines, once all tables are built from them. */
    public void forgetLines() {
        lines = new MovePath[0][];
        threats = new MovePath[0][];
    }

    private void layOut(int code, SharedMovePaths shared, LimitNumbers numbers, InternedRuns runs) {
        markPromotions(code);
        for (int from = 0; from < size; from++) {
            MovePath[] own = lines(code, from, shared, numbers).toArray(NO_LINES);
            lines[code * size + from] = own;
            layOut(code, from, own, runs);
        }
    }

    /** Copies everything from the first code that moves as this one does. */
    private void copy(int first, int code) {
        System.arraycopy(lines, first * size, lines, code * size, size);
        System.arraycopy(threats, first * size, threats, code * size, size);
        System.arraycopy(start, first * size, start, code * size, size);
        System.arraycopy(overlaps, first * size, overlaps, code * size, size);
        System.arraycopy(stepsEnPassant, first * size, stepsEnPassant, code * size, size);
        System.arraycopy(promotes, first * size, promotes, code * size, size);
    }

    private List<MovePath> lines(int code, int from, SharedMovePaths shared, LimitNumbers numbers) {
        GamePiece piece = codes.piece(code);
        Optional<PathHook> hook = piece.type().paths();
        if (hook.isEmpty()) {
            RidePaths paths = RidePaths.of(
                    piece, from, squares, equalCodes.initialSquares(code).get(from), shared, numbers);
            threats[code * size + from] = paths.threats().toArray(NO_LINES);
            return paths.lines();
        }
        List<MovePath> answer =
                hook.get().ask(new SpotView(game, piece, from), paths -> HookPaths.of(from, squares, paths));
        for (MovePath line : answer) {
            shared.count(1 + line.length(), piece.type());
        }
        return answer;
    }

    /**
     * Returns whether all moves of a code lead to higher square numbers, or all to lower ones. Such a piece never comes
     * back.
     */
    public boolean isOneWay(int code) {
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
        BitSet area = zones.arrivals(code);
        for (int square = area.nextSetBit(0); square >= 0; square = area.nextSetBit(square + 1)) {
            promotes[code * size + square] = true;
        }
    }

    private void layOut(int code, int from, MovePath[] own, InternedRuns runs) {
        int cell = code * size + from;
        Arrivals arrivals = new Arrivals(own);
        overlaps[cell] = arrivals.overlap();
        stepsEnPassant[cell] = arrivals.stepsEnPassant();
        int modesDone = 0;
        for (MovePath line : own) {
            if (line.form() == Block.LEAPS && (modesDone >>> line.mode() & 1) == 0) {
                modesDone |= 1 << line.mode();
                append(code, from, line.mode(), Block.LEAPS, 0, leaps(own, line.mode()), 0, runs);
            }
        }
        for (MovePath line : own) {
            if (line.form() != Block.LEAPS) {
                int flags = line.opens() ? Block.OPENS : 0;
                append(code, from, line.mode(), line.form(), flags, line.entries(), line.limit(), runs);
            }
        }
        runs.put(0);
        start[cell] = runs.end();
    }

    /** Returns the leaps of one mode, each square once. */
    private static int[] leaps(MovePath[] lines, int mode) {
        int[] leaps = new int[lines.length];
        int size = 0;
        BitSet added = new BitSet();
        for (MovePath line : lines) {
            if (line.form() == Block.LEAPS && line.mode() == mode && !added.get(line.square(0))) {
                added.set(line.square(0));
                leaps[size++] = line.square(0);
            }
        }
        return Arrays.copyOf(leaps, size);
    }

    private void append(
            int code, int from, int mode, int form, int flags, int[] targets, int limit, InternedRuns runs) {
        boolean promoting = false;
        for (int square : targets) {
            promoting |= zones.rules(code, from, square & 255) != 0;
        }
        runs.put(Block.header(mode, form, flags | (promoting ? Block.PROMOTES : 0), targets.length, limit));
        for (int square : targets) {
            runs.put(square);
        }
    }
}
