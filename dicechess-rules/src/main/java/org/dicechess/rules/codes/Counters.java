package org.dicechess.rules.codes;

/**
 * Packs the counters of a position into one long. Each has a field of 16 bits, the first counter the lowest. A counter
 * that was reset within the turn is -1 until the turn is counted.
 */
public final class Counters {

    /** The bits of a field. */
    static final int BITS = 16;

    private static final long FIELD = 0xFFFF;

    private Counters() {}

    /** Returns a counter. */
    public static int get(long counters, int index) {
        return (short) (counters >>> BITS * index);
    }

    /** Returns the counters with another value in a field that is 0. */
    public static long with(long counters, int index, int value) {
        return counters | (value & FIELD) << BITS * index;
    }

    /** Returns the counters with 0 in a field. */
    public static long without(long counters, int index) {
        return counters & ~field(index);
    }

    /** Returns the bits of a field. */
    static long field(int index) {
        return FIELD << BITS * index;
    }
}
