package org.dicechess.spi;

import java.util.List;
import java.util.Optional;

/**
 * A collection of variant definitions in which a loader finds a variant by id. A pack is registered as a service
 * ({@code provides ... with} and {@code META-INF/services}).
 *
 * @since 0.1
 */
public interface DefinitionPack {

    /** Returns the ids of its variants in alphabetical order. */
    List<String> ids();

    /**
     * Returns the bytes of a file of the pack; empty if the pack has no such file.
     *
     * @param path as {@code chess/variant.yaml} or {@code pieces/chess.yaml}: forward slashes, no {@code ..}
     */
    Optional<byte[]> file(String path);
}
