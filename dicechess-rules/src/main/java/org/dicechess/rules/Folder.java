package org.dicechess.rules;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Optional;
import org.dicechess.rules.definition.Files;

/** The files beside a definition. */
record Folder(Path path) implements Files {

    private static final int LARGEST = 256 * 1024;

    static Folder of(Path definition) {
        Path file = definition.toAbsolutePath();
        Path parent = file.getParent();
        return new Folder(parent == null ? file : parent);
    }

    @Override
    public Optional<byte[]> file(String name) {
        Path file = path.resolve(name);
        return java.nio.file.Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
                ? Optional.of(bytes(file))
                : Optional.empty();
    }

    /** A file's bytes; of a file that is too large only enough to see that. */
    static byte[] bytes(Path file) {
        try (InputStream in = java.nio.file.Files.newInputStream(file)) {
            return in.readNBytes(LARGEST + 1);
        } catch (IOException failed) {
            throw new UncheckedIOException("cannot read " + file, failed);
        }
    }
}
