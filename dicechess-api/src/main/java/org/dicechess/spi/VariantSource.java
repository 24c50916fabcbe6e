package org.dicechess.spi;

import java.util.List;
import java.util.Map;
import org.dicechess.Variant;

/**
 * A loader of variants that {@link java.util.ServiceLoader} finds, for test kits and hosts that do not name an
 * implementation.
 *
 * @since 0.1
 */
public interface VariantSource {

    /** Returns the ids of all variants in the packs that are present, in alphabetical order. */
    List<String> ids();

    /**
     * Loads a variant of a pack by its id.
     *
     * @param id one of {@link #ids()}
     * @param options values by the names of options; other options have their defaults
     * @param scripts compilers for the scripts that the host allows; empty to allow no scripts
     * @throws IllegalArgumentException if no pack has the variant, or if its definition or the options have problems
     */
    Variant variant(String id, Map<String, String> options, List<ScriptCompiler> scripts);
}
