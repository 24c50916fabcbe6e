package org.dicechess.specs;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class PerftTest {

    /**
     * Larger counts take minutes; {@code -Ddicechess.perft.largest=200000000} includes them. Dice chess counts each
     * roll 36 times, so this includes all of its rows.
     */
    private static final long LARGEST = Long.getLong("dicechess.perft.largest", TestShare.of(20_000_000, 50_000));

    private static final long LARGEST_WITH_DICE = TestShare.of(40_000_000, 120_000);

    @TestFactory
    Stream<DynamicTest> countsAreThePublishedOnes() {
        return Bundled.variants().stream().flatMap(variant -> {
            long largest = variant.id().equals("dice-chess") ? Math.max(LARGEST, LARGEST_WITH_DICE) : LARGEST;
            return Bundled.tests(VariantSpec.perft(variant, Bundled.file(variant.id(), "perft.txt"), largest));
        });
    }
}
