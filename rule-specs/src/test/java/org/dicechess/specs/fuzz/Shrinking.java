package org.dicechess.specs.fuzz;

import java.util.function.Predicate;

/** Shortens the input of a finding as long as the result is the same. */
final class Shrinking {

    private static final long NANOS = 3_000_000_000L;

    private Shrinking() {}

    /** Returns the finding with a shorter input. The feeder throws the failure of an input. */
    static Finding of(Finding finding, Predicate<String> feeder) {
        long end = System.nanoTime() + NANOS;
        String input = finding.input();
        for (int length = input.length() / 2; length > 0; length /= 2) {
            for (int at = 0; at + length <= input.length() && System.nanoTime() < end; ) {
                String shorter = input.substring(0, at) + input.substring(at + length);
                if (finds(finding, feeder, shorter)) {
                    input = shorter;
                } else {
                    at += length;
                }
            }
        }
        return finding.with(input);
    }

    private static boolean finds(Finding finding, Predicate<String> feeder, String input) {
        try {
            feeder.test(input);
            return false;
        } catch (AssertionError | RuntimeException | StackOverflowError | OutOfMemoryError failure) {
            return Finding.signature(failure).equals(finding.signature());
        }
    }
}
