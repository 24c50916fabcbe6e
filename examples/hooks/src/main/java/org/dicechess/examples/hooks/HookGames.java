package org.dicechess.examples.hooks;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import org.dicechess.Variant;
import org.dicechess.groovy.GroovyScripts;
import org.dicechess.rules.Loader;
import org.dicechess.spi.DefinitionPack;
import org.dicechess.spi.ScriptCompiler;

/** A definition pack with the games of this example, and a loader with their hooks. */
public final class HookGames implements DefinitionPack {

    private static final List<String> IDS = List.of("archers", "hill", "prisoners", "shield-wall");

    /** A pack; it has no state. */
    public HookGames() {}

    /**
     * Returns a game.
     *
     * @param id one of {@link #ids()}
     * @param by how the game's hook is written: {@code script} or {@code java}; {@code nobody} for no hook
     */
    public static Variant load(String id, String by) {
        return loader(GroovyScripts.confined()).option("by", by).load(id);
    }

    /** Returns a loader that knows the Java hooks, and compiles scripts with this compiler. */
    static Loader loader(ScriptCompiler scripts) {
        return Loader.create()
                .scripts(scripts)
                .hook("archer", "1", new Archer())
                .hook("shield-wall", "1", new ShieldWall())
                .hook("prisoner", "1", new Prisoner())
                .hook("hill", "1", new Hill());
    }

    @Override
    public List<String> ids() {
        return IDS;
    }

    @Override
    public Optional<byte[]> file(String path) {
        boolean ours = IDS.stream().anyMatch(id -> path.startsWith(id + "/"));
        try (InputStream stream = ours ? HookGames.class.getResourceAsStream(path) : null) {
            return stream == null ? Optional.empty() : Optional.of(stream.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + path, e);
        }
    }
}
