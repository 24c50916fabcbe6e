package org.dicechess.rules.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What every man can reach as sets of squares, by which moves are counted without listing them. A cell is a code times the
 * number of squares plus a square; cells of men whose moves sets do not tell (hops, routes, promotions, two ways to one
 * square) are marked {@link #LISTED}.
 */
public final class Targets {

    /** In place of the number of rays: these moves have to be listed. */
    public static final int LISTED = -1;

    /** Ray bit: its squares ascend in number. */
    public static final int ASCENDS = 4;

    private final int squares;
    private final int words;

    /** For each cell times words: squares reached by leaps to empty squares. */
    private final long[] quietLeaps;

    /** For each cell times words: squares reached by leaps that capture. */
    private final long[] captureLeaps;

    /** For each cell times words: the first squares of its rays and paths. */
    private final long[] firsts;

    /** For each cell where its rays begin in {@link #rays}. */
    private final int[] start;

    /** How many rays or {@link #LISTED}, and for each its mask, shifted by 3, with mode and {@link #ASCENDS}; then paths alike. */
    private int[] rays = new int[1024];

    private int used;
    private long[] masks = new long[1024];
    private int stored;
    private final Map<List<Long>, Integer> known = new HashMap<>();
    private final boolean[] passes;

    Targets(Movement movement, int codes, int squares) {
        this.squares = squares;
        this.words = (squares + 63) >> 6;
        int cells = (codes + 1) * squares;
        this.quietLeaps = new long[cells * words];
        this.captureLeaps = new long[cells * words];
        this.firsts = new long[cells * words];
        this.start = new int[cells];
        this.passes = new boolean[cells];
        for (int code = 1; code <= codes; code++) {
            for (int from = 0; from < squares; from++) {
                lay(movement, code, from);
            }
        }
        rays = Arrays.copyOf(rays, used);
        masks = Arrays.copyOf(masks, stored);
        known.clear();
    }

    /** For each cell times words: squares reached by leaps to empty squares. */
    public long[] quietLeaps() {
        return quietLeaps;
    }

    /** For each cell times words: squares reached by leaps that capture. */
    public long[] captureLeaps() {
        return captureLeaps;
    }

    /** For each cell times words: the first squares of its rays and paths; where own men stand on all, none leads anywhere. */
    public long[] firsts() {
        return firsts;
    }

    /** For each cell where its numbers begin in {@link #rays()}. */
    public int[] start() {
        return start;
    }

    /**
     * For each cell the number of its rays, or {@link #LISTED}; the rays, each with the place of its mask from bit 3 on, {@link
     * #ASCENDS} and its mode; then the number of paths, all quiet, whose squares must all be empty, and the place of each mask.
     */
    public int[] rays() {
        return rays;
    }

    /** Sets of squares. */
    public long[] masks() {
        return masks;
    }

    /** For each cell whether the man can capture in passing. */
    public boolean[] passes() {
        return passes;
    }

    private void lay(Movement movement, int code, int from) {
        int cell = code * squares + from;
        start[cell] = used;
        List<Line> lines = movement.lines(code, from);
        passes[cell] = lines.stream().anyMatch(line -> line.form() == Block.IN_PASSING);
        if (movement.overlaps()[cell] || promotes(movement, code, lines) || !lines.stream().allMatch(this::isSet)) {
            put(LISTED);
            return;
        }
        lines.stream().filter(line -> line.form() == Block.LEAPS).forEach(line -> leap(cell, line));
        List<Line> straight = lines.stream().filter(line -> line.form() == Block.RIDE).toList();
        put(straight.size());
        straight.forEach(line -> put(mask(cell, line) << 3 | (ascends(line) ? ASCENDS : 0) | line.mode()));
        List<Line> paths = lines.stream().filter(line -> line.form() == Block.PATH).toList();
        put(paths.size());
        paths.forEach(line -> put(mask(cell, line)));
    }

    private boolean promotes(Movement movement, int code, List<Line> lines) {
        for (Line line : lines) {
            for (int i = 0; i < line.entries().size(); i++) {
                if (movement.promotes()[code * squares + line.square(i)]) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether sets tell the moves of a line: rays that go up or down in number, quiet paths to their last square, leaps. */
    private boolean isSet(Line line) {
        return switch (line.form()) {
            case Block.LEAPS, Block.IN_PASSING -> true;
            case Block.RIDE -> ascends(line) || descends(line);
            case Block.PATH -> line.mode() == Block.QUIET && landsLast(line);
            default -> false;
        };
    }

    private static boolean landsLast(Line line) {
        int last = line.entries().size() - 1;
        for (int i = 0; i <= last; i++) {
            if (((line.entries().get(i) & Block.LAND) != 0) != (i == last)) {
                return false;
            }
        }
        return true;
    }

    private static boolean ascends(Line line) {
        for (int i = 1; i < line.entries().size(); i++) {
            if (line.square(i) <= line.square(i - 1)) {
                return false;
            }
        }
        return true;
    }

    private static boolean descends(Line line) {
        for (int i = 1; i < line.entries().size(); i++) {
            if (line.square(i) >= line.square(i - 1)) {
                return false;
            }
        }
        return true;
    }

    private void leap(int cell, Line line) {
        int square = line.square(0);
        long bit = 1L << square;
        int at = cell * words + (square >> 6);
        quietLeaps[at] |= (line.mode() & Block.QUIET) != 0 ? bit : 0;
        captureLeaps[at] |= (line.mode() & Block.CAPTURE) != 0 ? bit : 0;
    }

    private int mask(int cell, Line line) {
        firsts[cell * words + (line.square(0) >> 6)] |= 1L << line.square(0);
        List<Long> set = new ArrayList<>(java.util.Collections.nCopies(words, 0L));
        for (int i = 0; i < line.entries().size(); i++) {
            int square = line.square(i);
            set.set(square >> 6, set.get(square >> 6) | 1L << square);
        }
        return known.computeIfAbsent(set, this::store);
    }

    private int store(List<Long> set) {
        if (stored + words > masks.length) {
            masks = Arrays.copyOf(masks, 2 * masks.length);
        }
        for (long word : set) {
            masks[stored++] = word;
        }
        return stored - words;
    }

    private void put(int value) {
        if (used == rays.length) {
            rays = Arrays.copyOf(rays, 2 * used);
        }
        rays[used++] = value;
    }
}
