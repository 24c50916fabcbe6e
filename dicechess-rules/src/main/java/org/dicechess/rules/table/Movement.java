package org.dicechess.rules.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.Man;
import org.dicechess.rules.model.PathHook;
import org.dicechess.rules.model.Squares;

/**
 * What every man can reach from every square: one flat array of {@link Block}s, and where each run of blocks starts.
 */
public final class Movement {

    /** Twice what 255 codes with the moves of an amazon need on 256 squares. */
    private static final int MOST_NUMBERS = 1 << 23;

    private static final Line[] NO_LINES = {};

    private final Game game;
    private final Squares squares;
    private final int size;
    private final Codes codes;
    private final int[] start;
    private final boolean[] overlaps;
    private final boolean[] stepsInPassing;
    private final boolean[] promotes;
    private final BitSet[] initial;

    /** For each cell its lines, until all tables are made of them; hooks are asked but once. */
    private final List<Line[]> lines = new ArrayList<>();

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
        this.stepsInPassing = new boolean[cells];
        this.promotes = new boolean[cells];
        this.initial = arraySquares;
        // Many men move alike from a square, and both sides' mostly do.
        Runs runs = new Runs(MOST_NUMBERS);
        for (int code = 1; code <= codes.count(); code++) {
            markPromotions(code);
            BitSet initialSquares = initialSquares(code);
            for (int from = 0; from < size; from++) {
                Line[] own = lines(codes.man(code), from, initialSquares.get(from)).toArray(NO_LINES);
                lines.add(own);
                lay(code, from, own, runs);
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
    public boolean[] stepsInPassing() {
        return stepsInPassing;
    }

    /** For code and square of arrival: whether the man promotes there. */
    public boolean[] promotes() {
        return promotes;
    }

    /** The lines of a man from a square, as long as they are kept. */
    Line[] lines(int code, int from) {
        return lines.get((code - 1) * size + from);
    }

    /** Lets go of the lines: all tables have been made of them. */
    void forgetLines() {
        lines.clear();
    }

    private List<Line> lines(Man man, int from, boolean onInitialSquare) {
        Optional<PathHook> hook = man.type().paths();
        return hook.isPresent()
                ? hook.get().ask(new SpotView(game, man, from), paths -> Routes.of(from, squares, paths))
                : Lines.of(man, from, squares, onInitialSquare);
    }

    private BitSet initialSquares(int code) {
        return codes.man(code).type().initialSquares(initial[code], codes.man(code).color());
    }

    /** Whether all moves of a code lead to squares of higher numbers, or all to lower ones, so that it never comes back. */
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
        Optional<Kind.Promotion> promotion = codes.man(code).type().promotion();
        BitSet area = promotion.isPresent() ? promotion.get().area().of(codes.man(code).color()) : new BitSet();
        for (int square = area.nextSetBit(0); square >= 0; square = area.nextSetBit(square + 1)) {
            promotes[code * size + square] = true;
        }
    }

    private void lay(int code, int from, Line[] own, Runs runs) {
        int cell = code * size + from;
        Landings landings = new Landings(own);
        overlaps[cell] = landings.overlap();
        stepsInPassing[cell] = landings.stepsInPassing();
        int laid = 0;
        for (Line line : own) {
            if (line.form() == Block.LEAPS && (laid >>> line.mode() & 1) == 0) {
                laid |= 1 << line.mode();
                append(code, line.mode(), Block.LEAPS, 0, leaps(own, line.mode()), runs);
            }
        }
        for (Line line : own) {
            if (line.form() != Block.LEAPS) {
                append(code, line.mode(), line.form(), line.opens() ? Block.OPENS : 0, line.entries(), runs);
            }
        }
        runs.put(0);
        start[cell] = runs.end();
    }

    /** The leaps of one mode, each square once. */
    private static int[] leaps(Line[] lines, int mode) {
        int[] leaps = new int[lines.length];
        int size = 0;
        for (Line line : lines) {
            if (line.form() == Block.LEAPS && line.mode() == mode && !contains(leaps, size, line.square(0))) {
                leaps[size++] = line.square(0);
            }
        }
        return Arrays.copyOf(leaps, size);
    }

    private static boolean contains(int[] squares, int size, int square) {
        for (int i = 0; i < size; i++) {
            if (squares[i] == square) {
                return true;
            }
        }
        return false;
    }

    private void append(int code, int mode, int form, int flags, int[] targets, Runs runs) {
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
