package org.dicechess.rules.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * What every man can reach as sets of squares, which is how most moves are listed and counted. A cell is a code times the
 * number of squares plus a square; cells of men whose moves sets do not tell (hops, routes, paths that capture, two ways of
 * different kinds to one square) are marked {@link #LISTED}.
 */
public final class Targets {

    /** Cell bit: sets do not tell these moves. */
    public static final int LISTED = 1;

    /** Cell bit: there are paths. */
    public static final int PATHS = 2;

    /** Cell bit: its paths are such that the squares passed become open to capture in passing. */
    public static final int OPENS = 64;

    /** Cell bit: the man can capture in passing. */
    public static final int PASSES = 4;

    /** Cell bit: some move may end where the man promotes. */
    public static final int PROMOTES = 8;

    /** Cell bit: the man is royal. */
    public static final int ROYAL = 16;

    /** Cell bit: where a royal matters the man's moves must be made and tested. */
    public static final int TRIED = 32;

    /** Bits of a cell below the place of its run. */
    public static final int SHIFT = 7;

    /** Bit of a ray of its own mode: its squares ascend in number. */
    public static final int ASCENDS = 4;

    private final int squares;
    private final int words;
    private final int stride;
    private final long[] sets;
    private final long[] promotes;
    private int[] runs = new int[1024];
    private int used = 1;
    private long[] masks = new long[1024];
    private int stored;
    private final Map<List<Long>, Integer> known = new HashMap<>();
    private final Map<List<Integer>, Integer> laid = new HashMap<>();

    /**
     * Lays out all codes.
     *
     * @param kinds for each code some of {@link #LISTED}, {@link #ROYAL} and {@link #TRIED}
     */
    Targets(Movement movement, int[] kinds, int squares) {
        this.squares = squares;
        this.words = (squares + 63) >> 6;
        this.stride = 3 * words + 1;
        int cells = kinds.length * squares;
        this.sets = new long[cells * stride];
        this.promotes = new long[kinds.length * words];
        for (int cell = squares; cell < cells; cell++) {
            int square = cell % squares;
            promotes[cell / squares * words + (square >> 6)] |= movement.promotes()[cell] ? 1L << square : 0;
            lay(cell, kinds[cell / squares], movement.lines(cell / squares, square), movement.promotes());
        }
        runs = Arrays.copyOf(runs, used);
        masks = Arrays.copyOf(masks, stored);
        known.clear();
        laid.clear();
    }

    /**
     * For each cell, {@link #stride()} longs: the squares reached by leaps to empty squares; those reached by leaps that capture; the
     * first squares of its rays, so that none leads anywhere where own men stand on all of them, each of as many words as the board
     * has; then its bits, and above {@link #SHIFT} where its run begins in {@link #runs()}.
     */
    public long[] sets() {
        return sets;
    }

    /** Longs for each cell. */
    public int stride() {
        return stride;
    }

    /** For each code times words: the squares where the man promotes. */
    public long[] promotes() {
        return promotes;
    }

    /**
     * For each cell the number of its paths, in bits 24-30, of its rays that move and capture and ascend in number, in bits 0-7, of
     * those that descend, in bits 8-15, and of rays with a mode of their own, in bits 16-23; then for each path, all quiet, the place
     * of the mask of the squares that must be empty, and the square of arrival; then the place of each ray's mask in the same order,
     * with mode and {@link #ASCENDS} in its lowest three bits where the mode is its own.
     */
    public int[] runs() {
        return runs;
    }

    /** Sets of squares. */
    public long[] masks() {
        return masks;
    }

    private void lay(int cell, int kind, List<Line> lines, boolean[] promotes) {
        int first = cell / squares * squares;
        int bits = kind;
        bits |= lines.stream().anyMatch(line -> line.form() == Block.IN_PASSING) ? PASSES : 0;
        bits |= lines.stream().anyMatch(line -> line.squares().stream().anyMatch(to -> promotes[first + to])) ? PROMOTES : 0;
        if ((kind & LISTED) != 0 || !lines.stream().allMatch(this::isSet) || meet(lines)) {
            sets[cell * stride + 3 * words] = bits | LISTED;
            return;
        }
        lines.stream().filter(line -> line.form() == Block.LEAPS).forEach(line -> leap(cell, line));
        List<Line> rays = lines.stream().filter(line -> line.form() == Block.RIDE).toList();
        List<Line> paths = lines.stream().filter(line -> line.form() == Block.PATH).toList();
        rays.forEach(line -> mark(cell, 2, line.square(0)));
        bits |= paths.isEmpty() ? 0 : paths.get(0).opens() ? PATHS | OPENS : PATHS;
        sets[cell * stride + 3 * words] = bits | (long) laid.computeIfAbsent(run(rays, paths), this::put) << SHIFT;
    }

    /** Adds a square to one of the three sets of a cell. */
    private void mark(int cell, int set, int square) {
        sets[cell * stride + set * words + (square >> 6)] |= 1L << square;
    }

    private List<Integer> run(List<Line> rays, List<Line> paths) {
        List<Integer> run = new ArrayList<>();
        run.add(0);
        for (Line line : paths) {
            run.add(mask(line));
            run.add(line.square(line.entries().size() - 1));
        }
        int ascending = rays(rays, line -> isPlain(line) && ascends(line), run);
        int descending = rays(rays, line -> isPlain(line) && !ascends(line), run);
        int others = rays(rays, line -> !isPlain(line), run);
        run.set(0, ascending | descending << 8 | others << 16 | paths.size() << 24);
        return run;
    }

    /** Adds the rays of one sort to the run, and tells how many they are. */
    private int rays(List<Line> rays, Predicate<Line> sort, List<Integer> run) {
        List<Line> chosen = rays.stream().filter(sort).toList();
        chosen.forEach(line -> run.add(isPlain(line) ? mask(line) : mask(line) << 3 | (ascends(line) ? ASCENDS : 0) | line.mode()));
        return chosen.size();
    }

    private static boolean isPlain(Line ray) {
        return ray.mode() == (Block.QUIET | Block.CAPTURE);
    }

    /** Whether a path arrives where another line does, or only one of two opens squares: then it matters by which the man comes. */
    private static boolean meet(List<Line> lines) {
        for (Line path : lines) {
            for (Line other : lines) {
                boolean two = path != other && path.form() == Block.PATH && other.form() != Block.IN_PASSING;
                boolean differ = two && other.form() == Block.PATH && other.opens() != path.opens();
                if (differ || two && other.landings().contains(path.landings().get(0))) {
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
        if ((line.mode() & Block.QUIET) != 0) {
            mark(cell, 0, line.square(0));
        }
        if ((line.mode() & Block.CAPTURE) != 0) {
            mark(cell, 1, line.square(0));
        }
    }

    private int mask(Line line) {
        Set<Integer> passed = new LinkedHashSet<>(line.squares());
        List<Long> set = new ArrayList<>(Collections.nCopies(words, 0L));
        passed.forEach(square -> set.set(square >> 6, set.get(square >> 6) | 1L << square));
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

    private int put(List<Integer> run) {
        int begin = used;
        if (used + run.size() > runs.length) {
            runs = Arrays.copyOf(runs, 2 * (used + run.size()));
        }
        for (int value : run) {
            runs[used++] = value;
        }
        return begin;
    }
}
