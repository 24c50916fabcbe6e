package org.dicechess.rules.definition;

import java.util.Optional;

/** Where the files of a definition come from: a folder, or the packs that are present. */
@FunctionalInterface
public interface Files {

    /**
     * A file by its name.
     *
     * @param name as {@code chess/variant.yaml}
     */
    Optional<byte[]> file(String name);
}
