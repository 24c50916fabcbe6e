package org.dicechess.specs.fairy;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.dicechess.Perft;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.dicechess.specs.Check;
import org.dicechess.specs.TestShare;
import org.dicechess.specs.VariantSpec;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Variants that Fairy-Stockfish knows, written as definitions: the moves and counts of its positions. Each has a
 * definition, and a table with a position in a row, its counts of 1 to 3 plies, where they are known, and its moves.
 */
class FairyTest {

    private static final Path FOLDER = Path.of("src/test/resources/fairy");
    private static final int LARGEST = TestShare.of(1_000_000, 3_000);

    @TestFactory
    Stream<DynamicNode> movesAndCountsAreTheSame() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            List<Path> tables = files.filter(file -> file.toString().endsWith(".tsv"))
                    .sorted()
                    .toList();
            assertThat(tables).isNotEmpty();
            return tables.stream().map(FairyTest::tests);
        }
    }

    private static DynamicNode tests(Path table) {
        String name = table.getFileName().toString().replace(".tsv", "");
        Path definition = FOLDER.resolve(name + ".yaml");
        return DynamicContainer.dynamicContainer(
                name,
                Stream.of(
                        DynamicTest.dynamicTest("positions", () -> {
                            assertThat(Loader.create().check(definition)).isEmpty();
                            Variant variant = Loader.create().load(definition);
                            for (FairyPosition row : rows(table)) {
                                test(variant, row);
                            }
                        }),
                        DynamicTest.dynamicTest("properties", () -> play(definition))));
    }

    /** Plays random games, which have the properties of all games. */
    private static void play(Path definition) {
        Variant variant = Loader.create().load(definition);
        for (long seed = 1; seed <= TestShare.of(5, 1); seed++) {
            for (Check check : VariantSpec.properties(variant.start(), seed, TestShare.of(200, 30))) {
                check.run();
            }
        }
    }

    private static List<FairyPosition> rows(Path table) {
        try (Stream<String> lines = Files.lines(table)) {
            return TestShare.of(lines.map(FairyPosition::of).toList(), 4);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static void test(Variant variant, FairyPosition row) {
        Position position = variant.position(row.text(variant));
        assertThat(position.node().events().stream()
                        .map(event -> FairyPosition.move(event.text()))
                        .sorted())
                .as(row.fen())
                .containsExactlyElementsOf(new TreeSet<>(row.moves()));
        for (int depth = 1; depth <= row.counts().size(); depth++) {
            long count = row.counts().get(depth - 1);
            if (count <= LARGEST) {
                assertThat(Perft.count(position.cursor(), depth, Perft.Unit.PLY))
                        .as(row.fen() + " depth " + depth)
                        .isEqualTo(count);
            }
        }
    }
}
