package org.dicechess.rules.files;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.dicechess.Description;
import org.dicechess.rules.yaml.DeepSections;
import org.dicechess.rules.yaml.Fields;
import org.dicechess.rules.yaml.Key;
import org.dicechess.rules.yaml.Keys;
import org.dicechess.rules.yaml.Merge;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlText;

/**
 * Resolves a definition: merges the definition that it extends, its imports, its own text and the options that the host
 * set.
 *
 * <p>A reference is the id of a variant in a pack ({@code extends: chess}), a path in a pack without ending
 * ({@code import: pieces/chess}), or a file in the folder of the referring file ({@code import: ./mine.yaml}): for a
 * file of a pack a folder of the packs, for the definition and the files beside it the definition's folder. No
 * reference leaves its folder.
 */
public final class Resolution {

    /** The most imports of all files together; each one is merged again for each choice. */
    private static final int MOST_IMPORTS = 64;

    /** The keys of the file, not of the game. */
    public static final Keys KEYS = Keys.of(
            "file",
            Key.number("format", 1, 1),
            Key.symbol("extends", "definition"),
            Key.symbols("import", "definition"));

    /** The keys of a file that others import. */
    private static final Keys IMPORTED =
            Keys.of("imported", Key.number("format", 1, 1), Key.names("pieces", "piece"), Key.names("areas", "area"));

    /** The keys that are resolved here and do not appear in the result. */
    static final List<String> USED = List.of("extends", "import", "options");

    /** The key of the other names of a game, which are not those of games that extend it. */
    private static final String OTHER_NAMES = "also";

    private final References references;
    private final Documents documents;
    private final Problems problems;
    private final ChosenOptions options;
    private List<String> hooks = List.of();
    private Optional<YamlMap> whole = Optional.empty();
    private Optional<YamlMap> inherited = Optional.empty();

    private boolean complete = true;

    /** The number of imports in all files so far. */
    private int imports;

    /**
     * Creates a resolution.
     *
     * @param packs the source of definitions by id
     * @param folder the source of files in the definition's folder
     * @param wanted the options that the host set
     * @param documents the files that have been read already, for other choices of options
     */
    public Resolution(
            DefinitionFiles packs,
            DefinitionFiles folder,
            Map<String, String> wanted,
            Documents documents,
            Problems problems) {
        this.references = new References(packs, folder, problems);
        this.documents = documents;
        this.problems = problems;
        this.options = new ChosenOptions(wanted, problems);
    }

    /**
     * Returns the resolved definition; empty if its text, or that of a file that it refers to, cannot be read, because
     * further problems would only follow from that.
     */
    public Optional<YamlMap> resolve(String name, byte[] bytes) {
        whole = game(name, bytes);
        if (whole.isPresent()) {
            hooks = NamedHooks.in(whole.get());
        }
        return whole.isPresent() && complete && options.areFew(whole.get(), documents.bytes())
                ? Optional.of(withoutUsed(chosen(whole.get())))
                : Optional.empty();
    }

    private YamlMap chosen(YamlMap definition) {
        YamlMap chosen = options.appliedTo(definition);
        new DeepSections(definition, problems).check();
        return chosen;
    }

    /** Returns the options that the host can choose, in the order of the definition. Call {@link #resolve} first. */
    public List<Description.Option> options() {
        return options.all();
    }

    /** Returns the scripts and hooks that some choice names, each once. Call {@link #resolve} first. */
    public List<String> hooks() {
        return hooks;
    }

    /** Returns what the definition extends and imports; empty if that is nothing. Call {@link #resolve} first. */
    public Optional<YamlMap> inherited() {
        return inherited;
    }

    /** Returns the definition with what it inherits, before any choice changes it. Call {@link #resolve} first. */
    public Optional<YamlMap> unchosen() {
        return whole;
    }

    private Optional<YamlMap> game(String name, byte[] bytes) {
        references.begin(name);
        Optional<YamlMap> own = documents.read(name, bytes);
        Optional<YamlMap> whole = own.isPresent() ? Optional.of(overItsBase(own.get())) : own;
        references.end();
        return whole;
    }

    private YamlMap overItsBase(YamlMap own) {
        Fields fields = new Fields(own, KEYS, problems);
        format(fields);
        Optional<YamlText> extended = fields.symbolText("extends");
        Optional<YamlMap> base = extended.isPresent() ? extended(extended.get()) : Optional.empty();
        complete &= extended.isPresent() || !fields.has("extends");
        for (YamlText reference : fields.textList("import")) {
            if (++imports == MOST_IMPORTS + 1) {
                complete = false;
                problems.report(
                        reference,
                        "E-RANGE",
                        "more than " + MOST_IMPORTS + " imports in all files together; at most " + MOST_IMPORTS);
            }
            base = imports > MOST_IMPORTS ? base : over(base, imported(reference));
        }
        inherited = base;
        return over(base, Optional.of(own)).orElseThrow();
    }

    private static Optional<YamlMap> over(Optional<YamlMap> base, Optional<YamlMap> changes) {
        if (base.isEmpty()) {
            return changes;
        }
        return changes.isPresent() ? Optional.of(Merge.over(base.get(), changes.get())) : base;
    }

    private Optional<YamlMap> extended(YamlText reference) {
        Optional<References.Found> found = references.find(reference, "/variant" + References.ENDING);
        Optional<YamlMap> game =
                needed(found.isPresent() ? game(found.get().name(), found.get().bytes()) : Optional.empty());
        return game.isPresent() ? Optional.of(game.get().without(OTHER_NAMES)) : game;
    }

    /** Reads an imported file, which may contain only pieces and areas. */
    private Optional<YamlMap> imported(YamlText reference) {
        Optional<References.Found> found = references.find(reference, References.ENDING);
        Optional<YamlMap> map = needed(
                found.isPresent()
                        ? documents.read(found.get().name(), found.get().bytes())
                        : Optional.empty());
        if (map.isPresent()) {
            Fields fields = new Fields(map.get(), IMPORTED, problems);
            format(fields);
            checkMaps(fields.map("pieces"));
            fields.map("areas");
            fields.done();
        }
        return map;
    }

    private Optional<YamlMap> needed(Optional<YamlMap> found) {
        complete &= found.isPresent();
        return found;
    }

    private void checkMaps(Optional<YamlMap> pieces) {
        for (YamlMap.Entry entry : entries(pieces)) {
            if (!(entry.value() instanceof YamlMap)) {
                problems.report(entry.value(), "E-TYPE", "map expected: symbol, move and more");
            }
        }
    }

    private static List<YamlMap.Entry> entries(Optional<YamlMap> map) {
        return map.isPresent() ? map.get().entries() : List.of();
    }

    private void format(Fields fields) {
        if (fields.has("format")) {
            fields.number("format");
        } else if (problems.suggest("format", fields.map().keys()).isEmpty()) {
            problems.report(fields.map(), "E-REQUIRED", "required key 'format' is missing");
        }
    }

    /**
     * Returns the definition without what has been used. Options that are no map stay, and the game's reader says so.
     */
    private static YamlMap withoutUsed(YamlMap map) {
        YamlMap rest = map.without("extends").without("import");
        return map.get("options").orElse(map) instanceof YamlMap ? rest.without("options") : rest;
    }
}
