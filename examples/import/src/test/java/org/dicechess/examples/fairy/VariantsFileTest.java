package org.dicechess.examples.fairy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.dicechess.examples.fairy.FairyImport.Definition;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * The variants file that comes with Fairy-Stockfish, whose licence keeps it out of this project. The property
 * {@code dicechess.variants.ini} or the variable {@code DICECHESS_VARIANTS_INI} names the file; without it these tests
 * are skipped.
 */
class VariantsFileTest {

    private static final Optional<Path> FILE = Optional.ofNullable(System.getProperty("dicechess.variants.ini"))
            .or(() -> Optional.ofNullable(System.getenv("DICECHESS_VARIANTS_INI")))
            .map(Path::of);

    /** A wall counts as an enemy where the program looks for enclosed stones. */
    private static final List<String> OTHERWISE = List.of("annexation");

    @TestFactory
    Stream<DynamicTest> movesAndCountsAreTheSame() throws IOException {
        assumeThereIsAFile();
        List<Definition> definitions = imported().definitions().stream()
                .filter(definition -> !OTHERWISE.contains(definition.id()))
                .toList();
        assertThat(definitions)
                .hasSize(139)
                .allMatch(each -> Tables.of(each.id()).isPresent());
        return TestShare.of(definitions, 40).stream()
                .map(definition -> DynamicTest.dynamicTest(
                        definition.id(),
                        () -> Tables.compare(
                                definition, Tables.of(definition.id()).orElseThrow(), 11)));
    }

    @Test
    void allButThreeVariantsAreWritten() throws IOException {
        assumeThereIsAFile();
        FairyImport imported = imported();
        assertThat(imported.definitions()).hasSize(140);
        assertThat(imported.problems())
                .filteredOn(problem -> problem.code().startsWith("E-"))
                .extracting(problem -> problem.path().replaceAll("\\..*", ""))
                .containsExactlyInAnyOrder("atomicduck", "crusade", "cfour-anyside");
    }

    private static void assumeThereIsAFile() {
        assumeTrue(FILE.isPresent(), "no -Ddicechess.variants.ini=FILE");
    }

    private static FairyImport imported() throws IOException {
        return FairyImport.of("variants.ini", Files.readString(FILE.orElseThrow()), List.of());
    }
}
