package org.dicechess.groovy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * A script in the resources of the tests.
 *
 * @param name the name of the file
 * @param text the text of the file
 */
record ScriptFile(String name, String text) {

    private static final String EXPECTED = "// expected: ";

    static List<ScriptFile> in(String folder) {
        try (Stream<Path> files = Files.list(Path.of("src/test/resources/org/dicechess/groovy", folder))) {
            return files.sorted().map(ScriptFile::read).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static ScriptFile read(Path path) {
        try {
            return new ScriptFile(path.getFileName().toString(), Files.readString(path));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns what should happen to the script, as its first line says. */
    String expected() {
        return text.lines()
                .filter(line -> line.startsWith(EXPECTED))
                .findFirst()
                .orElseThrow()
                .substring(EXPECTED.length());
    }

    boolean hasFacing() {
        return text.lines().anyMatch(line -> line.startsWith("facing {"));
    }

    @Override
    public String toString() {
        return name;
    }
}
