package org.dicechess.rules.files;

import java.util.List;
import java.util.Optional;

/** A source of the files of definitions: a folder, or the packs that are present. */
@FunctionalInterface
public interface DefinitionFiles {

    /** The largest file in bytes. */
    int LARGEST = 256 * 1024;

    /**
     * Returns the bytes of a file, of a file beyond {@link #LARGEST} one byte more than that; empty if there is no such
     * file.
     *
     * @param name the file's name, such as {@code chess/variant.yaml}
     */
    Optional<byte[]> file(String name);

    /** Returns the ids of the variants that have a definition here; empty for a folder. */
    default List<String> ids() {
        return List.of();
    }
}
