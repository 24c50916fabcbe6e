package org.dicechess.examples.embed;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.dicechess.specs.Check;
import org.dicechess.specs.VariantSpec;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.extension.ExtendWith;

@Tag("long")
@ExtendWith(FirstSeed.class)
class AmazonChessTest {

    // guide: begin
    private final Variant amazon = Loader.create().load(Path.of("amazon-chess.yaml"));

    @TestFactory
    Stream<DynamicTest> cases() throws IOException {
        return tests(VariantSpec.cases(amazon, Files.readString(Path.of("cases.txt"))));
    }

    @TestFactory
    Stream<DynamicTest> perft() throws IOException {
        long maxCount = 1_000_000; // rows with larger counts are left out
        return tests(VariantSpec.perft(amazon, Files.readString(Path.of("perft.txt")), maxCount));
    }

    @TestFactory
    Stream<DynamicTest> properties() {
        int maxEvents = 200; // a game that has not ended by then is cut
        return LongStream.rangeClosed(1, 3)
                .boxed()
                .flatMap(seed -> tests(VariantSpec.properties(amazon.start(), seed, maxEvents)));
    }

    private static Stream<DynamicTest> tests(List<Check> checks) {
        return checks.stream().map(check -> DynamicTest.dynamicTest(check.name(), check::run));
    }
    // guide: end
}
