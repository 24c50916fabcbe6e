package org.dicechess.rules;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import org.dicechess.GameRecord;
import org.dicechess.NotationException;
import org.dicechess.RecordHeader;
import org.dicechess.Variant;
import org.dicechess.rules.files.DefinitionFiles;
import org.dicechess.rules.hooks.HookFailure;
import org.dicechess.rules.hooks.HookFinder;
import org.dicechess.rules.play.PlayVariant;
import org.dicechess.rules.play.TrialTurns;
import org.dicechess.rules.records.WrittenGame;
import org.dicechess.rules.yaml.Location;
import org.dicechess.spi.DefinitionPack;
import org.dicechess.spi.ScriptCompiler;

/**
 * Loads variants by id from the packs that are present (every {@link DefinitionPack} that {@link ServiceLoader} finds),
 * or from a file.
 *
 * <pre>{@code
 * Variant chess = Loader.create().load("chess");
 * Variant mine = Loader.create().option("draws", "never").load(Path.of("my-game.yaml"));
 * }</pre>
 *
 * <p>A loader holds options, script compilers and hooks. The variants that it loads are independent of it and of each
 * other. A loader is for one thread at a time; a variant may be shared by any number of threads.
 *
 * <p>Loaded variants are cached for all loaders of the process. A load returns a cached variant if all of these are the
 * same: the name and text of the definition, the bytes of all files that it refers to, the options, the compilers (by
 * {@code equals}), and the host's hooks (by id, version and identity). Files are read again at each load, so a changed
 * file is noticed at once. The cache keeps at most {@value LoadedVariants#MOST} variants, those that were used last, as
 * long as there is memory to spare. A definition with problems is never cached.
 *
 * @since 0.1
 */
public final class Loader {

    /** The cache of all loaders of the process. */
    private static final LoadedVariants LOADED = new LoadedVariants();

    private final Packs packs;
    private final Map<String, String> options = new LinkedHashMap<>();
    private final List<ScriptCompiler> compilers = new ArrayList<>();
    private final Map<String, HookFinder.Registered> hooks = new LinkedHashMap<>();

    private Loader(Packs packs) {
        this.packs = packs;
    }

    /** Creates a loader without options that knows the packs of the class path or module path. */
    public static Loader create() {
        List<DefinitionPack> packs = new ArrayList<>();
        for (DefinitionPack pack : ServiceLoader.load(DefinitionPack.class, Loader.class.getClassLoader())) {
            packs.add(pack);
        }
        return new Loader(new Packs(List.copyOf(packs)));
    }

    /** Sets an option of the definition for later loads; those loads report an unknown name or value as a problem. */
    public Loader option(String name, String value) {
        options.put(name, value);
        return this;
    }

    /**
     * Allows definitions to use scripts that this compiler understands. Without a compiler, a definition that needs a
     * script does not load. The compiler decides what a script may do.
     */
    public Loader scripts(ScriptCompiler compiler) {
        compilers.add(compiler);
        return this;
    }

    /**
     * Offers a hook of the host that definitions name by id: a {@link org.dicechess.spi.StepRule},
     * {@link org.dicechess.spi.FacingRule}, {@link org.dicechess.spi.PathRule}, {@link org.dicechess.spi.MoveRule},
     * {@link org.dicechess.spi.CaptureRule}, {@link org.dicechess.spi.CapturedRule} or
     * {@link org.dicechess.spi.EndRule}. Hooks that are called in play are called by every thread that plays.
     *
     * @param id the hook's id, without a dot
     * @param version becomes part of the rules hash; change it whenever the hook's answers change
     * @throws IllegalArgumentException if the id has a dot
     */
    public Loader hook(String id, String version, Object hook) {
        if (id.indexOf('.') >= 0) {
            throw new IllegalArgumentException("hook id '" + id + "' has a dot; only the names of scripts have one");
        }
        hooks.put(id, new HookFinder.Registered(version, hook));
        return this;
    }

    /** Returns the ids of all variants in the packs, in alphabetical order. */
    public List<String> ids() {
        return packs.ids();
    }

    /**
     * Loads a variant of a pack.
     *
     * @param id the variant's id, such as {@code dice-chess}
     * @throws IllegalArgumentException if no pack has a variant with this id
     * @throws InvalidDefinitionException if its definition or the options have problems
     */
    public Variant load(String id) {
        String name = id + "/variant.yaml";
        Optional<byte[]> bytes = ids().contains(id) ? packs.file(name) : Optional.empty();
        if (bytes.isEmpty()) {
            throw unknown(id);
        }
        return variant(name, bytes.get(), Packs.NONE);
    }

    /**
     * Loads a variant from a file. References by id ({@code extends: chess}) are found in the packs, references like
     * {@code ./x.yaml} in the file's own folder.
     *
     * @throws UncheckedIOException if the file cannot be read
     * @throws InvalidDefinitionException if its definition or the options have problems
     */
    public Variant load(Path file) {
        return variant(file.toString(), Folder.bytes(file), Folder.of(file));
    }

    /**
     * Reads and replays a game of any variant of the packs, written as lines of text or as JSON. The record names the
     * variant and its options; the options of this loader do not count. Script compilers and hooks are those of this
     * loader.
     *
     * @throws NotationException if the text is malformed, no pack has the variant, the variant has not the options, or
     *     as {@link org.dicechess.Notation#record(String)} does
     * @throws InvalidDefinitionException if the definition of the variant has problems
     * @throws org.dicechess.spi.HookException if a hook fails
     */
    public GameRecord record(String text) {
        WrittenGame written = WrittenGame.read(text);
        RecordHeader header = written.header();
        if (!ids().contains(header.variant())) {
            throw written.noVariant(String.valueOf(unknown(header.variant()).getMessage()));
        }
        Loader loader = new Loader(packs);
        loader.compilers.addAll(compilers);
        loader.hooks.putAll(hooks);
        Variant variant = loader.load(header.variant());
        written.checkChoices(variant);
        header.options().forEach(loader::option);
        return written.play(header.options().isEmpty() ? variant : loader.load(header.variant()));
    }

    /**
     * Returns what a record says about itself, lines of text or JSON, without loading its variant.
     *
     * @throws NotationException if the text is malformed or too long, or has too many events
     */
    public static RecordHeader header(String text) {
        return WrittenGame.read(text).header();
    }

    /**
     * Returns the problems of a definition in reading order; empty if it loads. If the definition has hooks that are
     * called in play, some hundred random turns are played, the same ones at each call; a hook that fails there is a
     * problem too.
     *
     * @throws UncheckedIOException if the file cannot be read
     */
    public List<Problem> check(Path file) {
        try {
            Optional<TrialTurns.Failure> failure = TrialTurns.failure((PlayVariant) load(file));
            return failure.isPresent() ? List.of(problem(failure.get(), file)) : List.of();
        } catch (InvalidDefinitionException invalid) {
            return invalid.problems();
        }
    }

    private static Problem problem(TrialTurns.Failure failure, Path file) {
        String message = failure.hook().getMessage() + "; this happened in play, at " + failure.position();
        if (failure.hook() instanceof HookFailure known) {
            Location at = known.location();
            return new Problem(at.file(), at.line(), at.column(), known.path(), known.code(), message);
        }
        return new Problem(file.toString(), 1, 1, "", "E-HOOK", message);
    }

    private Variant variant(String name, byte[] bytes, DefinitionFiles folder) {
        Ingredients ingredients = new Ingredients(name, bytes, options, compilers, hooks);
        Sources sources = new Sources(packs, folder);
        Optional<Variant> loaded = LOADED.find(ingredients, sources);
        return loaded.isPresent()
                ? loaded.get()
                : LOADED.keep(ingredients, sources, new VariantBuilder(ingredients, sources).variant());
    }

    private IllegalArgumentException unknown(String id) {
        List<String> known = new ArrayList<>(ids());
        return new IllegalArgumentException("there is no variant '" + id + "'; "
                + (known.isEmpty()
                        ? "no definition pack is present, such as org.dicechess:rule-specs"
                        : "expected one of " + known)
                + (id.endsWith(".yaml") ? "; to load a file, call load(Path)" : ""));
    }
}
