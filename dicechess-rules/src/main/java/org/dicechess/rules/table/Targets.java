package org.dicechess.rules.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;

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

    /** Cell bit: the man can capture in passing. */
    public static final int PASSES = 4;

    /** Cell bit: some move may end where the man promotes. */
    public static final int PROMOTES = 8;

    /** Cell bit: the man is royal. */
    public static final int ROYAL = 16;

    /** Cell bit: where a royal matters the man's moves must be made and tested. */
    public static final int TRIED = 32;

    /** Cell bit: its paths are such that the squares passed become open to capture in passing. */
    public static final int OPENS = 64;

    /** Bit of a cell's part on one word of the board: rays come to it from other words. */
    public static final int CROSSED = 128;

    /** Where two cell bits begin: the first word of the board that any set or ray of the cell reaches. */
    public static final int FIRST_WORD = 8;

    /** Where two cell bits begin: the last such word. */
    public static final int LAST_WORD = 10;

    /** Bits of a cell below the place of its run. */
    public static final int SHIFT = 12;

    /** Bit of a ray: its squares ascend in number. */
    public static final int ASCENDS = 4;

    private final int squares;
    private final int words;
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
        int cells = kinds.length * squares;
        this.sets = new long[4 * cells * words];
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
     * For each cell and word of the board four longs: the squares reached by leaps to empty squares; those reached by leaps that
     * capture; the first squares of its rays that begin in the word, so that none of them leads anywhere where own men stand on all;
     * then its bits, and above {@link #SHIFT} where the run of this cell and word begins in {@link #runs()}.
     */
    public long[] sets() {
        return sets;
    }

    /** The bits of a cell. */
    public int bits(int cell) {
        return (int) sets[4 * cell * words + 3];
    }

    /** For each code times words: the squares where the man promotes. */
    public long[] promotes() {
        return promotes;
    }

    /**
     * For each cell and word: in one number how many rays that move and capture begin in the word and ascend, in bits 0-7, or descend,
     * in bits 8-15, how many other rays there are, in bits 16-23, and how many paths, in bits 24-30. Then the places of the masks of
     * the first two sorts; for the other rays the place with mode and {@link #ASCENDS} in its lowest three bits; for each path, all
     * quiet, the place of the squares that must be empty, and the square of arrival with {@link #FIRST_WORD} and {@link #LAST_WORD} of
     * these squares.
     */
    public int[] runs() {
        return runs;
    }

    /** Sets of squares, one long for each word of the board. */
    public long[] masks() {
        return masks;
    }

    private void lay(int cell, int kind, List<Line> lines, boolean[] promotes) {
        int first = cell / squares * squares;
        int bits = kind;
        bits |= lines.stream().anyMatch(line -> line.form() == Block.IN_PASSING) ? PASSES : 0;
        bits |= lines.stream().anyMatch(line -> line.squares().stream().anyMatch(to -> promotes[first + to])) ? PROMOTES : 0;
        if ((kind & LISTED) != 0 || !lines.stream().allMatch(Targets::isSet) || meet(lines)) {
            bits |= LISTED;
        }
        List<Line> rays = lines.stream().filter(line -> line.form() == Block.RIDE).toList();
        List<Line> paths = lines.stream().filter(line -> line.form() == Block.PATH).toList();
        bits |= paths.isEmpty() ? 0 : paths.get(0).opens() ? PATHS | OPENS : PATHS;
        if ((bits & LISTED) == 0) {
            lines.stream().filter(line -> line.form() == Block.LEAPS).forEach(line -> leap(cell, line));
            rays.forEach(line -> mark(cell, 2, line.square(0)));
        }
        int[] reached = lines.stream().flatMap(line -> line.squares().stream()).mapToInt(square -> square >> 6).sorted().toArray();
        if (reached.length > 0) {
            bits |= reached[0] << FIRST_WORD | reached[reached.length - 1] << LAST_WORD;
        }
        for (int word = 0; word < words; word++) {
            long run = (bits & LISTED) != 0 ? bits : bits | run(rays, paths, word);
            sets[4 * (cell * words + word) + 3] = run;
        }
    }

    /** Adds a square to one of the sets of a cell. */
    private void mark(int cell, int set, int square) {
        sets[4 * (cell * words + (square >> 6)) + set] |= 1L << square;
    }

    private void leap(int cell, Line line) {
        if (line.has(Block.QUIET)) {
            mark(cell, 0, line.square(0));
        }
        if (line.has(Block.CAPTURE)) {
            mark(cell, 1, line.square(0));
        }
    }

    /** Lays out what rays and paths do in one word, and gives its place, shifted, and {@link #CROSSED}. */
    private long run(List<Line> rays, List<Line> paths, int word) {
        List<Integer> up = new ArrayList<>();
        List<Integer> down = new ArrayList<>();
        List<Integer> others = new ArrayList<>();
        boolean crossed = false;
        for (Line ray : rays) {
            boolean begins = ray.square(0) >> 6 == word;
            if (begins && ray.mode() == (Block.QUIET | Block.CAPTURE)) {
                (ascends(ray) ? up : down).add(mask(ray));
            } else if (ray.squares().stream().anyMatch(square -> square >> 6 == word)) {
                others.add(mask(ray) << 3 | (ascends(ray) ? ASCENDS : 0) | ray.mode());
                crossed |= !begins;
            }
        }
        List<Line> arriving = paths.stream().filter(path -> last(path) >> 6 == word).toList();
        List<Integer> run = new ArrayList<>();
        run.add(up.size() | down.size() << 8 | others.size() << 16 | arriving.size() << 24);
        run.addAll(up);
        run.addAll(down);
        run.addAll(others);
        arriving.forEach(path -> Collections.addAll(run, mask(path), last(path) | words(path)));
        return (long) laid.computeIfAbsent(run, this::put) << SHIFT | (crossed ? CROSSED : 0);
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
    private static boolean isSet(Line line) {
        return switch (line.form()) {
            case Block.LEAPS, Block.IN_PASSING -> true;
            case Block.RIDE -> ascends(line) || descends(line);
            case Block.PATH -> line.mode() == Block.QUIET && landsLast(line);
            default -> false;
        };
    }

    private static int words(Line path) {
        int[] reached = path.squares().stream().mapToInt(square -> square >> 6).sorted().toArray();
        return reached[0] << FIRST_WORD | reached[reached.length - 1] << LAST_WORD;
    }

    private static boolean landsLast(Line line) {
        return line.landings().size() == 1 && line.landings().get(0) == last(line);
    }

    private static int last(Line line) {
        return line.square(line.entries().size() - 1);
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

    private int mask(Line line) {
        List<Long> set = new ArrayList<>(Collections.nCopies(words, 0L));
        new LinkedHashSet<>(line.squares()).forEach(square -> set.set(square >> 6, set.get(square >> 6) | 1L << square));
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
