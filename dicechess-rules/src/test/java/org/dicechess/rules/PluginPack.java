package org.dicechess.rules;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.dicechess.spi.DefinitionPack;
import org.dicechess.spi.EndRule;
import org.dicechess.spi.Look;

/**
 * The pack, and a hook, of the plugins of {@link PluginTest}: each plugin is a jar with this class and its own files.
 */
public final class PluginPack implements DefinitionPack, EndRule {

    /** Used by {@link java.util.ServiceLoader}. */
    public PluginPack() {}

    @Override
    public List<String> ids() {
        return file("ids.txt").stream()
                .flatMap(ids -> new String(ids, StandardCharsets.UTF_8).lines())
                .toList();
    }

    @Override
    public Optional<byte[]> file(String path) {
        try (InputStream stream = PluginPack.class.getResourceAsStream("/" + path)) {
            return stream == null ? Optional.empty() : Optional.of(stream.readAllBytes());
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    @Override
    public boolean isOver(Look look) {
        return false;
    }
}
