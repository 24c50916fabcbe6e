package org.dicechess.rules.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.model.PathHook;
import org.dicechess.rules.model.Squares;

/**
 * What every man can reach from every square: one flat array of {@link Block}s, and where each run of blocks starts.
 */
public final class Movement {

    /** Twice what 255 codes with the moves of an amazon need on 256 squares. */
    private static final int MOST_NUMBERS = 1 << 23;

    private final Game game;
    private final Squares squares;
    private final Codes codes;
    private final int[] start;
    private final boolean[] overlaps;
    private final boolean[] stepsInPassing;
    private final boolean[] promotes;
    private final BitSet[] initial;

    /** The lines of men that a hook moves, which is asked but once. */
    private final Map<Integer, List<Line>> hooked = new HashMap<>();

    private int[] blocks = new int[1024];
    private int used = 1;

    /** Lays out the movement of all codes. */
    public Movement(Game game, Codes codes, BitSet[] arraySquares) {
        this.game = game;
        this.squares = game.squares();
        this.codes = codes;
        int cells = (codes.count() + 1) * squares.size();
        this.start = new int[cells];
        this.overlaps = new boolean[cells];
        this.stepsInPassing = new boolean[cells];
        this.promotes = new boolean[cells];
        this.initial = arraySquares;
        for (int code = 1; code <= codes.count(); code++) {
            markPromotions(code);
            for (int from = 0; from < squares.size(); from++) {
                lay(code, from);
            }
        }
        this.blocks = Arrays.copyOf(blocks, used);
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

    /** The lines of a man from a square. */
    List<Line> lines(int code, int from) {
        return codes.man(code).type().paths()
                .map(hook -> hooked.computeIfAbsent(code * squares.size() + from, absent -> hooked(hook, code, from)))
                .orElseGet(() -> Lines.of(codes.man(code), from, squares, initialSquares(code).get(from)));
    }

    private List<Line> hooked(PathHook hook, int code, int from) {
        return hook.ask(new SpotView(game, codes.man(code), from), paths -> Routes.of(from, squares, paths));
    }

    private BitSet initialSquares(int code) {
        return codes.man(code).type().initialSquares(initial[code], codes.man(code).color());
    }

    /** Whether all moves of a code lead to squares of higher numbers, or all to lower ones, so that it never comes back. */
    boolean isOneWay(int code) {
        boolean up = true;
        boolean down = true;
        for (int from = 0; from < squares.size(); from++) {
            int at = start[code * squares.size() + from];
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
        codes.man(code).type().promotion().ifPresent(promotion -> promotion
                .area()
                .of(codes.man(code).color())
                .stream()
                .forEach(square -> promotes[code * squares.size() + square] = true));
    }

    private void lay(int code, int from) {
        int cell = code * squares.size() + from;
        List<Line> lines = lines(code, from);
        start[cell] = used;
        overlaps[cell] = overlap(lines);
        stepsInPassing[cell] = stepsInPassing(lines);
        leaps(lines).forEach((mode, targets) -> append(code, mode, Block.LEAPS, 0, List.copyOf(targets)));
        lines.stream().filter(line -> line.form() != Block.LEAPS).forEach(line -> append(
                code, line.mode(), line.form(), line.opens() ? Block.OPENS : 0, line.entries()));
        put(0);
    }

    /** The leaps by mode, each square once. */
    private static Map<Integer, Set<Integer>> leaps(List<Line> lines) {
        Map<Integer, Set<Integer>> leaps = new LinkedHashMap<>();
        lines.stream()
                .filter(line -> line.form() == Block.LEAPS)
                .forEach(line -> leaps.computeIfAbsent(line.mode(), mode -> new LinkedHashSet<>())
                        .add(line.square(0)));
        return leaps;
    }

    private void append(int code, int mode, int form, int flags, List<Integer> targets) {
        boolean some = targets.stream().anyMatch(square -> promotes[code * squares.size() + (square & 255)]);
        put(Block.header(mode, form, flags | (some ? Block.PROMOTES : 0), targets.size()));
        targets.forEach(this::put);
    }

    private void put(int value) {
        if (used == MOST_NUMBERS) {
            throw new TableLimitException("these pieces have more moves on this board than " + MOST_NUMBERS + " numbers can tell");
        }
        if (used == blocks.length) {
            blocks = Arrays.copyOf(blocks, 2 * used);
        }
        blocks[used++] = value;
    }

    /** Whether one square is reached in the same mode by two lines; leaps of one mode are merged and do not count. */
    private static boolean overlap(List<Line> lines) {
        Set<Integer> quiet = new LinkedHashSet<>();
        Set<Integer> taking = new LinkedHashSet<>();
        Set<Long> leaps = new LinkedHashSet<>();
        Set<Integer> passing = new LinkedHashSet<>();
        for (Line line : lines) {
            if (line.form() == Block.IN_PASSING && !passing.add(line.square(0))) {
                return true;
            }
            for (int square : line.landings()) {
                boolean again = line.form() == Block.LEAPS && !leaps.add((long) square << 8 | line.mode());
                boolean quietTwice = (line.mode() & Block.QUIET) != 0 && !quiet.add(square);
                boolean takingTwice = (line.mode() & Block.CAPTURE) != 0 && !taking.add(square);
                if (!again && (quietTwice || takingTwice)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean stepsInPassing(List<Line> lines) {
        Set<Integer> quiet = new LinkedHashSet<>();
        lines.stream()
                .filter(line -> (line.mode() & Block.QUIET) != 0)
                .forEach(line -> quiet.addAll(line.landings()));
        return lines.stream()
                .filter(line -> line.form() == Block.IN_PASSING)
                .anyMatch(line -> quiet.contains(line.square(0)));
    }
}
