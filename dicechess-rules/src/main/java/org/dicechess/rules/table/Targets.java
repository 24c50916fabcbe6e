package org.dicechess.rules.table;

import java.util.Arrays;

/**
 * What every man can reach as sets of squares, which is how most moves are listed and counted. A cell is a code times
 * the number of squares plus a square; cells of men whose moves sets do not tell (hops, routes, paths that capture, two
 * ways of different kinds to one square) are marked {@link #LISTED}.
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

    /**
     * Where two cell bits begin: the first word of the board that any set or ray of the cell reaches. Where two words
     * hold the board it is always both, so that nobody has to ask which.
     */
    public static final int FIRST_WORD = 8;

    /** Where two cell bits begin: the last such word. */
    public static final int LAST_WORD = 10;

    /** Cell bit: there are leaps or paths. */
    public static final int LEAPS = 1 << 12;

    /** Bits of a cell below the place of its run. */
    public static final int SHIFT = 13;

    /** Bit of a ray: its squares ascend in number. */
    public static final int ASCENDS = 4;

    private static final int WORDS = 15 << FIRST_WORD;

    /** Longs of an entry for one word of the board. */
    public static final int ENTRY = 4;

    private static final int UP = 0;
    private static final int DOWN = 1;
    private static final int OTHER = 2;
    private static final int PATH = 3;

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
        InternedRuns laid = new InternedRuns();
        SquareSets known = new SquareSets(words);
        SquareSets[] entries = new SquareSets[words + 1];
        int[] lengths = new int[cells];
        for (int cell = squares; cell < cells; cell++) {
            int square = cell % squares;
            promotes[cell / squares * words + (square >> 6)] |= movement.promotes()[cell] ? 1L << square : 0;
            int first = movement.first(cell / squares);
            if (first < cell / squares && kinds[first] == kinds[cell / squares]) {
                lengths[cell] = lengths[first * squares + square];
                places[cell] = places[first * squares + square];
                continue;
            }
            MovePath[] lines = movement.lines(cell / squares, square);
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
     * Entries: for each word of the board from a cell's first to its last four longs: the squares reached by leaps to
     * empty squares; those reached by leaps that capture; the first squares of its rays, so that none of them leads
     * anywhere where own men stand on all; then its bits, and above {@link #SHIFT} where the run of this cell and word
     * begins in {@link #runs()}.
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
     * For each cell and word: in one number how many rays that move and capture begin in the word and ascend, in bits
     * 0-7, or descend, in bits 8-15, how many other rays there are, in bits 16-23, and how many paths, in bits 24-30.
     * Then the places of the masks of the first two sorts; for the other rays the place with mode and {@link #ASCENDS}
     * in its lowest three bits; for each path, all quiet, the place of the squares that must be empty, and the square
     * of arrival with {@link #FIRST_WORD} and {@link #LAST_WORD} of these squares.
     */
    public int[] runs() {
        return runs;
    }

    /** Sets of squares, one long for each word of the board. */
    public long[] masks() {
        return masks;
    }

    /** What the lines of a cell make of it; its code's cells begin with the one given. */
    private int bits(MovePath[] lines, int first, boolean[] promotes) {
        int bits = meet(lines) ? LISTED | MAN : MAN;
        int touched = words == 2 ? 3 : 0;
        for (MovePath line : lines) {
            bits |= line.form() == Block.EN_PASSANT ? PASSES : 0;
            bits |= line.form() == Block.PATH ? line.opens() ? PATHS | OPENS : PATHS : 0;
            bits |= line.form() == Block.RIDE ? 0 : LEAPS;
            bits |= isSet(line) ? 0 : LISTED;
            touched |= line.words();
            for (int entry : line.entries()) {
                bits |= promotes[first + (entry & 255)] ? PROMOTES : 0;
            }
        }
        return bits | span(touched);
    }

    /** The first and the last of some words of the board, as cell bits; the first for none. */
    private static int span(int touched) {
        int any = Math.max(touched, 1);
        return Integer.numberOfTrailingZeros(any) << FIRST_WORD | 31 - Integer.numberOfLeadingZeros(any) << LAST_WORD;
    }

    private long[] entry(int bits, MovePath[] lines, InternedRuns laid, SquareSets known) {
        int first = bits >>> FIRST_WORD & 3;
        int last = bits >>> LAST_WORD & 3;
        long[] entry = new long[ENTRY * (last - first + 1)];
        boolean listed = (bits & LISTED) != 0;
        for (MovePath line : lines) {
            if (!listed) {
                mark(entry, first, line);
            }
        }
        for (int word = first; word <= last; word++) {
            entry[ENTRY * (word - first) + 3] = listed ? bits : bits | run(lines, word, laid, known);
        }
        return entry;
    }

    /** Adds the first square of a line to the sets of an entry, which begins with a word of the board. */
    private static void mark(long[] entry, int first, MovePath line) {
        int at = ENTRY * ((line.square(0) >> 6) - first);
        long square = 1L << line.square(0);
        if (line.form() == Block.RIDE) {
            entry[at + 2] |= square;
        } else if (line.form() == Block.LEAPS) {
            entry[at] |= line.has(Block.QUIET) ? square : 0;
            entry[at + 1] |= line.has(Block.CAPTURE) ? square : 0;
        }
    }

    /** Lays out what rays and paths do in one word, and gives its place, shifted. */
    private long run(MovePath[] lines, int word, InternedRuns laid, SquareSets known) {
        int[] sorts = new int[lines.length];
        int counts = 0;
        for (int i = 0; i < lines.length; i++) {
            sorts[i] = sort(lines[i], word);
            counts += sorts[i] < 0 ? 0 : 1 << 8 * sorts[i];
        }
        laid.put(counts);
        for (int sort = UP; sort <= PATH && counts != 0; sort++) {
            for (int i = 0; i < lines.length; i++) {
                if (sorts[i] == sort) {
                    put(lines[i], sort, laid, known.number(lines[i].mask(words)) * words);
                }
            }
        }
        return (long) laid.end() << SHIFT;
    }

    private static void put(MovePath line, int sort, InternedRuns laid, int mask) {
        laid.put(sort == OTHER ? mask << 3 | (line.ascends() ? ASCENDS : 0) | line.mode() : mask);
        if (sort == PATH) {
            laid.put(line.last() | span(line.words()));
        }
    }

    /**
     * What a line is to one word of the board: a ray that begins there and ascends or descends, another ray, a path; -1
     * for nothing.
     */
    private static int sort(MovePath line, int word) {
        if (line.form() == Block.PATH) {
            return line.last() >> 6 == word ? PATH : -1;
        }
        if (line.form() != Block.RIDE || (line.words() >>> word & 1) == 0) {
            return -1;
        }
        boolean plain = line.square(0) >> 6 == word && line.mode() == (Block.QUIET | Block.CAPTURE);
        return !plain ? OTHER : line.ascends() ? UP : DOWN;
    }

    /**
     * Whether a path arrives where another line does, or only one of two opens squares: then it matters by which the
     * man comes.
     */
    private static boolean meet(MovePath[] lines) {
        for (MovePath path : lines) {
            if (path.form() == Block.PATH && meetsOther(path, lines)) {
                return true;
            }
        }
        return false;
    }

    private static boolean meetsOther(MovePath path, MovePath[] lines) {
        for (MovePath other : lines) {
            boolean two = path != other && other.form() != Block.EN_PASSANT;
            if (two && (other.form() == Block.PATH && other.opens() != path.opens() || lands(other, path.last()))) {
                return true;
            }
        }
        return false;
    }

    private static boolean lands(MovePath line, int square) {
        for (int i = 0; i < line.length(); i++) {
            if (line.square(i) == square && line.lands(i)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether sets tell the moves of a line: rays that go up or down in number, quiet paths to their last square,
     * leaps.
     */
    private static boolean isSet(MovePath line) {
        return switch (line.form()) {
            case Block.LEAPS, Block.EN_PASSANT -> true;
            case Block.RIDE -> line.ascends() || line.descends();
            case Block.PATH -> line.mode() == Block.QUIET && landsLast(line);
            default -> false;
        };
    }

    private static boolean landsLast(MovePath line) {
        int last = line.length() - 1;
        for (int i = 0; i < last; i++) {
            if (line.lands(i)) {
                return false;
            }
        }
        return line.lands(last);
    }
}
