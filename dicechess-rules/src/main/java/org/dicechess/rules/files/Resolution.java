package org.dicechess.rules.files;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.dicechess.rules.yaml.Fields;
import org.dicechess.rules.yaml.Location;
import org.dicechess.rules.yaml.Merge;
import org.dicechess.rules.yaml.Names;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlNode;
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

    /** The most choices of all options; the whole definition is read once for each of them. */
    private static final int MOST_CHOICES = 40;

    /** The most bytes of all files, counted once for each choice. */
    private static final long MOST_BYTES_OF_CHOICES = 3_000_000;

    /** The most imports of all files together; each one is merged again for each choice. */
    private static final int MOST_IMPORTS = 64;

    /** The key of a title of an option or of a choice, which no definition has at its root. */
    private static final String TITLE = "title";

    private static final int LONGEST_TITLE = 60;

    /** The keys that are resolved here and do not appear in the result. */
    private static final List<String> USED = List.of("extends", "import", "options");

    /** The place of options that the host chose, which stand in no file. */
    private static final Location CHOSEN = Location.startOf("the chosen options");

    private final References references;
    private final Map<String, String> wanted;
    private final Documents documents;
    private final Problems problems;
    private final Map<String, String> options = new LinkedHashMap<>();
    private final Map<String, List<String>> choices = new LinkedHashMap<>();
    private final Map<String, String> abouts = new LinkedHashMap<>();
    private final Map<String, String> titles = new LinkedHashMap<>();
    private final Map<String, Map<String, String>> choiceTitles = new LinkedHashMap<>();
    private List<String> hooks = List.of();

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
        this.wanted = wanted;
        this.documents = documents;
        this.problems = problems;
    }

    /**
     * Returns the resolved definition; empty if its text, or that of a file that it refers to, cannot be read, because
     * further problems would only follow from that.
     */
    public Optional<YamlMap> resolve(String name, byte[] bytes) {
        Optional<YamlMap> whole = game(name, bytes);
        if (whole.isPresent()) {
            hooks = NamedHooks.in(whole.get());
        }
        return whole.isPresent() && complete && hasFewChoices(whole.get())
                ? Optional.of(without(withOptions(whole.get()), USED))
                : Optional.empty();
    }

    /** Returns the options in force. Call {@link #resolve} first. */
    public Map<String, String> options() {
        return options;
    }

    /** Returns for each option its values, the default first. Call {@link #resolve} first. */
    public Map<String, List<String>> choices() {
        return choices;
    }

    /** Returns for each option its text for people, which may be empty. Call {@link #resolve} first. */
    public Map<String, String> abouts() {
        return abouts;
    }

    /** Returns for each option its title, which is its name if it has no other. Call {@link #resolve} first. */
    public Map<String, String> titles() {
        return titles;
    }

    /** Returns for each option the titles of its values, the default first. Call {@link #resolve} first. */
    public Map<String, Map<String, String>> choiceTitles() {
        return choiceTitles;
    }

    /** Returns the scripts and hooks that some choice names, each once. Call {@link #resolve} first. */
    public List<String> hooks() {
        return hooks;
    }

    private Optional<YamlMap> game(String name, byte[] bytes) {
        references.begin(name);
        Optional<YamlMap> own = documents.read(name, bytes);
        Optional<YamlMap> whole = own.isPresent() ? Optional.of(overItsBase(own.get())) : own;
        references.end();
        return whole;
    }

    private YamlMap overItsBase(YamlMap own) {
        Fields fields = new Fields(own, problems);
        format(fields);
        Optional<YamlText> extended = fields.symbolText("extends");
        Optional<YamlMap> base = extended.isPresent() ? extended(extended.get()) : Optional.empty();
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
        return needed(found.isPresent() ? game(found.get().name(), found.get().bytes()) : Optional.empty());
    }

    /** Reads an imported file, which may contain only pieces and areas. */
    private Optional<YamlMap> imported(YamlText reference) {
        Optional<References.Found> found = references.find(reference, References.ENDING);
        Optional<YamlMap> map = needed(
                found.isPresent()
                        ? documents.read(found.get().name(), found.get().bytes())
                        : Optional.empty());
        if (map.isPresent()) {
            Fields fields = new Fields(map.get(), problems);
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
            fields.number("format", 1, 1);
        } else if (problems.suggest("format", fields.map().keys()).isEmpty()) {
            problems.report(fields.map(), "E-REQUIRED", "required key 'format' is missing");
        }
    }

    /** Checks the number of choices, and the work of reading all, before any of them is read. */
    private boolean hasFewChoices(YamlMap whole) {
        int number = 0;
        for (YamlMap.Entry entry : entries(whole, "options")) {
            number += entry.value() instanceof YamlMap option
                    ? entries(option, "choices").size()
                    : 0;
        }
        if (number > MOST_CHOICES) {
            problems.report(
                    whole.get("options").orElseThrow(),
                    "E-RANGE",
                    number + " choices of all options together; at most " + MOST_CHOICES);
        }
        long bytes = number * documents.bytes();
        if (number <= MOST_CHOICES && bytes > MOST_BYTES_OF_CHOICES) {
            problems.report(
                    whole.get("options").orElseThrow(),
                    "E-RANGE",
                    number + " choices of all options together, each of files with " + documents.bytes()
                            + " bytes; the product is at most " + MOST_BYTES_OF_CHOICES);
        }
        return number <= MOST_CHOICES && bytes <= MOST_BYTES_OF_CHOICES;
    }

    private static List<YamlMap.Entry> entries(YamlMap map, String key) {
        return map.get(key).orElse(map) instanceof YamlMap below && below != map ? below.entries() : List.of();
    }

    private YamlMap withOptions(YamlMap whole) {
        YamlMap chosen = whole;
        Optional<YamlMap> offered = new Fields(whole, problems).map("options");
        checkNames(offered);
        for (YamlMap.Entry entry : entries(offered)) {
            if (entry.value() instanceof YamlMap option) {
                YamlMap changed = Merge.over(chosen, choose(entry.key(), option));
                chosen = new YamlMap(whole.location(), whole.path(), changed.entries());
            } else {
                problems.report(entry.value(), "E-TYPE", "map expected: default and choices");
            }
        }
        refuseUnknownOptions();
        return chosen;
    }

    private YamlMap choose(String name, YamlMap option) {
        Fields fields = new Fields(option, problems);
        Optional<YamlText> title = fields.title(TITLE, LONGEST_TITLE);
        Optional<YamlText> about = fields.text("about");
        Optional<YamlText> standard = fields.requiredSymbolText("default");
        Optional<YamlMap> choices = fields.requiredMap("choices");
        fields.done();
        if (standard.isEmpty() || choices.isEmpty()) {
            return empty(option);
        }
        checkNames(choices);
        List<String> values = choices.get().keys();
        if (!values.contains(standard.get().text())) {
            unknownValue(
                    standard.get().location(),
                    standard.get().path(),
                    name,
                    standard.get().text(),
                    values);
        }
        Map<String, String> named = new LinkedHashMap<>();
        for (YamlMap.Entry choice : choices.get().entries()) {
            checkChanges(choice);
            named.put(choice.key(), title(choice));
        }
        String value = wanted.getOrDefault(name, standard.get().text());
        options.put(name, value);
        abouts.put(name, about.isPresent() ? about.get().text() : "");
        this.choices.put(name, first(standard.get().text(), values));
        titles.put(name, title.isPresent() ? title.get().text() : name);
        choiceTitles.put(name, inOrder(named, this.choices.get(name)));
        if (!values.contains(value)) {
            if (wanted.containsKey(name)) {
                unknownValue(CHOSEN, "", name, value, values);
            }
            return empty(option);
        }
        return choices.get().get(value).orElseThrow() instanceof YamlMap changes
                ? changes.without(TITLE)
                : empty(option);
    }

    /** Checks the keys of a map, the names or the values of options. Records state them as {@code name=value}. */
    private void checkNames(Optional<YamlMap> map) {
        for (YamlMap.Entry entry : entries(map)) {
            Names.check(map.get(), entry, problems);
        }
    }

    /** Returns the title of a choice, or else its value. The title stands among the changes, but changes nothing. */
    private String title(YamlMap.Entry choice) {
        Optional<YamlText> title = choice.value() instanceof YamlMap changes
                ? new Fields(changes, problems).title(TITLE, LONGEST_TITLE)
                : Optional.empty();
        return title.isPresent() ? title.get().text() : choice.key();
    }

    private static Map<String, String> inOrder(Map<String, String> named, List<String> values) {
        Map<String, String> sorted = new LinkedHashMap<>();
        for (String value : values) {
            sorted.put(value, named.getOrDefault(value, value));
        }
        return Collections.unmodifiableMap(sorted);
    }

    /** Returns these values with the default first. */
    private static List<String> first(String standard, List<String> values) {
        List<String> sorted = new ArrayList<>(values);
        sorted.remove(standard);
        sorted.add(0, standard);
        return List.copyOf(sorted);
    }

    private void checkChanges(YamlMap.Entry choice) {
        if (!(choice.value() instanceof YamlMap changes)) {
            problems.report(choice.value(), "E-TYPE", "map of changes expected, {} for none");
            return;
        }
        for (YamlMap.Entry entry : changes.entries()) {
            if (USED.contains(entry.key())) {
                problems.report(
                        entry.keyLocation(),
                        changes.path(),
                        "E-OPTION",
                        "an option cannot change '" + entry.key() + "'");
            }
        }
    }

    private void unknownValue(Location where, String path, String name, String value, List<String> values) {
        problems.report(
                where,
                path,
                "E-OPTION",
                "option " + name + " has no value " + Problems.quoted(value) + "; expected one of " + values,
                problems.suggest(value, values));
    }

    private void refuseUnknownOptions() {
        for (String name : new TreeSet<>(wanted.keySet())) {
            if (!options.containsKey(name)) {
                problems.report(
                        CHOSEN,
                        "",
                        "E-OPTION",
                        "there is no option " + Problems.quoted(name)
                                + (options.isEmpty()
                                        ? "; this game has no options"
                                        : "; expected one of " + options.keySet()),
                        problems.suggest(name, options.keySet()));
            }
        }
    }

    private static YamlMap empty(YamlNode where) {
        return new YamlMap(where.location(), where.path(), List.of());
    }

    private static YamlMap without(YamlMap map, List<String> keys) {
        YamlMap rest = map;
        for (String key : keys) {
            rest = rest.without(key);
        }
        return rest;
    }
}
