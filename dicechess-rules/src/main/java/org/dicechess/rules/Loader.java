package org.dicechess.rules;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import org.dicechess.Variant;
import org.dicechess.rules.definition.Files;
import org.dicechess.rules.definition.HookFailure;
import org.dicechess.rules.definition.HookFinder;
import org.dicechess.rules.play.PlayVariant;
import org.dicechess.rules.play.TrialTurns;
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
 * <p>A loader holds options and nothing else; variants that it loads are independent of it and of each other. One
 * thread at a time; a variant may be shared by any number of threads.
 *
 * <p>Loading the same again, by any loader of the process, mostly gives the same variant: the one that was made of the
 * same definition under the same name, the same bytes of all files that it refers to, the same options, equal
 * compilers, and the same hooks of the host, by id, version and identity. Files are read again each time, so a change
 * is seen at once. At most {@value LoadedVariants#MOST} variants are kept, those of the latest loads, and only as long
 * as there is memory to spare. A definition with problems is read anew each time.
 *
 * @since 0.1
 */
public final class Loader {

    /** Of all loaders of the process. */
    private static final LoadedVariants LOADED = new LoadedVariants();

    private final Packs packs;
    private final Map<String, String> options = new LinkedHashMap<>();
    private final List<ScriptCompiler> compilers = new ArrayList<>();
    private final Map<String, HookFinder.Registered> hooks = new LinkedHashMap<>();

    private Loader(List<DefinitionPack> packs) {
        this.packs = new Packs(packs);
    }

    /** A loader without options that knows the packs of the class path or module path. */
    public static Loader create() {
        List<DefinitionPack> packs = new ArrayList<>();
        for (DefinitionPack pack : ServiceLoader.load(DefinitionPack.class, Loader.class.getClassLoader())) {
            packs.add(pack);
        }
        return new Loader(List.copyOf(packs));
    }

    /** Sets an option of the definition for later loads; an unknown name or value is a problem of those loads. */
    public Loader option(String name, String value) {
        options.put(name, value);
        return this;
    }

    /**
     * Lets definitions use scripts that this compiler understands. Without it a definition that needs a script does not
     * load. What scripts may do is a matter of the compiler.
     */
    public Loader scripts(ScriptCompiler compiler) {
        compilers.add(compiler);
        return this;
    }

    /**
     * Offers a hook of the host that definitions name by id: a {@link org.dicechess.spi.StepRule},
     * {@link org.dicechess.spi.FacingRule}, {@link org.dicechess.spi.PathRule}, {@link org.dicechess.spi.MoveRule},
     * {@link org.dicechess.spi.CaptureRule}, {@link org.dicechess.spi.CapturedRule} or
     * {@link org.dicechess.spi.EndRule}. Those asked in play are asked by every thread that plays.
     *
     * @param id without a dot
     * @param version enters the rules hash; change it whenever the hook's answers change
     * @throws IllegalArgumentException if the id has a dot
     */
    public Loader hook(String id, String version, Object hook) {
        if (id.indexOf('.') >= 0) {
            throw new IllegalArgumentException("hook id '" + id + "' has a dot, which only scripts have");
        }
        hooks.put(id, new HookFinder.Registered(version, hook));
        return this;
    }

    /** The ids of all variants in the packs, in alphabetical order. */
    public List<String> ids() {
        return packs.ids();
    }

    /**
     * Loads a variant of a pack.
     *
     * @param id as {@code dice-chess}
     * @throws IllegalArgumentException if no pack has it
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
     * Loads a variant from a file. What it extends or imports by id comes from the packs, what it refers to as
     * {@code ./x.yaml} from the same folder.
     *
     * @throws UncheckedIOException if the file cannot be read
     * @throws InvalidDefinitionException if its definition or the options have problems
     */
    public Variant load(Path file) {
        return variant(file.toString(), Folder.bytes(file), Folder.of(file));
    }

    /**
     * The problems of a definition in reading order; empty if it loads. Where hooks are asked in play some hundred
     * random turns are played, always the same ones, and a hook that fails there is a problem too.
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
        String message = failure.hook().getMessage() + "; in play, at " + failure.position();
        if (failure.hook() instanceof HookFailure known) {
            Location at = known.location();
            return new Problem(at.file(), at.line(), at.column(), known.path(), known.code(), message);
        }
        return new Problem(file.toString(), 1, 1, "", "E-HOOK", message);
    }

    private Variant variant(String name, byte[] bytes, Files folder) {
        Ingredients ingredients = new Ingredients(name, bytes, options, compilers, hooks);
        Sources sources = new Sources(packs, folder);
        Optional<Variant> loaded = LOADED.find(ingredients, sources);
        return loaded.isPresent()
                ? loaded.get()
                : LOADED.keep(ingredients, sources, new Build(ingredients, sources).variant());
    }

    private IllegalArgumentException unknown(String id) {
        List<String> known = new ArrayList<>(ids());
        return new IllegalArgumentException("no variant '" + id + "'; "
                + (known.isEmpty()
                        ? "no definition pack is present, such as org.dicechess:rule-specs"
                        : "there are " + known)
                + (id.endsWith(".yaml") ? "; a file is loaded with load(Path)" : ""));
    }
}
