package org.dicechess.rules.engine;

import java.util.function.IntUnaryOperator;

/** Random numbers below a bound that may be larger than an int. */
final class RandomNumber {

    private static final int LOW_BITS = 30;

    private RandomNumber() {}

    /**
     * Returns a number from 0 to less than a bound, each equally likely.
     *
     * @param random returns a number from 0 to less than its argument
     */
    static long below(long bound, IntUnaryOperator random) {
        if (bound <= Integer.MAX_VALUE) {
            return random.applyAsInt((int) bound);
        }
        long highs = (bound - 1 >>> LOW_BITS) + 1;
        long number = bound;
        while (number >= bound) {
            number = below(highs, random) << LOW_BITS | random.applyAsInt(1 << LOW_BITS);
        }
        return number;
    }
}
