package org.dicechess.specs.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The schema accepts all definitions of this repository; {@link FragmentsOfTheGuideTest} asks it for the guide's. */
@Tag("long")
class DefinitionSchemaTest {

    private static final Path ROOT = Path.of("..");

    static List<Path> definitions() throws IOException {
        try (Stream<Path> files = Files.walk(ROOT)) {
            return files.filter(file -> file.toString().endsWith(".yaml"))
                    .filter(file -> !file.toString().matches(".*/(target|new|api|\\.[a-z]+|dicechess-rules)/.*"))
                    .filter(DefinitionSchemaTest::isWhole)
                    .sorted()
                    .toList();
        }
    }

    @Test
    void schemaIsASchema() {
        assertThat(DefinitionSchema.mistakes()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("definitions")
    void definitionsFit(Path file) throws IOException {
        assertThat(DefinitionSchema.refusals(DefinitionSchema.read(Files.readString(file))))
                .as("%s", file)
                .isEmpty();
    }

    @Test
    void gamesOfTheGuideFit() throws IOException {
        assertThat(Guide.read().games())
                .hasSizeGreaterThan(2)
                .allSatisfy(game -> assertThat(DefinitionSchema.refusals(DefinitionSchema.read(game.text())))
                        .isEmpty());
    }

    @Test
    void answersToAuthorsFit() throws IOException {
        assertThat(HowDoI.answers()).hasSizeGreaterThan(70).allSatisfy(answer -> {
            String text = new String(HowDoI.definition(answer), StandardCharsets.UTF_8);
            assertThat(DefinitionSchema.refusals(DefinitionSchema.read(text))).isEmpty();
        });
    }

    /** Returns whether a file is whole; some games of the guide lack what its fragments put in. */
    private static boolean isWhole(Path file) {
        try {
            return !Files.readString(file).contains("HERE");
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
