package org.dicechess.examples.players.search;

import java.util.OptionalInt;

/**
 * Values of decided games. A win counts a little less for each turn that it is away, and a loss a little more, so that
 * the winner takes the shortest way and the loser the longest one. The turn that is played counts as one.
 */
final class Decided {

    /** What a turn counts: too little to matter beside any expectation. A power of two, so that sums are exact. */
    private static final double TURN = 0x1p-40;

    /** The number of turns that stands for one that is not known; all numbers that are known are less. */
    private static final int UNKNOWN = 512;

    /** From here on a value is a win. */
    private static final double WON = Expectiminimax.WIN - 2 * UNKNOWN * TURN;

    /** The value of a win in the turn that is played: no value is better where a turn begins. */
    static final double AT_ONCE = Expectiminimax.WIN - TURN;

    private Decided() {}

    /** Returns whether a value is a win or a loss for sure. */
    static boolean is(double value) {
        return Math.abs(value) > WON;
    }

    /** Returns a value as it counts a turn before. */
    static double before(double value) {
        return is(value) ? value - Math.copySign(TURN, value) : value;
    }

    /** Returns the bound that a value has to reach a turn later, to reach this one now. */
    static double later(double bound) {
        return is(bound) ? bound + Math.copySign(TURN, bound) : bound;
    }

    /** Returns the value of a win or loss of which the number of turns is not known; other values stay. */
    static double unknown(double value) {
        return is(value) ? value - Math.copySign(UNKNOWN * TURN, value) : value;
    }

    /**
     * Returns the number of turns to the end; the mean of all, rounded up, behind rolls. Empty if the value is not
     * decided, or the number is not known.
     */
    static OptionalInt turns(double value) {
        double turns = (Expectiminimax.WIN - Math.abs(value)) / TURN;
        return turns > 0 && turns < UNKNOWN ? OptionalInt.of((int) Math.ceil(turns)) : OptionalInt.empty();
    }

    /** Returns the expectation that a value stands for. */
    static double expectation(double value) {
        return is(value) ? Math.signum(value) : value;
    }
}
