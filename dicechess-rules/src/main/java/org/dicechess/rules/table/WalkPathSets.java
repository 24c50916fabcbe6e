package org.dicechess.rules.table;

import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;

/**
 * All walks of a code with so many steps from a square, 64 paths at a time. For each square that some of these pass
 * there is the set of those that do not pass it, and for each arrival the set of those that lead there: it can be
 * reached if one of them is left when those through occupied squares are taken away. Paths that begin alike stand
 * together, so that one occupied square often shuts them all.
 *
 * <p>Few objects, since what is looked up here is seldom in the caches of the processor: quiet and capturing walks are
 * an array each.
 */
public final class WalkPathSets {

    private static final long[] NONE = {};
    private static final int AT_ONCE = Long.SIZE;

    /** What two arrays and this take besides their contents, in bytes. */
    private static final int OVERHEAD = 72;

    private static final int MAN = 8;

    /** Whose they are, as {@link WalkPathCache} have it. */
    final long key;

    private final int words;

    /** The men who arrive, as {@link Codes#number} has them, {@link #MAN} bits each, ascending. */
    private final long pieces;

    private final int count;

    /**
     * For every 64 paths: where what follows about them begins; the squares that they all pass; those that only some of
     * them pass; where each of the men may arrive. Then for every 64: for each square of the second set, in order, who
     * does not pass it, and for each arrival who leads there.
     */
    private final long[] quiet;

    private final long[] capture;

    private final boolean searched;

    /** One path to an arrival (square, and in bits 8-15 the code there) with the squares passed before it. */
    record Path(int arrival, long[] passed) {

        void mark(long path, int words, TreeMap<Integer, Long> enPassant) {
            for (int word = 0; word < words; word++) {
                for (long left = passed[word]; left != 0; left &= left - 1) {
                    enPassant.merge(word << 6 | Long.numberOfTrailingZeros(left), path, (one, other) -> one | other);
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
            packed |= (long) numbers[i] << MAN * i;
        }
        this.pieces = packed;
    }

    /** Walks that are searched when played, since there are too many, or no room is left. */
    static WalkPathSets searched(long key, boolean alike) {
        return new WalkPathSets(key, 0, new int[0], NONE, alike ? NONE : new long[0], true);
    }

    /**
     * Numbers the paths, which are best given so that those that begin alike stand together; the lists are one if each
     * path may do either.
     */
    static WalkPathSets of(long key, int[] codes, List<Path> quiet, List<Path> capture, int words) {
        int[] pieces = Arrays.stream(codes).map(Codes::number).toArray();
        long[] still = data(quiet, pieces, words);
        return new WalkPathSets(
                key, words, pieces, still, quiet == capture ? still : data(capture, pieces, words), false);
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

    /** What is known of up to 64 paths. */
    private static long[] block(List<Path> paths, int[] pieces, int words) {
        long every = -1L >>> AT_ONCE - paths.size();
        TreeMap<Integer, Long> enPassant = new TreeMap<>();
        TreeMap<Integer, Long> leading = new TreeMap<>();
        for (int i = 0; i < paths.size(); i++) {
            long those = 1L << i;
            Path path = paths.get(i);
            path.mark(those, words, enPassant);
            int piece = Arrays.binarySearch(pieces, Codes.number(path.arrival() >> 8));
            leading.merge(piece * words * AT_ONCE + (path.arrival() & 255), those, (one, other) -> one | other);
        }
        int head = 1 + (2 + pieces.length) * words;
        long[] block = new long[head + enPassant.size() + leading.size()];
        enPassant.forEach((square, those) -> block[1 + (those == every ? 0 : words) + (square >> 6)] |= 1L << square);
        leading.keySet().forEach(place -> block[1 + 2 * words + (place >> 6)] |= 1L << place);
        int size = head;
        for (long those : enPassant.values()) {
            block[size] = ~those & every;
            size += those == every ? 0 : 1;
        }
        for (long those : leading.values()) {
            block[size++] = those;
        }
        return Arrays.copyOf(block, size);
    }

    /** The same with the arrays of another where these are equal: men of both sides mostly walk alike. */
    WalkPathSets sharedWith(WalkPathSets other) {
        long[] still = Arrays.equals(quiet, other.quiet) ? other.quiet : quiet;
        return new WalkPathSets(
                this, still, alike() ? still : Arrays.equals(capture, other.capture) ? other.capture : capture);
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

    /** How many bytes it takes, about, beside another that it may share with. */
    long bytes(WalkPathSets other) {
        return OVERHEAD
                + (quiet == other.quiet ? 0 : 8L * quiet.length)
                + (alike() || capture == other.capture ? 0 : 8L * capture.length);
    }

    /** Whether each path may be quiet or capture. */
    public boolean alike() {
        return quiet == capture;
    }

    /** Whether none are kept, since there are too many or no room is left. */
    public boolean searched() {
        return searched;
    }

    /** How many men may arrive, which differ in how they face. */
    public int pieces() {
        return count;
    }

    /** The man who arrives, as {@link Codes#number} has him; ascending. */
    public int piece(int index) {
        return (int) (pieces >>> MAN * index) & 255;
    }

    /**
     * Works out which arrivals are reached by paths that pass no occupied square.
     *
     * @param captures whether by those that capture, or by quiet ones
     * @param occupied sets of squares, as many longs as the board needs
     * @param open where arrivals are asked for
     * @param reached takes the answer: for each of the {@link #pieces} a set of squares
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

    /** Whether the man does not turn and one word holds the board. */
    public boolean isPlain() {
        return words == 1 && count == 1;
    }

    /** The same for a man who does not turn, where one word holds the board. */
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

    /** Whether some arrival is asked for that has not been reached. */
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

    /** The paths that pass none of the occupied squares; those that some path passes have rows of their own. */
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
     * Those of the arrivals asked for to which paths lead that are alive: without branches, as one cannot foresee who
     * is reached.
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
