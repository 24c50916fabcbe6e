package org.dicechess.rules.table;

import java.util.Arrays;
import java.util.List;

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

    /** Cell bit: set for every cell. */
    public static final int MAN = 128;

    /** Where two cell bits begin: the first word of the board that any set or ray of the cell reaches. */
    public static final int FIRST_WORD = 8;

    /** Where two cell bits begin: the last such word. */
    public static final int LAST_WORD = 10;

    /** Bits of a cell below the place of its run. */
    public static final int SHIFT = 12;

    /** Bit of a ray: its squares ascend in number. */
    public static final int ASCENDS = 4;

    private static final int WORDS = 15 << FIRST_WORD;

    /** Longs of an entry for one word of the board. */
    public static final int ENTRY = 4;

    private static final int UP = 0;
    private static final int DOWN = 1;
    private static final int OTHER = 2;
    private static final int PATH = 3;

    /** As many as the blocks of the movement table may have. */
    private static final int MOST_NUMBERS = 1 << 23;

    private final int squares;
    private final int words;
    private final int[] places;
    private final long[] sets;
    private final long[] promotes;
    private final int[] runs;
    private final long[] masks;

    /**
     * Lays out all codes.
     *
     * @param kinds for each code some of {@link #LISTED}, {@link #ROYAL} and {@link #TRIED}
     */
    Targets(Movement movement, int[] kinds, int squares) {
        this.squares = squares;
        this.words = (squares + 63) >> 6;
        int cells = kinds.length * squares;
        this.places = new int[cells];
        this.promotes = new long[kinds.length * words];
        Runs laid = new Runs(MOST_NUMBERS);
        SquareSets known = new SquareSets(words);
        SquareSets[] entries = new SquareSets[words + 1];
        int[] lengths = new int[cells];
        for (int cell = squares; cell < cells; cell++) {
            int square = cell % squares;
            promotes[cell / squares * words + (square >> 6)] |= movement.promotes()[cell] ? 1L << square : 0;
            List<Line> lines = movement.lines(cell / squares, square);
            int bits = kinds[cell / squares] | bits(lines, cell / squares * squares, movement.promotes());
            long[] entry = entry((bits & LISTED) == 0 ? bits : bits & ~WORDS, lines, laid, known);
            lengths[cell] = entry.length / ENTRY;
            if (entries[lengths[cell]] == null) {
                entries[lengths[cell]] = new SquareSets(entry.length);
            }
            places[cell] = entries[lengths[cell]].number(entry);
        }
        this.sets = joined(entries, lengths);
        this.runs = laid.all();
        this.masks = known.all();
    }

    /** Puts entries of all lengths behind each other, and turns their numbers into places. */
    private long[] joined(SquareSets[] entries, int[] lengths) {
        int[] begins = new int[entries.length];
        long[] all = {};
        for (int length = 1; length < entries.length; length++) {
            begins[length] = all.length;
            long[] more = entries[length] == null ? new long[0] : entries[length].all();
            all = Arrays.copyOf(all, all.length + more.length);
            System.arraycopy(more, 0, all, begins[length], more.length);
        }
        for (int cell = squares; cell < places.length; cell++) {
            places[cell] = begins[lengths[cell]] + places[cell] * lengths[cell] * ENTRY;
        }
        return all;
    }

    /** For each cell where in {@link #sets()} its entry begins; equal ones are there once. */
    public int[] places() {
        return places;
    }

    /**
     * Entries: for each word of the board from a cell's first to its last four longs: the squares reached by leaps to empty squares;
     * those reached by leaps that capture; the first squares of its rays, so that none of them leads anywhere where own men stand on all;
     * then its bits, and above {@link #SHIFT} where the run of this cell and word begins in {@link #runs()}.
     */
    public long[] sets() {
        return sets;
    }

    /** The bits of a cell. */
    public int bits(int cell) {
        return (int) sets[places[cell] + 3];
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

    /** What the lines of a cell make of it; its code's cells begin with the one given. */
    private static int bits(List<Line> lines, int first, boolean[] promotes) {
        int bits = meet(lines) ? LISTED | MAN : MAN;
        int firstWord = 3;
        int lastWord = 0;
        for (Line line : lines) {
            bits |= line.form() == Block.IN_PASSING ? PASSES : 0;
            bits |= line.form() == Block.PATH ? line.opens() ? PATHS | OPENS : PATHS : 0;
            bits |= isSet(line) ? 0 : LISTED;
            for (int i = 0; i < line.length(); i++) {
                bits |= promotes[first + line.square(i)] ? PROMOTES : 0;
                firstWord = Math.min(firstWord, line.square(i) >> 6);
                lastWord = Math.max(lastWord, line.square(i) >> 6);
            }
        }
        return bits | Math.min(firstWord, lastWord) << FIRST_WORD | lastWord << LAST_WORD;
    }

    private long[] entry(int bits, List<Line> lines, Runs laid, SquareSets known) {
        int first = bits >>> FIRST_WORD & 3;
        int last = bits >>> LAST_WORD & 3;
        long[] entry = new long[ENTRY * (last - first + 1)];
        boolean listed = (bits & LISTED) != 0;
        for (Line line : lines) {
            if (!listed && line.form() == Block.LEAPS && line.has(Block.QUIET)) {
                mark(entry, first, 0, line.square(0));
            }
            if (!listed && line.form() == Block.LEAPS && line.has(Block.CAPTURE)) {
                mark(entry, first, 1, line.square(0));
            }
            if (!listed && line.form() == Block.RIDE) {
                mark(entry, first, 2, line.square(0));
            }
        }
        for (int word = first; word <= last; word++) {
            entry[ENTRY * (word - first) + 3] = listed ? bits : bits | run(lines, word, laid, known);
        }
        return entry;
    }

    /** Adds a square to one of the sets of an entry, which begins with a word of the board. */
    private static void mark(long[] entry, int first, int set, int square) {
        entry[ENTRY * ((square >> 6) - first) + set] |= 1L << square;
    }

    /** Lays out what rays and paths do in one word, and gives its place, shifted. */
    private long run(List<Line> lines, int word, Runs laid, SquareSets known) {
        int[] counts = new int[4];
        for (Line line : lines) {
            int sort = sort(line, word);
            counts[sort < 0 ? 0 : sort] += sort < 0 ? 0 : 1;
        }
        laid.put(counts[UP] | counts[DOWN] << 8 | counts[OTHER] << 16 | counts[PATH] << 24);
        for (int sort = UP; sort <= PATH; sort++) {
            for (Line line : lines) {
                if (sort(line, word) == sort) {
                    put(line, sort, laid, known.number(mask(line)) * words);
                }
            }
        }
        return (long) laid.end() << SHIFT;
    }

    private static void put(Line line, int sort, Runs laid, int mask) {
        laid.put(sort == OTHER ? mask << 3 | (ascends(line) ? ASCENDS : 0) | line.mode() : mask);
        if (sort == PATH) {
            laid.put(last(line) | words(line));
        }
    }

    /** What a line is to one word of the board: a ray that begins there and ascends or descends, another ray, a path; -1 for nothing. */
    private static int sort(Line line, int word) {
        if (line.form() == Block.PATH) {
            return last(line) >> 6 == word ? PATH : -1;
        }
        if (line.form() != Block.RIDE || !touches(line, word)) {
            return -1;
        }
        boolean plain = line.square(0) >> 6 == word && line.mode() == (Block.QUIET | Block.CAPTURE);
        return !plain ? OTHER : ascends(line) ? UP : DOWN;
    }

    private static boolean touches(Line line, int word) {
        for (int i = 0; i < line.length(); i++) {
            if (line.square(i) >> 6 == word) {
                return true;
            }
        }
        return false;
    }

    /** Whether a path arrives where another line does, or only one of two opens squares: then it matters by which the man comes. */
    private static boolean meet(List<Line> lines) {
        for (Line path : lines) {
            for (Line other : lines) {
                boolean two = path != other && path.form() == Block.PATH && other.form() != Block.IN_PASSING;
                if (two && (other.form() == Block.PATH && other.opens() != path.opens() || lands(other, last(path)))) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean lands(Line line, int square) {
        for (int i = 0; i < line.length(); i++) {
            if (line.square(i) == square && line.lands(i)) {
                return true;
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

    /** The first and the last word that a path's squares touch. */
    private static int words(Line path) {
        int first = 3;
        int last = 0;
        for (int i = 0; i < path.length(); i++) {
            first = Math.min(first, path.square(i) >> 6);
            last = Math.max(last, path.square(i) >> 6);
        }
        return first << FIRST_WORD | last << LAST_WORD;
    }

    private static boolean landsLast(Line line) {
        int last = line.length() - 1;
        for (int i = 0; i < last; i++) {
            if (line.lands(i)) {
                return false;
            }
        }
        return line.lands(last);
    }

    private static int last(Line line) {
        return line.square(line.length() - 1);
    }

    private static boolean ascends(Line line) {
        for (int i = 1; i < line.length(); i++) {
            if (line.square(i) <= line.square(i - 1)) {
                return false;
            }
        }
        return true;
    }

    private static boolean descends(Line line) {
        for (int i = 1; i < line.length(); i++) {
            if (line.square(i) >= line.square(i - 1)) {
                return false;
            }
        }
        return true;
    }

    private long[] mask(Line line) {
        long[] mask = new long[words];
        for (int i = 0; i < line.length(); i++) {
            mask[line.square(i) >> 6] |= 1L << line.square(i);
        }
        return mask;
    }
}
