package org.dicechess.rules.table;

import java.util.Arrays;
import java.util.Map;

/**
 * All walks of a code with so many steps from a square, as sets of bits: paths are numbered by arrival, and for each square
 * there is the set of paths that pass it. An arrival can be reached if one of its paths is left when those through occupied
 * squares are taken away.
 */
public final class Paths {

    private final int[] arrivals;
    private final int[] first;
    private final long[] every;
    private final long[][] through;
    private final long[] touched;
    private final int count;

    private Paths(int[] arrivals, int[] first, long[][] through, long[] touched, int count) {
        this.arrivals = arrivals;
        this.first = first;
        this.through = through;
        this.touched = touched;
        this.count = count;
        this.every = new long[(count + 63) >> 6];
        for (int path = 0; path < count; path++) {
            every[path >> 6] |= 1L << path;
        }
    }

    /**
     * Numbers the paths.
     *
     * @param inner for each arrival (square, and the code there in bits 8-15) the sets of squares passed before it
     */
    static Paths of(Map<Integer, SquareSets> inner, int squares) {
        int[] arrivals = inner.keySet().stream().mapToInt(Integer::intValue).sorted().toArray();
        int[] first = new int[arrivals.length + 1];
        for (int i = 0; i < arrivals.length; i++) {
            first[i + 1] = first[i] + inner.get(arrivals[i]).count();
        }
        int paths = first[arrivals.length];
        long[] touched = new long[(squares + 63) >> 6];
        long[][] through = new long[squares][];
        for (int i = 0; i < arrivals.length; i++) {
            SquareSets sets = inner.get(arrivals[i]);
            for (int set = 0; set < sets.count(); set++) {
                mark(sets, set, first[i] + set, paths, touched, through);
            }
        }
        return new Paths(arrivals, first, through, touched, paths);
    }

    private static void mark(SquareSets sets, int set, int path, int paths, long[] touched, long[][] through) {
        for (int word = 0; word < touched.length; word++) {
            touched[word] |= sets.word(set, word);
            for (long left = sets.word(set, word); left != 0; left &= left - 1) {
                int square = word << 6 | Long.numberOfTrailingZeros(left);
                if (through[square] == null) {
                    through[square] = new long[(paths + 63) >> 6];
                }
                through[square][path >> 6] |= 1L << path;
            }
        }
    }

    /** The arrivals in ascending order: the square, and the code there in bits 8-15. */
    public int[] arrivals() {
        return arrivals;
    }

    /** Longs that {@link #alive} needs. */
    public int length() {
        return every.length;
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
        System.arraycopy(every, 0, alive, 0, every.length);
        for (int word = 0; word < touched.length; word++) {
            for (long left = occupied[word] & touched[word]; left != 0; left &= left - 1) {
                long[] dead = through[word << 6 | Long.numberOfTrailingZeros(left)];
                for (int i = 0; i < dead.length; i++) {
                    alive[i] &= ~dead[i];
                }
            }
        }
    }

    /** Whether some path to the arrival with this number is alive. */
    public boolean reaches(int arrival, long[] alive) {
        int begin = first[arrival];
        int end = first[arrival + 1] - 1;
        int firstWord = begin >> 6;
        int lastWord = end >> 6;
        long low = -1L << begin;
        long high = -1L >>> 63 - (end & 63);
        if (firstWord == lastWord) {
            return (alive[firstWord] & low & high) != 0;
        }
        if ((alive[firstWord] & low) != 0 || (alive[lastWord] & high) != 0) {
            return true;
        }
        for (int word = firstWord + 1; word < lastWord; word++) {
            if (alive[word] != 0) {
                return true;
            }
        }
        return false;
    }

    @Override
    public String toString() {
        return count + " paths to " + Arrays.toString(arrivals);
    }
}
