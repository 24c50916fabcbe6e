package org.dicechess.rules.engine;

import java.util.function.IntUnaryOperator;

/** Random numbers below a bound that may be larger than an int. */
final class RandomNumber {

    private static final int LOW_BITS = 30;

    /** Uniform numbers are too large at most every second time, so that this many in a row never come. */
    private static final int TRIES = 1_000;

    private RandomNumber() {}

    /**
     * Returns a number from 0 to less than a bound, each equally likely.
     *
     * @param random returns a number from 0 to less than its argument
     * @throws IllegalArgumentException if its numbers cannot be uniform
     */
    static long below(long bound, IntUnaryOperator random) {
        if (bound <= Integer.MAX_VALUE) {
            return random.applyAsInt((int) bound);
        }
        long highs = (bound - 1 >>> LOW_BITS) + 1;
        for (int tries = 0; tries < TRIES; tries++) {
            long number = below(highs, random) << LOW_BITS | random.applyAsInt(1 << LOW_BITS);
            if (number < bound) {
                return number;
            }
        }
        throw new IllegalArgumentException("the random numbers are not uniform: " + TRIES
                + " numbers in a row stand for " + bound + " or more; expected less every second time");
    }
}
