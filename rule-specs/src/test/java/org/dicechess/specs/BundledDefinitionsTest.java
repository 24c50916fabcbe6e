package org.dicechess.specs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.dicechess.Variant;
import org.dicechess.spi.DefinitionPack;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class BundledDefinitionsTest {

    private final BundledDefinitions pack = new BundledDefinitions();

    @Test
    void listsEveryFolderThatHoldsAVariant() throws IOException {
        try (Stream<Path> folders =
                Files.list(Path.of(System.getProperty("basedir", "")).toAbsolutePath())) {
            List<String> expected = folders.filter(folder -> Files.exists(folder.resolve("variant.yaml")))
                    .map(folder -> folder.getFileName().toString())
                    .sorted()
                    .toList();
            assertThat(pack.ids()).isEqualTo(expected);
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void holdsTheFilesOfEveryVariant(String path) {
        assertThat(pack.file(path)).isPresent();
    }

    static Stream<String> files() {
        List<String> names = List.of(
                "variant.yaml",
                "RULES.md",
                "cases.txt",
                "perft.txt",
                "playthrough.txt",
                "kept.txt",
                "record.txt",
                "record.json");
        return Bundled.ids().stream().flatMap(id -> names.stream().map(name -> id + "/" + name));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "no-such/variant.yaml",
                "../dicechess/chess/variant.yaml",
                "chess/../chess/variant.yaml",
                "/chess/variant.yaml",
                "chess\\variant.yaml",
                "chess",
                "chess/",
                "",
                "./chess/variant.yaml"
            })
    void hasNoFileOfAnotherPath(String path) {
        assertThat(pack.file(path)).isEmpty();
    }

    @Test
    void isFoundAsAService() {
        assertThat(ServiceLoader.load(DefinitionPack.class)).hasAtLeastOneElementOfType(BundledDefinitions.class);
    }

    @Test
    void everyVariantLoads() {
        assertThat(Bundled.variants()).extracting(Variant::id).containsExactlyElementsOf(pack.ids());
    }
}
