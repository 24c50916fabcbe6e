package org.dicechess.js.platform.org.dicechess.rules.state;

/** Operations on numbers of 64 and 128 bits by smaller ones. */
public final class Wide {

    private Wide() {}

    public static long eight(byte[] bytes, int from) {
        long eight = 0;
        for (int i = Long.BYTES - 1; i >= 0; i--) {
            eight = eight << Byte.SIZE | bytes[from + i] & 255;
        }
        return eight;
    }

    public static long multiplyHigh(long some, long others) {
        long low = some & 0xffffffffL;
        long high = some >> 32;
        long otherLow = others & 0xffffffffL;
        long otherHigh = others >> 32;
        long middle = high * otherLow + (low * otherLow >>> 32);
        long carry = (middle & 0xffffffffL) + low * otherHigh;
        return high * otherHigh + (middle >> 32) + (carry >> 32);
    }
}
