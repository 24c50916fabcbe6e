package org.dicechess.examples.players;

import org.dicechess.Variant;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What a command is about. */
final class Task {

    @Mixin
    private Variants variants;

    @Parameters(index = "0", paramLabel = "VARIANT", description = Variants.WHAT)
    private String variant;

    @Option(names = "--seed", defaultValue = "1", description = "the seed of all that is random; default 1")
    private long seed;

    /** Returns the variant as the user has named it. */
    String variant() {
        return variant;
    }

    Variant rules() {
        return variants.find(variant);
    }

    long seed() {
        return seed;
    }
}
