package org.dicechess.spi;

import java.util.List;
import java.util.Map;
import org.dicechess.Variant;

/**
 * A loader of variants, found with {@link java.util.ServiceLoader} by test kits and hosts that do not want to name one.
 *
 * @since 0.1
 */
public interface VariantSource {

    /** The ids of all variants of the packs that are present, in alphabetical order. */
    List<String> ids();

    /**
     * Loads a variant by the id in a pack.
     *
     * @param scripts compilers for the scripts that the host allows; none if definitions may be data only
     * @throws IllegalArgumentException if there is no such variant, or its definition or the options have problems
     */
    Variant variant(String id, Map<String, String> options, List<ScriptCompiler> scripts);
}
