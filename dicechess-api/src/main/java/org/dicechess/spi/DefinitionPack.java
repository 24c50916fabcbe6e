package org.dicechess.spi;

import java.util.List;
import java.util.Optional;

/**
 * A collection of variant definitions that a loader finds by id, offered as a service ({@code provides ... with} and
 * {@code META-INF/services}).
 *
 * @since 0.1
 */
public interface DefinitionPack {

    /** The ids of its variants in alphabetical order. */
    List<String> ids();

    /**
     * The bytes of a file of the pack.
     *
     * @param path as {@code chess/variant.yaml} or {@code pieces/chess.yaml}: forward slashes, no {@code ..}
     * @return empty if the pack has no such file
     */
    Optional<byte[]> file(String path);
}
