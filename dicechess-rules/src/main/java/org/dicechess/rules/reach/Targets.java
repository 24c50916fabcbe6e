package org.dicechess.rules.reach;

import java.util.Arrays;
import org.dicechess.rules.codes.PromotionZones;
import org.dicechess.rules.lines.Block;
import org.dicechess.rules.lines.MovePath;
import org.dicechess.rules.lines.Movement;
import org.dicechess.rules.store.InternedRuns;
import org.dicechess.rules.store.SquareSets;

/**
 * The moves of every piece as sets of squares, by which most moves are listed and counted. A cell is a code times the
 * number of squares plus a square. Cells of pieces whose moves sets cannot describe have the bit {@link #LISTED}: hops,
 * routes, paths that capture, different lines to one square, and promotions that the arrival alone does not tell.
 */
public final class Targets {

    /** Cell bit: sets do not describe these moves. */
    public static final int LISTED = 1;

    /** The most lines of a cell that is not listed: the counts of a run have no room for more paths. */
    private static final int MOST_LINES = 127;

    /** Cell bit: the cell has paths. */
    public static final int PATHS = 2;

    /** Cell bit: the piece can capture en passant. */
    public static final int EN_PASSANT = 4;

    /** Cell bit: some move may end where the piece promotes. */
    public static final int PROMOTES = 8;

    /** Cell bit: the piece is royal. */
    public static final int ROYAL = 16;

    /** Cell bit: the piece's moves must be made and tested where a royal matters. */
    public static final int TRIED = 32;

    /** Cell bit: the squares that its paths pass become open to en passant captures. */
    public static final int OPENS = 64;

    /** Cell bit: set for every cell. */
    public static final int PIECE = 128;

    /**
     * The lowest of two cell bits for the first word of the board that a set or ray of the cell reaches. On a board of
     * two words every cell has both words, so that no caller has to test.
     */
    public static final int FIRST_WORD = 8;

    /** The lowest of two cell bits for the last such word. */
    public static final int LAST_WORD = 10;

    /** Cell bit: the cell has leaps or paths. */
    public static final int LEAPS = 1 << 12;

    /** The number of cell bits. The index of the run stands above them. */
    public static final int SHIFT = 13;

    /** Bit of a ray: its squares ascend in number. */
    public static final int ASCENDS = 4;

    private static final int WORDS = 15 << FIRST_WORD;

    /** The longs of an entry for one word of the board. */
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
    public Targets(Movement movement, int[] kinds, int squares) {
        this.squares = squares;
        this.words = (squares + 63) >> 6;
        int cells = kinds.length * squares;
        this.places = new int[cells];
        this.promotes = new long[kinds.length * words];
        InternedRuns runStore = new InternedRuns();
        SquareSets maskStore = new SquareSets(words);
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
            int bits = kinds[cell / squares] | bits(lines, cell / squares, square, movement.zones());
            long[] entry = entry((bits & LISTED) == 0 ? bits : bits & ~WORDS, lines, runStore, maskStore);
            lengths[cell] = entry.length / ENTRY;
            if (entries[lengths[cell]] == null) {
                entries[lengths[cell]] = new SquareSets(entry.length);
            }
            places[cell] = entries[lengths[cell]].number(entry);
        }
        this.sets = joined(entries, lengths);
        this.runs = runStore.all();
        this.masks = maskStore.all();
    }

    /** Joins the entries of all lengths, and turns their numbers into indices. */
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

    /** Returns for each cell the index of its entry in {@link #sets()}. Equal entries are stored once. */
    public int[] places() {
        return places;
    }

    /**
     * Returns the entries of all cells. An entry has four longs for each word of the board, from the cell's first word
     * to its last. These are:
     *
     * <ol>
     *   <li>the squares reached by quiet leaps;
     *   <li>the squares reached by capturing leaps;
     *   <li>the first squares of rays: if own pieces stand on all of them, no ray leads anywhere;
     *   <li>the cell bits, and from {@link #SHIFT} up the index in {@link #runs()} of the run of this cell and word.
     * </ol>
     */
    public long[] sets() {
        return sets;
    }

    /** Returns the bits of a cell. */
    public int bits(int cell) {
        return (int) sets[places[cell] + 3];
    }

    /** Returns, for each code times words, the squares where the piece promotes. */
    public long[] promotes() {
        return promotes;
    }

    /**
     * Returns the runs of all cells and words. The first number of a run holds four counts. Bits 0-7 count the rays
     * that move and capture, begin in the word and ascend; bits 8-15 those that descend; bits 16-23 other rays; bits
     * 24-30 paths.
     *
     * <p>The indices of masks follow. Rays of the first two sorts have the index alone. Other rays have it above three
     * bits for mode and {@link #ASCENDS}. A path, always quiet, has the index of the squares that must be empty, then
     * its arrival with {@link #FIRST_WORD} and {@link #LAST_WORD} of these squares.
     */
    public int[] runs() {
        return runs;
    }

    /** Returns sets of squares, one long for each word of the board. */
    public long[] masks() {
        return masks;
    }

    /** Returns the cell bits of a cell's lines. */
    private int bits(MovePath[] lines, int code, int from, PromotionZones zones) {
        int promotes = zones.isPlain(code) ? PROMOTES : PROMOTES | LISTED;
        int bits = anyMeet(lines) || lines.length > MOST_LINES ? LISTED | PIECE : PIECE;
        int touched = words == 2 ? 3 : 0;
        for (MovePath line : lines) {
            bits |= line.form() == Block.EN_PASSANT ? EN_PASSANT : 0;
            bits |= line.form() == Block.PATH ? line.opens() ? PATHS | OPENS : PATHS : 0;
            bits |= line.form() == Block.RIDE ? 0 : LEAPS;
            bits |= line.limit() == 0 && isDescribedBySets(line) ? 0 : LISTED;
            touched |= line.words();
            for (int entry : line.entries()) {
                bits |= zones.rules(code, from, entry & 255) != 0 ? promotes : 0;
            }
        }
        return bits | span(touched);
    }

    /** Returns the first and the last of some words of the board as cell bits; word 0 if there are none. */
    private static int span(int touched) {
        int any = Math.max(touched, 1);
        return Integer.numberOfTrailingZeros(any) << FIRST_WORD | 31 - Integer.numberOfLeadingZeros(any) << LAST_WORD;
    }

    private long[] entry(int bits, MovePath[] lines, InternedRuns runStore, SquareSets maskStore) {
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
            entry[ENTRY * (word - first) + 3] = listed ? bits : bits | run(lines, word, runStore, maskStore);
        }
        return entry;
    }

    /**
     * Adds the first square of a line to the sets of an entry.
     *
     * @param first the first word of the entry
     */
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

    /** Adds the run of rays and paths in one word. Returns its index, shifted. */
    private long run(MovePath[] lines, int word, InternedRuns runStore, SquareSets maskStore) {
        int[] sorts = new int[lines.length];
        int counts = 0;
        for (int i = 0; i < lines.length; i++) {
            sorts[i] = sort(lines[i], word);
            counts += sorts[i] < 0 ? 0 : 1 << 8 * sorts[i];
        }
        runStore.put(counts);
        for (int sort = UP; sort <= PATH && counts != 0; sort++) {
            for (int i = 0; i < lines.length; i++) {
                if (sorts[i] == sort) {
                    put(lines[i], sort, runStore, maskStore.number(lines[i].mask(words)) * words);
                }
            }
        }
        return (long) runStore.end() << SHIFT;
    }

    private static void put(MovePath line, int sort, InternedRuns runStore, int mask) {
        runStore.put(sort == OTHER ? mask << 3 | (line.ascends() ? ASCENDS : 0) | line.mode() : mask);
        if (sort == PATH) {
            runStore.put(line.last() | span(line.words()));
        }
    }

    /**
     * Returns how a line concerns one word of the board: {@link #UP} or {@link #DOWN} for a ray that begins there,
     * moves and captures, {@link #OTHER} for another ray, {@link #PATH}; -1 for a line without squares there.
     */
    private static int sort(MovePath line, int word) {
        if (line.form() == Block.PATH) {
            return line.last() >> 6 == word ? PATH : -1;
        }
        if (line.form() != Block.RIDE || (line.words() >>> word & 1) == 0) {
            return -1;
        }
        boolean beginsHere = line.square(0) >> 6 == word && line.mode() == (Block.QUIET | Block.CAPTURE);
        return !beginsHere ? OTHER : line.ascends() ? UP : DOWN;
    }

    /**
     * Returns whether sets cannot tell by which line a piece comes although it matters. Either a path ends where
     * another line may end, or only one of two paths opens squares.
     */
    private static boolean anyMeet(MovePath[] lines) {
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
     * Returns whether sets describe the moves of a line: leaps, rays whose square numbers ascend or descend, and quiet
     * paths to their last square.
     */
    private static boolean isDescribedBySets(MovePath line) {
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
