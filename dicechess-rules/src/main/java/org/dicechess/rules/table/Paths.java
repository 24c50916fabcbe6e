package org.dicechess.rules.table;

import java.util.Arrays;
import java.util.Map;

/**
 * All walks of a code with so many steps from a square, as sets of bits: paths are numbered by arrival, and for each square
 * there is the set of paths that pass it. An arrival can be reached if one of its paths is left when those through occupied
 * squares are taken away.
 */
public final class Paths {

    /** What an object and an array take besides their contents, in bytes. */
    private static final int OVERHEAD = 24;

    private final int[] arrivals;
    private final int[] first;

    /** The squares that some path passes. */
    private final long[] touched;

    /** For each of them in order the set of paths that pass it. */
    private final long[] through;

    private final int count;
    private final int length;

    private Paths(int[] arrivals, int[] first, long[] touched, long[] through) {
        this.arrivals = arrivals;
        this.first = first;
        this.touched = touched;
        this.through = through;
        this.count = first[first.length - 1];
        this.length = (count + 63) >> 6;
    }

    /**
     * Numbers the paths.
     *
     * @param inner for each arrival (square, and the code there in bits 8-15), ascending, the sets of squares passed before it
     */
    static Paths of(Map<Integer, SquareSets> inner, int words) {
        int[] arrivals = new int[inner.size()];
        int[] first = new int[arrivals.length + 1];
        long[] touched = new long[words];
        int arrival = 0;
        for (Map.Entry<Integer, SquareSets> each : inner.entrySet()) {
            arrivals[arrival] = each.getKey();
            first[arrival + 1] = first[arrival] + each.getValue().count();
            each.getValue().addTo(touched);
            arrival++;
        }
        Paths paths = new Paths(arrivals, first, touched, new long[rows(touched) * ((first[arrival] + 63) >> 6)]);
        int path = 0;
        for (SquareSets sets : inner.values()) {
            for (int set = 0; set < sets.count(); set++) {
                paths.mark(sets, set, path++);
            }
        }
        return paths;
    }

    /** The same with the tables of another where these are equal: men of both sides walk alike, and only arrive under other codes. */
    Paths sharedWith(Paths other) {
        boolean alike = Arrays.equals(first, other.first) && Arrays.equals(touched, other.touched) && Arrays.equals(through, other.through);
        return alike ? new Paths(arrivals, other.first, other.touched, other.through) : this;
    }

    /** How many bytes it takes, about, beside another that it may share with. */
    long bytes(Paths other) {
        long own = 2L * OVERHEAD + 24 + 4L * arrivals.length;
        return through == other.through ? own : own + 3L * OVERHEAD + 4L * first.length + 8L * (touched.length + through.length);
    }

    /** The arrivals in ascending order: the square, and the code there in bits 8-15. */
    public int[] arrivals() {
        return arrivals;
    }

    /** Longs that {@link #alive} needs. */
    public int length() {
        return length;
    }

    /** How many paths there are. */
    public int count() {
        return count;
    }

    /**
     * Works out which paths pass no occupied square.
     *
     * @param occupied sets of squares, as many longs as the board needs
     * @param alive takes the answer
     */
    public void alive(long[] occupied, long[] alive) {
        Arrays.fill(alive, 0, length, -1L);
        int row = 0;
        for (int word = 0; word < touched.length; word++) {
            long here = touched[word];
            for (long left = occupied[word] & here; left != 0; left &= left - 1) {
                long before = (left & -left) - 1;
                int at = (row + Long.bitCount(here & before)) * length;
                for (int i = 0; i < length; i++) {
                    alive[i] &= ~through[at + i];
                }
            }
            row += Long.bitCount(here);
        }
    }

    /** The number of the first arrival, from one on, to which some path is alive; that after the last if there is none. */
    public int reached(int arrival, long[] alive) {
        int path = alive(first[arrival], alive);
        int reached = arrival;
        while (reached < arrivals.length && first[reached + 1] <= path) {
            reached++;
        }
        return reached;
    }

    /** The first path that is alive, from one on; beyond the last if there is none. */
    private int alive(int path, long[] alive) {
        int word = path >> 6;
        if (word >= length) {
            return count;
        }
        long left = alive[word] & -1L << path;
        while (left == 0 && ++word < length) {
            left = alive[word];
        }
        return left == 0 ? count : word << 6 | Long.numberOfTrailingZeros(left);
    }

    @Override
    public String toString() {
        return count + " paths to " + Arrays.toString(arrivals);
    }

    private void mark(SquareSets sets, int set, int path) {
        int row = 0;
        for (int word = 0; word < touched.length; word++) {
            for (long left = sets.word(set, word); left != 0; left &= left - 1) {
                long before = (left & -left) - 1;
                through[(row + Long.bitCount(touched[word] & before)) * length + (path >> 6)] |= 1L << path;
            }
            row += Long.bitCount(touched[word]);
        }
    }

    private static int rows(long[] touched) {
        int rows = 0;
        for (long word : touched) {
            rows += Long.bitCount(word);
        }
        return rows;
    }
}
