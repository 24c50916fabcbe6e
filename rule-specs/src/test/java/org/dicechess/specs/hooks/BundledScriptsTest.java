package org.dicechess.specs.hooks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.dicechess.groovy.KeptScripts;
import org.dicechess.specs.BundledDefinitions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The jar holds each of its scripts compiled, as the compiler makes it today. */
@Tag("long")
class BundledScriptsTest {

    private static final String FOLDER = "META-INF/dicechess/scripts";

    @TempDir
    private Path fresh;

    @Test
    void eachIsKeptAsItIsCompiled() throws IOException {
        List<Path> folders = Stream.concat(new BundledDefinitions().ids().stream(), Stream.of("pieces"))
                .map(Path::of)
                .toList();
        for (Path folder : folders) {
            KeptScripts.keep(fresh, folder);
        }
        Map<String, Integer> expected = files(fresh.resolve(FOLDER));
        assertThat(expected).hasSizeGreaterThanOrEqualTo(3);
        assertThat(files(Path.of("target", "classes").resolve(FOLDER))).isEqualTo(expected);
    }

    private static Map<String, Integer> files(Path folder) throws IOException {
        Map<String, Integer> found = new TreeMap<>();
        try (Stream<Path> files = Files.list(folder)) {
            files.forEach(file -> found.put(file.getFileName().toString(), bytes(file)));
        }
        return found;
    }

    private static int bytes(Path file) {
        try {
            return Arrays.hashCode(Files.readAllBytes(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
