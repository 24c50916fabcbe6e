package org.dicechess.rules;

import java.util.List;
import java.util.Map;
import org.dicechess.Variant;
import org.dicechess.spi.ScriptCompiler;
import org.dicechess.spi.VariantSource;

/**
 * Offers the variants of all packs that are present, as a service.
 *
 * @since 0.1
 */
public final class BundledVariants implements VariantSource {

    /** Used by {@link java.util.ServiceLoader}. */
    public BundledVariants() {}

    @Override
    public List<String> ids() {
        return Loader.create().ids();
    }

    @Override
    public Variant variant(String id, Map<String, String> options, List<ScriptCompiler> scripts) {
        Loader loader = Loader.create();
        options.forEach(loader::option);
        scripts.forEach(loader::scripts);
        return loader.load(id);
    }
}
