package org.dicechess.specs.fairy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.dicechess.Variant;
import org.dicechess.specs.Check;
import org.dicechess.specs.ClassicsFolder;
import org.dicechess.specs.TestShare;
import org.dicechess.specs.VariantSpec;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/** Random games of the variants that Fairy-Stockfish knows: texts read back, cursor and position agree. */
class FairyGamesTest {

    private static final long SEED = 1;
    private static final int MOST_EVENTS = TestShare.of(40, 12);

    @TestFactory
    @Tag("long")
    Stream<DynamicTest> propertiesHold() throws IOException {
        try (Stream<Path> files = Files.list(FairyVariants.FOLDER)) {
            Stream<String> ofTests = files.map(file -> file.getFileName().toString())
                    .filter(file -> file.endsWith(".yaml"))
                    .map(file -> file.substring(0, file.indexOf('.')));
            List<String> games = Stream.concat(ofTests, ClassicsFolder.ids().stream())
                    .sorted()
                    .toList();
            return TestShare.of(games, 40).stream()
                    .map(game -> DynamicTest.dynamicTest(game, () -> play(FairyVariants.load(game))));
        }
    }

    private static void play(Variant variant) {
        VariantSpec.properties(variant.start(), SEED, MOST_EVENTS).forEach(Check::run);
    }
}
