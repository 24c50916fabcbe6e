package org.dicechess.rules;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeSet;
import org.dicechess.Description;
import org.dicechess.GameRecord;
import org.dicechess.NotationException;
import org.dicechess.RecordHeader;
import org.dicechess.Variant;
import org.dicechess.rules.hooks.HookFinder;
import org.dicechess.rules.model.OneLine;
import org.dicechess.rules.play.PlayVariant;
import org.dicechess.rules.records.WrittenGame;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.spi.DefinitionPack;
import org.dicechess.spi.ScriptCompiler;

/**
 * Loads variants: by id from packs, from a file, or from memory. It also checks definitions, describes them without
 * loading them, and reads the records of games of any variant of its packs.
 *
 * <pre>{@code
 * Variant chess = Loader.create().load("chess");
 * Variant mine = Loader.create().option("draws", "never").load(Path.of("my-game.yaml"));
 * Variant sent = Loader.create().load("upload 17", bytes);
 * Description form = Loader.create().pack(FolderPack.of(Path.of("variants"))).describe("my-game");
 * }</pre>
 *
 * <p>A loader holds packs, options, script compilers and hooks. The variants that it loads are independent of it and of
 * each other. A loader is for one thread at a time; a variant may be shared by any number of threads.
 *
 * <p><b>Packs.</b> A loader asks its packs in order: first those of the class path or class loader, as
 * {@link ServiceLoader} finds them, then those that the host hands over. If several packs have an id, the first pack's
 * variant is loaded, and the others are hidden. A definition of a pack finds its references ({@code extends: chess},
 * {@code import: pieces/chess}) in that pack first, then in the others in order. So no pack changes a definition of a
 * pack before it. References like {@code ./x.yaml} and scripts are found in the folder of the file that names them. A
 * pack that fails throws a {@link PackException} from each call that needs it.
 *
 * <p><b>Cache.</b> Loaded variants are cached for all loaders of the process. A load returns a cached variant if all of
 * these are the same: the name and text of the definition, the bytes of all files that it refers to, the options that
 * are not at their default, the compilers (by {@code equals}), and the host's hooks (by id, version and identity).
 * Files are read again at each load, so a changed file is noticed at once. The cache keeps at most
 * {@value LoadedVariants#MOST} variants, those that were used last, as long as there is memory to spare. It keeps no
 * packs and no class loaders of packs, and it keeps a variant with hooks of the host only while the host uses it.
 * Compilers are kept with their variants. A definition with problems is never cached.
 *
 * <p><b>Editors.</b> The resource {@code META-INF/dicechess/definition.schema.json} of this module is a JSON Schema of
 * definitions, for completion, explanations of keys and first checks.
 *
 * @since 0.1
 */
public final class Loader {

    /** The cache of all loaders of the process. */
    private static final LoadedVariants LOADED = new LoadedVariants();

    private final Map<String, String> options = new LinkedHashMap<>();
    private final List<ScriptCompiler> compilers = new ArrayList<>();
    private final Map<String, HookFinder.Registered> hooks = new LinkedHashMap<>();
    private Packs packs;

    private Loader(Packs packs) {
        this.packs = packs;
    }

    /**
     * Creates a loader without options that knows the packs of the class path or module path.
     *
     * @throws PackException if one of them cannot be made
     */
    public static Loader create() {
        return create(Loader.class.getClassLoader());
    }

    /**
     * Creates a loader without options that knows the packs that a class loader finds as services: those of its own
     * jars, such as plugins, and those of its parents. The class loader is used during this call only; the packs keep
     * it as long as the loader is in use.
     *
     * @throws PackException if one of them cannot be made
     */
    public static Loader create(ClassLoader plugins) {
        return new Loader(Packs.of(plugins));
    }

    /** Creates a loader without options that knows these packs only, in this order; without packs, it knows no ids. */
    public static Loader of(DefinitionPack... packs) {
        Loader loader = new Loader(Packs.NONE);
        for (DefinitionPack pack : packs) {
            loader.pack(pack);
        }
        return loader;
    }

    /**
     * Adds a pack behind those that this loader knows already, and returns it. The pack cannot change their variants.
     */
    public Loader pack(DefinitionPack pack) {
        packs = packs.with(pack);
        return this;
    }

    /**
     * Sets an option for all later loads of this loader, and returns the loader. A load reports an option that its
     * definition does not have as a problem, so {@link #options} replaces the options before the load of another game.
     */
    public Loader option(String name, String value) {
        options.put(Objects.requireNonNull(name, "name"), Objects.requireNonNull(value, "value"));
        return this;
    }

    /**
     * Replaces all options for later loads of this loader, as by a form for a new game, and returns the loader. An
     * empty map gives each option its default.
     */
    public Loader options(Map<String, String> chosen) {
        options.clear();
        chosen.forEach(this::option);
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
     * {@link org.dicechess.spi.CaptureRule}, {@link org.dicechess.spi.CapturedRule}, {@link org.dicechess.spi.EndRule}
     * or {@link org.dicechess.spi.ConditionRule}. Hooks that are called in play are called by every thread that plays.
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

    /**
     * Returns the ids of all variants in the packs, in alphabetical order, each once.
     *
     * @throws PackException if a pack fails
     */
    public List<String> ids() {
        return packs.ids();
    }

    /**
     * Returns the ids that several packs have, in alphabetical order, each once. Of such an id the first pack's variant
     * is loaded, and the others are hidden.
     *
     * @throws PackException if a pack fails
     */
    public List<String> hiddenIds() {
        return packs.hiddenIds();
    }

    /**
     * Loads a variant of a pack.
     *
     * @param id the variant's id, such as {@code dice-chess}
     * @throws IllegalArgumentException if no pack has a variant with this id
     * @throws InvalidDefinitionException if its definition or the options have problems
     * @throws PackException if a pack fails
     */
    public Variant load(String id) {
        return load(definition(id));
    }

    /**
     * Loads a variant from a file. References by id ({@code extends: chess}) are found in the packs, references like
     * {@code ./x.yaml} and scripts in the file's own folder. The variant has the id that the file states, and no pack
     * lists it; {@link #record(String)} says how to read its games.
     *
     * @throws UncheckedIOException if the file cannot be read
     * @throws InvalidDefinitionException if its definition or the options have problems
     * @throws PackException if a pack fails
     */
    public Variant load(Path file) {
        return load(Definition.ofFile(file, packs));
    }

    /**
     * Loads a variant from memory. References by id ({@code extends: chess}) are found in the packs. There are no files
     * beside the definition, so references like {@code ./x.yaml} and scripts are problems; a definition of several
     * files loads from a {@link MemoryPack}. The limits are those of a file. The variant has the id that the text
     * states, and no pack lists it; {@link #record(String)} says how to read its games.
     *
     * @param name the name of the definition in problems, such as {@code upload 17}: any text but the name of a file of
     *     a pack, such as {@code chess/variant.yaml}; problems show it on one line, cut after 500 characters
     * @param definition the text in UTF-8; copied
     * @throws InvalidDefinitionException if the definition or the options have problems
     * @throws PackException if a pack fails
     */
    public Variant load(String name, byte[] definition) {
        return load(Definition.ofMemory(name, definition, packs));
    }

    /**
     * Reads and replays a game of any variant of the packs, written as lines of text or as JSON. The record names the
     * variant and its options; the options of this loader do not count. Script compilers and hooks are those of this
     * loader.
     *
     * <p>A game of a variant that was loaded from a file or from memory is found only if a pack has the variant, with
     * the same rules, under the id that the definition states; a {@link FolderPack} or {@link MemoryPack} may be that
     * pack. Without one, {@link org.dicechess.Notation#record(String)} and
     * {@link org.dicechess.Notation#fromJson(String)} of the loaded variant read the game.
     *
     * @throws NotationException if the text is malformed, no pack has the variant, the variant has not the options, or
     *     as {@link org.dicechess.Notation#record(String)} does
     * @throws InvalidDefinitionException if the definition of the variant has problems
     * @throws PackException if a pack fails
     * @throws org.dicechess.PlayException if the definition fails in play
     */
    public GameRecord record(String text) {
        WrittenGame written = WrittenGame.read(text);
        return written.play(variant(written));
    }

    /**
     * Reads and replays a game as {@link #record(String)} does, also if the rules of its variant have changed since it
     * was played. {@link org.dicechess.Notation#replay} says what is then compared. {@link #header} tells the rules
     * hash and the result that the record states.
     *
     * @throws NotationException as {@link #record(String)} does, but not because of other rules; it names the first
     *     event that is not possible
     * @throws InvalidDefinitionException if the definition of the variant has problems
     * @throws PackException if a pack fails
     * @throws org.dicechess.PlayException if the definition fails in play
     */
    public GameRecord replay(String text) {
        WrittenGame written = WrittenGame.read(text);
        return written.replay(variant(written));
    }

    private Variant variant(WrittenGame written) {
        RecordHeader header = written.header();
        Definition definition = Definition.ofPack(header.variant(), packs)
                .orElseThrow(() -> written.noVariant(
                        String.valueOf(unknown(header.variant()).getMessage())));
        Loader loader = new Loader(packs);
        loader.compilers.addAll(compilers);
        loader.hooks.putAll(hooks);
        Variant variant = loader.load(definition);
        written.checkChoices(variant);
        header.options().forEach(loader::option);
        return header.options().isEmpty() ? variant : loader.load(definition);
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
     * Returns the problems of the definition of a variant of a pack, as {@link #check(Path)} does.
     *
     * @throws IllegalArgumentException if no pack has a variant with this id
     * @throws PackException if a pack fails
     */
    public List<Problem> check(String id) {
        return check(definition(id));
    }

    /**
     * Returns the problems of a definition in reading order, each once. If it does not load, they are those of the
     * exception, all of them errors. If it loads, a check looks further. It warns of what the author probably meant
     * otherwise, {@link Problem.Severity#WARNING}; a definition that has warnings alone is sound. Where the game may
     * fail in play, because of hooks or of a search, some hundred random turns are played, the same ones at each call;
     * a failure is an error. Then each choice of an option that is not in force is loaded in full, with the choices in
     * force of the other options; its errors and warnings name the choice. Of choices that take much work together, the
     * last ones are only read, as in each load.
     *
     * @throws UncheckedIOException if the file cannot be read
     * @throws PackException if a pack fails
     */
    public List<Problem> check(Path file) {
        return check(Definition.ofFile(file, packs));
    }

    /**
     * Returns the problems of a definition in memory, as {@link #check(Path)} does.
     *
     * @param name as for {@link #load(String, byte[])}
     * @param definition the text in UTF-8; copied
     * @throws PackException if a pack fails
     */
    public List<Problem> check(String name, byte[] definition) {
        return check(Definition.ofMemory(name, definition, packs));
    }

    /**
     * Returns the description of a variant of a pack, without loading the variant. It is of the edition that the
     * options of this loader give. Scripts are not compiled, and hooks and compilers may be absent. A description does
     * not promise that the definition loads: only the parts that the description shows are read, in the edition that is
     * described.
     *
     * @throws IllegalArgumentException if no pack has a variant with this id
     * @throws InvalidDefinitionException if these parts or the options have problems
     * @throws PackException if a pack fails
     */
    public Description describe(String id) {
        return describe(definition(id));
    }

    /**
     * Returns the description of the definition in a file, as {@link #describe(String)} does.
     *
     * @throws UncheckedIOException if the file cannot be read
     * @throws InvalidDefinitionException if the described parts or the options have problems
     * @throws PackException if a pack fails
     */
    public Description describe(Path file) {
        return describe(Definition.ofFile(file, packs));
    }

    /**
     * Returns the description of a definition in memory, as {@link #describe(String)} does.
     *
     * @param name as for {@link #load(String, byte[])}
     * @param definition the text in UTF-8; copied
     * @throws InvalidDefinitionException if the described parts or the options have problems
     * @throws PackException if a pack fails
     */
    public Description describe(String name, byte[] definition) {
        return describe(Definition.ofMemory(name, definition, packs));
    }

    private Variant load(Definition definition) {
        Ingredients ingredients = ingredients(definition);
        Sources sources = new Sources(definition.packs(), definition.folder());
        return load(ingredients, sources, new VariantBuilder(ingredients, sources));
    }

    private static Variant load(Ingredients ingredients, Sources sources, VariantBuilder builder) {
        Optional<Variant> loaded = LOADED.find(ingredients, sources);
        if (loaded.isPresent()) {
            return loaded.get();
        }
        Ingredients plain = plain(ingredients, sources);
        Optional<Variant> same = plain.equals(ingredients) ? Optional.empty() : LOADED.find(plain, sources);
        return same.isPresent() ? same.get() : LOADED.keep(plain, sources, builder.variant());
    }

    /** Returns the ingredients without stated options that are at their default, as these make no other variant. */
    private static Ingredients plain(Ingredients ingredients, Sources sources) {
        if (ingredients.options().isEmpty()) {
            return ingredients;
        }
        try {
            return ingredients.withoutDefaults(new VariantBuilder(ingredients, sources).description());
        } catch (InvalidDefinitionException invalid) {
            return ingredients; // the load reports it
        }
    }

    private List<Problem> check(Definition definition) {
        try {
            Ingredients ingredients = ingredients(definition);
            Sources sources = new Sources(definition.packs(), definition.folder());
            VariantBuilder builder = new VariantBuilder(ingredients, sources);
            PlayVariant variant = (PlayVariant) load(ingredients, sources, builder);
            List<Problem> warnings = builder.warnings(variant.tables().game);
            Optional<Problem> failure = TrialProblems.of(variant, definition.name(), 1);
            Set<Problem> found = new TreeSet<>(warnings);
            found.addAll(
                    failure.isPresent()
                            ? List.of(failure.get())
                            : new ChoiceProblems(definition.name(), builder, warnings).of(variant));
            return List.copyOf(found);
        } catch (InvalidDefinitionException invalid) {
            return invalid.problems();
        }
    }

    private Description describe(Definition definition) {
        Sources sources = new Sources(definition.packs(), definition.folder());
        return new VariantBuilder(ingredients(definition), sources).description();
    }

    private Ingredients ingredients(Definition definition) {
        return new Ingredients(definition.id(), definition.name(), definition.bytes(), options, compilers, hooks);
    }

    private Definition definition(String id) {
        return Definition.ofPack(id, packs).orElseThrow(() -> unknown(id));
    }

    private IllegalArgumentException unknown(String id) {
        List<String> known = ids();
        String near = new Problems().suggest(id, known);
        return new IllegalArgumentException("there is no variant " + OneLine.quoted(id) + "; "
                + (known.isEmpty() ? noIds() : "expected one of " + OneLine.names(known))
                + (near.isEmpty() ? "" : "; " + near)
                + (id.endsWith(".yaml") ? "; to load a file, call load(Path)" : ""));
    }

    private String noIds() {
        return packs.packs().isEmpty()
                ? "no definition pack is present, such as org.dicechess:rule-specs"
                : "no definition pack that is present has a variant: "
                        + OneLine.names(
                                packs.packs().stream().map(AskedPack::name).toList());
    }
}
