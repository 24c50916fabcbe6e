package org.dicechess.rules.store;

/**
 * Finds the bit of a number in a long without branches, which random numbers would mislead. The numbers of bits below
 * each byte are worked out side by side, and a table holds the bits of one byte.
 */
public final class BitSelect {

    private static final long EACH_BYTE = 0x0101010101010101L;
    private static final long HIGH_BITS = EACH_BYTE << 7;
    private static final byte[] IN_BYTE = inByte();

    private BitSelect() {}

    /** For each number from 0 to 7 and each byte the place of the bit of this number. */
    private static byte[] inByte() {
        byte[] places = new byte[8 << 8];
        for (int value = 0; value < 256; value++) {
            int number = 0;
            for (int place = 0; place < 8; place++) {
                if ((value >>> place & 1) != 0) {
                    places[number++ << 8 | value] = (byte) place;
                }
            }
        }
        return places;
    }

    /**
     * Returns the place of a set bit.
     *
     * @param number how many set bits are lower: 0 to the number of set bits minus 1
     */
    public static int place(long bits, int number) {
        long pairs = bits - (bits >>> 1 & 0x5555555555555555L);
        long fours = (pairs & 0x3333333333333333L) + (pairs >>> 2 & 0x3333333333333333L);
        // Each byte holds the number of set bits up to its end.
        long upTo = (fours + (fours >>> 4) & 0x0F0F0F0F0F0F0F0FL) * EACH_BYTE;
        // A high bit stays where a byte has at most as many bits up to its end.
        long before = (number * EACH_BYTE | HIGH_BITS) - upTo & HIGH_BITS;
        int shift = Long.bitCount(before) << 3;
        int left = number - (int) ((upTo << 8) >>> shift & 255);
        return shift + IN_BYTE[left << 8 | (int) (bits >>> shift & 255)];
    }
}
