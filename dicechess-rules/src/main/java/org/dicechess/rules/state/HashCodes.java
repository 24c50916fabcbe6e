package org.dicechess.rules.state;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.SplittableRandom;

/**
 * Hash codes with a factor that each process chooses for itself. Positions come from strangers, and who knows how they
 * are mixed can write thousands of them with one hash code.
 */
final class HashCodes {

    private static final VarHandle WORDS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final SplittableRandom SOURCE = new SplittableRandom();
    private static final long SEED = SOURCE.nextLong();
    private static final long FACTOR = SOURCE.nextLong() | 1;

    private HashCodes() {}

    /** The hash code of bytes and a number. */
    static long of(byte[] bytes, long number) {
        long hash = and(SEED, number);
        int at = 0;
        for (; at + Long.BYTES <= bytes.length; at += Long.BYTES) {
            hash = and(hash, (long) WORDS.get(bytes, at));
        }
        long last = 0;
        for (; at < bytes.length; at++) {
            last = last << Byte.SIZE | bytes[at] & 255;
        }
        return and(hash, last);
    }

    /** One more number. The high half of the product depends on all bits of the factor, the low half on all below. */
    static long and(long hash, long number) {
        long mixed = hash ^ number;
        return mixed * FACTOR ^ Math.multiplyHigh(mixed, FACTOR);
    }
}
