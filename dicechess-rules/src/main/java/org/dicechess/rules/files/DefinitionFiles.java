package org.dicechess.rules.files;

import java.util.Optional;

/** A source of the files of definitions: a folder, or the packs that are present. */
@FunctionalInterface
public interface DefinitionFiles {

    /**
     * Returns the bytes of a file; empty if there is no such file.
     *
     * @param name the file's name, such as {@code chess/variant.yaml}
     */
    Optional<byte[]> file(String name);
}
