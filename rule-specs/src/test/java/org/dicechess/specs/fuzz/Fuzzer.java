package org.dicechess.specs.fuzz;

import java.util.Random;

/** Makes inputs of one kind and feeds them to the library. */
interface Fuzzer {

    /** The kind of input, as the table shows it. */
    String kind();

    /** One input; the same for the same random numbers. */
    String input(Random random);

    /**
     * Feeds an input.
     *
     * @param random for what is tried with an input that is accepted
     * @return whether it was accepted
     * @throws AssertionError if something is not as it should be; whatever else comes out is a finding, too
     */
    boolean feed(String input, Random random, Stopwatch watch);
}
