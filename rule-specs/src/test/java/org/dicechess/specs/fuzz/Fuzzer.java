package org.dicechess.specs.fuzz;

import java.util.Random;

/** Makes inputs of one kind and feeds them to the library. */
interface Fuzzer {

    /** Returns the kind of input, as the table shows it. */
    String kind();

    /** Returns one input; the same for the same random numbers. */
    String input(Random random);

    /**
     * Feeds an input.
     *
     * @param random chooses what is tried with an accepted input
     * @return whether the input was accepted
     * @throws AssertionError if a check fails; any other exception is a finding, too
     */
    boolean feed(String input, Random random, Stopwatch watch);
}
