package org.dicechess.rules.walks;

import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import org.dicechess.rules.codes.Codes;

/**
 * All walks of a code with a number of steps from a square, in blocks of 64 paths. For each square that some paths of a
 * block pass, a row holds the paths that do not pass it; for each arrival, a row holds the paths that lead there. An
 * arrival can be reached if one of its paths remains after the paths through occupied squares are removed. Paths with
 * the same beginning stand together, so that one occupied square often closes a whole block.
 *
 * <p>The data is two arrays, of quiet and of capturing walks: lookups rarely hit the caches of the processor, and few
 * objects mean few misses.
 */
public final class WalkPathSets {

    private static final long[] NONE = {};
    private static final int AT_ONCE = Long.SIZE;

    /** The bytes of this object and of two arrays without their contents. */
    private static final int OVERHEAD = 72;

    /** The bits of one piece number in {@link #pieces}. */
    private static final int PIECE_BITS = 8;

    /** The key in {@link WalkPathCache}. */
    final long key;

    private final int words;

    /**
     * The numbers of the pieces that arrive, as {@link Codes#number} gives them, {@link #PIECE_BITS} bits each,
     * ascending.
     */
    private final long pieces;

    private final int count;

    /**
     * The quiet walks. First comes a head for every block of 64 paths: the index of its rows, the squares that all
     * paths pass, the squares that only some paths pass, and for each piece the squares where it may arrive. The rows
     * of all blocks follow: for each square that only some paths pass, in order, the paths that do not pass it; then
     * for each arrival the paths that lead there.
     */
    private final long[] quiet;

    /** The capturing walks, in the same format; the same array if each path may do either. */
    private final long[] capture;

    private final boolean searched;

    /**
     * One path to an arrival.
     *
     * @param arrival the square, and in bits 8-15 the code there
     * @param passed the squares passed before the arrival
     */
    record Path(int arrival, long[] passed) {

        void mark(long path, int words, TreeMap<Integer, Long> byPassed) {
            for (int word = 0; word < words; word++) {
                for (long left = passed[word]; left != 0; left &= left - 1) {
                    byPassed.merge(word << 6 | Long.numberOfTrailingZeros(left), path, (one, other) -> one | other);
                }
            }
        }
    }

    private WalkPathSets(long key, int words, int[] numbers, long[] quiet, long[] capture, boolean searched) {
        this.key = key;
        this.words = words;
        this.quiet = quiet;
        this.capture = capture;
        this.searched = searched;
        this.count = numbers.length;
        long packed = 0;
        for (int i = 0; i < count; i++) {
            packed |= (long) numbers[i] << PIECE_BITS * i;
        }
        this.pieces = packed;
    }

    /** Returns an entry for walks that are searched in play, since they are too many or no room is left. */
    static WalkPathSets searched(long key, boolean alike) {
        return new WalkPathSets(key, 0, new int[0], NONE, alike ? NONE : new long[0], true);
    }

    /**
     * Builds the sets of some paths. Paths with the same beginning should be neighbours. Both lists are the same object
     * if each path may be quiet or capture.
     */
    static WalkPathSets of(long key, int[] codes, List<Path> quiet, List<Path> capture, int words) {
        int[] pieces = Arrays.stream(codes).map(Codes::number).toArray();
        long[] quietData = data(quiet, pieces, words);
        return new WalkPathSets(
                key, words, pieces, quietData, quiet == capture ? quietData : data(capture, pieces, words), false);
    }

    private static long[] data(List<Path> paths, int[] pieces, int words) {
        int head = 1 + (2 + pieces.length) * words;
        int blocks = (paths.size() + AT_ONCE - 1) / AT_ONCE;
        long[] data = new long[head * blocks];
        for (int block = 0; block < blocks; block++) {
            long[] more =
                    block(paths.subList(block * AT_ONCE, Math.min(paths.size(), (block + 1) * AT_ONCE)), pieces, words);
            System.arraycopy(more, 0, data, block * head, head);
            data[block * head] = data.length;
            data = Arrays.copyOf(data, data.length + more.length - head);
            System.arraycopy(more, head, data, data.length - more.length + head, more.length - head);
        }
        return data;
    }

    /** Returns the head and the rows of up to 64 paths. */
    private static long[] block(List<Path> paths, int[] pieces, int words) {
        long all = -1L >>> AT_ONCE - paths.size();
        TreeMap<Integer, Long> byPassed = new TreeMap<>();
        TreeMap<Integer, Long> byArrival = new TreeMap<>();
        for (int i = 0; i < paths.size(); i++) {
            long bits = 1L << i;
            Path path = paths.get(i);
            path.mark(bits, words, byPassed);
            int piece = Arrays.binarySearch(pieces, Codes.number(path.arrival() >> 8));
            byArrival.merge(piece * words * AT_ONCE + (path.arrival() & 255), bits, (one, other) -> one | other);
        }
        int head = 1 + (2 + pieces.length) * words;
        long[] block = new long[head + byPassed.size() + byArrival.size()];
        byPassed.forEach((square, bits) -> block[1 + (bits == all ? 0 : words) + (square >> 6)] |= 1L << square);
        byArrival.keySet().forEach(place -> block[1 + 2 * words + (place >> 6)] |= 1L << place);
        int size = head;
        for (long bits : byPassed.values()) {
            block[size] = ~bits & all;
            size += bits == all ? 0 : 1;
        }
        for (long bits : byArrival.values()) {
            block[size++] = bits;
        }
        return Arrays.copyOf(block, size);
    }

    /**
     * Returns the same sets with the arrays of another entry where they are equal, as both sides of a kind often walk
     * alike.
     */
    WalkPathSets sharedWith(WalkPathSets other) {
        long[] quietData = Arrays.equals(quiet, other.quiet) ? other.quiet : quiet;
        return new WalkPathSets(
                this, quietData, alike() ? quietData : Arrays.equals(capture, other.capture) ? other.capture : capture);
    }

    private WalkPathSets(WalkPathSets like, long[] quiet, long[] capture) {
        this.key = like.key;
        this.words = like.words;
        this.pieces = like.pieces;
        this.count = like.count;
        this.searched = like.searched;
        this.quiet = quiet;
        this.capture = capture;
    }

    /** Returns the approximate size in bytes, without arrays shared with another entry. */
    long bytes(WalkPathSets other) {
        return OVERHEAD
                + (quiet == other.quiet ? 0 : 8L * quiet.length)
                + (alike() || capture == other.capture ? 0 : 8L * capture.length);
    }

    /** Returns whether each path may be quiet or capture. */
    public boolean alike() {
        return quiet == capture;
    }

    /** Returns whether no paths are kept, since they are too many or no room is left. */
    public boolean searched() {
        return searched;
    }

    /** Returns the number of pieces that may arrive. They differ in facing. */
    public int pieces() {
        return count;
    }

    /** Returns the number of a piece that may arrive, as {@link Codes#number} gives it; ascending with the index. */
    public int piece(int index) {
        return (int) (pieces >>> PIECE_BITS * index) & 255;
    }

    /**
     * Computes the arrivals that are reached by paths over empty squares.
     *
     * @param captures whether to use capturing walks instead of quiet ones
     * @param occupied sets of squares, as many longs as the board has words
     * @param open the arrivals of interest
     * @param reached receives the result: for each of the {@link #pieces} a set of squares
     */
    public void reach(boolean captures, long[] occupied, long[] open, long[] reached) {
        long[] data = captures ? capture : quiet;
        Arrays.fill(reached, 0, count * words, 0);
        int head = 1 + (2 + count) * words;
        int heads = data.length == 0 ? 0 : (int) data[0];
        for (int at = 0; at < heads; at += head) {
            if (isNew(data, at + 1 + 2 * words, open, reached) && isOpen(data, at + 1, occupied)) {
                int rows = (int) data[at];
                long alive = -1;
                for (int word = 0; word < words; word++) {
                    long passed = data[at + 1 + words + word];
                    alive &= alive(data, rows, passed, occupied[word]);
                    rows += Long.bitCount(passed);
                }
                arrive(data, alive, at + 1 + 2 * words, rows, open, reached);
            }
        }
    }

    /** Returns whether one word holds the result: the board has one word and the piece does not turn. */
    public boolean fitsOneWord() {
        return words == 1 && count == 1;
    }

    /**
     * Returns the arrivals that are reached by paths over empty squares, for walks that {@linkplain #fitsOneWord fit
     * one word}.
     *
     * @param captures whether to use capturing walks instead of quiet ones
     * @param occupied the occupied squares
     * @param open the arrivals of interest
     */
    public long reach(boolean captures, long occupied, long open) {
        long[] data = captures ? capture : quiet;
        long reached = 0;
        int heads = data.length == 0 ? 0 : (int) data[0];
        for (int at = 0; at < heads; at += 4) {
            long arrivals = data[at + 3];
            long asked = arrivals & open & ~reached;
            if (asked != 0 && (data[at + 1] & occupied) == 0) {
                int rows = (int) data[at];
                long passed = data[at + 2];
                long alive = alive(data, rows, passed, occupied);
                reached |= alive == 0 ? 0 : arrived(data, alive, rows + Long.bitCount(passed), arrivals, asked);
            }
        }
        return reached;
    }

    /** Returns whether a block has an arrival of interest that is not reached yet. */
    private boolean isNew(long[] data, int arrivals, long[] open, long[] reached) {
        long asked = 0;
        for (int i = 0; i < count * words; i += words) {
            for (int word = 0; word < words; word++) {
                asked |= data[arrivals + i + word] & open[word] & ~reached[i + word];
            }
        }
        return asked != 0;
    }

    private boolean isOpen(long[] data, int common, long[] occupied) {
        long met = 0;
        for (int word = 0; word < words; word++) {
            met |= data[common + word] & occupied[word];
        }
        return met == 0;
    }

    /** Returns the paths that pass no occupied square. Each square that only some paths pass has a row. */
    private static long alive(long[] data, int rows, long passed, long occupied) {
        long alive = -1;
        for (long left = passed & occupied; left != 0; left &= left - 1) {
            alive &= data[rows + Long.bitCount(passed & (left & -left) - 1)];
        }
        return alive;
    }

    private void arrive(long[] data, long alive, int arrivals, int begin, long[] open, long[] reached) {
        int leading = begin;
        for (int i = 0; i < count * words; i += words) {
            for (int word = 0; word < words; word++) {
                long here = data[arrivals + i + word];
                reached[i + word] |= arrived(data, alive, leading, here, here & open[word] & ~reached[i + word]);
                leading += Long.bitCount(here);
            }
        }
    }

    /**
     * Returns the arrivals of interest to which a remaining path leads. The loop has no branch on the result, which the
     * processor cannot predict.
     */
    private static long arrived(long[] data, long alive, int leading, long arrivals, long asked) {
        long arrived = 0;
        for (long left = asked; left != 0; left &= left - 1) {
            long square = left & -left;
            arrived |= (data[leading + Long.bitCount(arrivals & square - 1)] & alive) == 0 ? 0 : square;
        }
        return arrived;
    }
}
