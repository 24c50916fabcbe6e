package org.dicechess.rules;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Optional;
import org.dicechess.rules.files.DefinitionFiles;

/** The folder of a definition file, as a source of the files that the definition refers to. */
record Folder(Path path) implements DefinitionFiles {

    static Folder of(Path definition) {
        Path file = definition.toAbsolutePath();
        Path parent = file.getParent();
        return new Folder(parent == null ? file : parent);
    }

    @Override
    public Optional<byte[]> file(String name) {
        Path file = path.resolve(name);
        return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS) ? Optional.of(bytes(file)) : Optional.empty();
    }

    /** Returns a file's bytes; of a file beyond the size limit, only one byte more than the limit. */
    static byte[] bytes(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            return in.readNBytes(LARGEST + 1);
        } catch (IOException failed) {
            throw new UncheckedIOException("cannot read " + file, failed);
        }
    }
}
