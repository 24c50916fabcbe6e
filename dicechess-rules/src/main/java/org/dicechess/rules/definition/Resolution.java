package org.dicechess.rules.definition;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.dicechess.rules.yaml.Fields;
import org.dicechess.rules.yaml.Location;
import org.dicechess.rules.yaml.Merge;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlNode;
import org.dicechess.rules.yaml.YamlReader;
import org.dicechess.rules.yaml.YamlText;

/**
 * Puts a definition together: what it extends, what it imports, itself, and the options that the host set.
 *
 * <p>A reference is the id of a variant in a pack ({@code extends: chess}), a path in a pack without ending ({@code import:
 * pieces/chess}), or a file beside the referring one ({@code import: ./mine.yaml}). No reference leaves its folder.
 */
public final class Resolution {

    private static final int DEEPEST = 8;

    /** The keys that are used up here and stand no longer in the result. */
    private static final List<String> USED = List.of("extends", "import", "options");

    private final Files packs;
    private final Files folder;
    private final Map<String, String> wanted;
    private final Problems problems;
    private final List<String> open = new ArrayList<>();
    private final Map<String, String> options = new LinkedHashMap<>();
    private final Map<String, List<String>> alternatives = new LinkedHashMap<>();
    private boolean complete = true;

    /**
     * A resolution.
     *
     * @param packs the definitions that are referred to by id
     * @param folder the files beside the definition
     * @param wanted the options that the host set
     */
    public Resolution(Files packs, Files folder, Map<String, String> wanted, Problems problems) {
        this.packs = packs;
        this.folder = folder;
        this.wanted = wanted;
        this.problems = problems;
    }

    /** The resolved definition; empty if its text, or that of a file it refers to, cannot be read: the rest would be consequences. */
    public Optional<YamlMap> resolve(String name, byte[] bytes) {
        return game(name, bytes).filter(whole -> complete).map(this::withOptions).map(map -> without(map, USED));
    }

    /** The options in force, after {@link #resolve}. */
    public Map<String, String> options() {
        return options;
    }

    /** For each option the values that are not in force, after {@link #resolve}. */
    public Map<String, List<String>> alternatives() {
        return alternatives;
    }

    private Optional<YamlMap> game(String name, byte[] bytes) {
        open.add(name);
        Optional<YamlMap> own = YamlReader.read(name, bytes, problems);
        Optional<YamlMap> whole = own.map(this::overItsBase);
        open.remove(name);
        return whole;
    }

    private YamlMap overItsBase(YamlMap own) {
        Fields fields = new Fields(own, problems);
        format(fields);
        List<YamlMap> layers = new ArrayList<>();
        fields.symbolText("extends").flatMap(reference -> extended(own, reference)).ifPresent(layers::add);
        fields.textList("import").forEach(reference -> imported(reference).ifPresent(layers::add));
        layers.add(own);
        return layers.stream().reduce(Merge::over).orElseThrow();
    }

    private Optional<YamlMap> extended(YamlMap own, YamlText reference) {
        return needed(bytes(reference, "/variant.yaml").flatMap(found -> game(found.name(), found.bytes())));
    }

    /** A file of pieces and areas, nothing else. */
    private Optional<YamlMap> imported(YamlText reference) {
        return needed(bytes(reference, ".yaml").flatMap(found -> YamlReader.read(found.name(), found.bytes(), problems))).map(map -> {
            Fields fields = new Fields(map, problems);
            format(fields);
            fields.map("pieces").ifPresent(this::checkMaps);
            fields.map("areas");
            fields.done();
            return map;
        });
    }

    private Optional<YamlMap> needed(Optional<YamlMap> found) {
        complete &= found.isPresent();
        return found;
    }

    private void checkMaps(YamlMap pieces) {
        pieces.entries().stream()
                .filter(entry -> !(entry.value() instanceof YamlMap))
                .forEach(entry -> problems.report(entry.value(), "E-TYPE", "map expected: symbol, move and more"));
    }

    private void format(Fields fields) {
        if (fields.has("format")) {
            fields.number("format", 1, 1);
        } else if (problems.suggest("format", fields.map().keys()).isEmpty()) {
            problems.report(fields.map(), "E-REQUIRED", "required key 'format' is missing");
        }
    }

    private record Found(String name, byte[] bytes) {}

    private Optional<Found> bytes(YamlText reference, String ending) {
        String text = reference.text();
        boolean beside = text.startsWith("./");
        String name = beside ? text.substring(2) : text + ending;
        if (!isFile(name)) {
            problems.report(
                    reference,
                    "E-REFERENCE",
                    "bad reference " + Problems.quoted(text) + ": an id as chess, a path as pieces/chess or ./file.yaml expected",
                    isFile(name + ".yaml") ? "did you mean " + Problems.quoted(text + ".yaml") + "?" : "");
            return Optional.empty();
        }
        if (open.contains(name) || open.size() >= DEEPEST) {
            problems.report(reference, "E-CYCLE", "definitions extend each other in a circle: " + String.join(", ", open));
            return Optional.empty();
        }
        Optional<byte[]> bytes = (beside ? folder : packs).file(name);
        if (bytes.isEmpty()) {
            problems.report(reference, "E-UNKNOWN-FILE", "there is no definition " + Problems.quoted(text));
        }
        return bytes.map(found -> new Found(name, found));
    }

    private static boolean isFile(String name) {
        return name.matches("[a-z0-9-]+(/[a-z0-9-]+)*\\.yaml");
    }

    private YamlMap withOptions(YamlMap whole) {
        YamlMap chosen = whole;
        Optional<YamlMap> declared = new Fields(whole, problems).map("options");
        for (YamlMap.Entry entry : declared.map(YamlMap::entries).orElse(List.of())) {
            if (entry.value() instanceof YamlMap option) {
                YamlMap changed = Merge.over(chosen, choose(entry.key(), option));
                chosen = new YamlMap(whole.location(), whole.path(), changed.entries());
            } else {
                problems.report(entry.value(), "E-TYPE", "map expected: default and choices");
            }
        }
        refuseUnknownOptions(whole);
        return chosen;
    }

    private YamlMap choose(String name, YamlMap option) {
        Fields fields = new Fields(option, problems);
        fields.text("about");
        Optional<YamlText> standard = fields.requiredSymbolText("default");
        Optional<YamlMap> choices = fields.requiredMap("choices");
        fields.done();
        if (standard.isEmpty() || choices.isEmpty()) {
            return empty(option);
        }
        List<String> values = choices.get().keys();
        if (!values.contains(standard.get().text())) {
            unknownValue(standard.get().location(), standard.get().path(), name, standard.get().text(), values);
        }
        choices.get().entries().forEach(this::checkChanges);
        String value = wanted.getOrDefault(name, standard.get().text());
        options.put(name, value);
        alternatives.put(name, values.stream().filter(other -> !other.equals(value)).toList());
        if (!values.contains(value)) {
            unknownValue(option.location(), option.path(), name, value, values);
            return empty(option);
        }
        return choices.get().get(value).filter(YamlMap.class::isInstance).map(YamlMap.class::cast).orElse(empty(option));
    }

    private void checkChanges(YamlMap.Entry choice) {
        if (!(choice.value() instanceof YamlMap changes)) {
            problems.report(choice.value(), "E-TYPE", "map of changes expected, {} for none");
            return;
        }
        changes.entries().stream()
                .filter(entry -> USED.contains(entry.key()))
                .forEach(entry -> problems.report(
                        entry.keyLocation(), changes.path(), "E-OPTION", "an option cannot change '" + entry.key() + "'"));
    }

    private void unknownValue(Location where, String path, String name, String value, List<String> values) {
        problems.report(
                where,
                path,
                "E-OPTION",
                "option " + name + " has no value " + Problems.quoted(value) + ", only " + values,
                problems.suggest(value, values));
    }

    private void refuseUnknownOptions(YamlMap whole) {
        wanted.keySet().stream().sorted().filter(name -> !options.containsKey(name)).forEach(name -> problems.report(
                whole,
                "E-OPTION",
                "there is no option " + Problems.quoted(name)
                        + (options.isEmpty() ? ": this game has none" : ", only " + options.keySet()),
                problems.suggest(name, options.keySet())));
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
