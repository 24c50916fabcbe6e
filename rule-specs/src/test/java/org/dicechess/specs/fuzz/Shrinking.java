package org.dicechess.specs.fuzz;

import java.util.function.Predicate;

/** Makes the input of a finding shorter as long as the same comes out. */
final class Shrinking {

    private static final long NANOS = 3_000_000_000L;

    private Shrinking() {}

    /** The finding with a shorter input; a feeder throws what it finds. */
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
