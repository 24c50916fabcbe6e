package org.dicechess.spi;

import java.util.List;
import java.util.Optional;

/**
 * A collection of variant definitions in which a loader finds a variant by id. A pack is registered as a service
 * ({@code provides ... with} and {@code META-INF/services}), or the host hands it to a loader.
 *
 * <p>Loaders ask a pack again at each load, and loaders of several threads may ask it at once. So a pack may gain,
 * change and lose variants. One load reads each file once.
 *
 * @since 0.1
 */
public interface DefinitionPack {

    /**
     * Returns the ids of its variants in alphabetical order: at most 10,000, each of 1 to 40 lower-case letters, digits
     * and single hyphens between them. The pack has a file {@code ID/variant.yaml} for each, which states the same
     * {@code id}.
     */
    List<String> ids();

    /**
     * Returns the bytes of a file of the pack; empty if the pack has no such file. The loader copies the array. It
     * refuses a definition or script of more than 256 KiB.
     *
     * @param path as {@code chess/variant.yaml} or {@code pieces/chess.yaml}: forward slashes, no {@code ..}
     */
    Optional<byte[]> file(String path);
}
