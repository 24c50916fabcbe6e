package org.dicechess.rules.state;

import java.util.SplittableRandom;

/**
 * Computes hash codes with a factor that each process chooses for itself. Positions may come from strangers. With a
 * known factor a stranger could write thousands of positions with one hash code.
 */
final class HashCodes {

    private static final SplittableRandom SOURCE = new SplittableRandom();
    private static final long SEED = SOURCE.nextLong();
    private static final long FACTOR = SOURCE.nextLong() | 1;

    private HashCodes() {}

    /** Returns the hash code of bytes and a number. */
    static long of(byte[] bytes, long number) {
        long hash = and(SEED, number);
        int at = 0;
        for (; at + Long.BYTES <= bytes.length; at += Long.BYTES) {
            hash = and(hash, Wide.eight(bytes, at));
        }
        long last = 0;
        for (; at < bytes.length; at++) {
            last = last << Byte.SIZE | bytes[at] & 255;
        }
        return and(hash, last);
    }

    /**
     * Mixes one more number into a hash. The high half of the product depends on all bits of the factor, the low half
     * on all lower bits.
     */
    static long and(long hash, long number) {
        long mixed = hash ^ number;
        return mixed * FACTOR ^ Wide.multiplyHigh(mixed, FACTOR);
    }
}
