package org.dicechess.rules.files;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.dicechess.Description;
import org.dicechess.rules.yaml.Fields;
import org.dicechess.rules.yaml.Key;
import org.dicechess.rules.yaml.Keys;
import org.dicechess.rules.yaml.Location;
import org.dicechess.rules.yaml.Merge;
import org.dicechess.rules.yaml.NamedMaps;
import org.dicechess.rules.yaml.Names;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlText;

/** Reads the options of a definition, and applies the choices of the host, or else the defaults. */
final class ChosenOptions {

    /** The keys that no choice changes. */
    static final List<String> FIXED =
            Stream.concat(Stream.of("format", "id"), Resolution.USED.stream()).toList();

    /** The most choices of all options; the whole definition is read once for each of them. */
    private static final int MOST_CHOICES = 40;

    /** The most bytes of all files, counted once for each choice. */
    private static final long MOST_BYTES_OF_CHOICES = 3_000_000;

    /** The key of a title of an option or of a choice, which no definition has at its root. */
    private static final String TITLE = "title";

    private static final int LONGEST_TITLE = 60;

    static final Keys KEYS = Keys.of(
            "option",
            Key.title(TITLE, LONGEST_TITLE),
            Key.text("about"),
            Key.symbol("default", "choice"),
            Key.names("choices", "choice"));

    /** The key of a choice that is no change. */
    static final Keys CHOICE = Keys.of("choice", Key.title(TITLE, LONGEST_TITLE));

    /** The place of options that the host chose, which stand in no file. */
    private static final Location CHOSEN = Location.startOf("the chosen options");

    private final Map<String, String> wanted;
    private final Problems problems;
    private final Map<String, Description.Option> options = new LinkedHashMap<>();

    /** Chooses the options that the host wants, by their names. */
    ChosenOptions(Map<String, String> wanted, Problems problems) {
        this.wanted = wanted;
        this.problems = problems;
    }

    private record Offered(
            String name, String title, String about, List<String> choices, Map<String, String> titles, String value)
            implements Description.Option {}

    /** Returns the options, in the order of the definition. Call {@link #appliedTo} first. */
    List<Description.Option> all() {
        return List.copyOf(options.values());
    }

    /** Checks the number of choices, and the work of reading files of so many bytes for each, before any is read. */
    boolean areFew(YamlMap whole, long bytesOfFiles) {
        int number = 0;
        for (YamlMap.Entry entry : entries(whole, "options")) {
            number += entry.value() instanceof YamlMap option
                    ? entries(option, "choices").size()
                    : 0;
        }
        if (number > MOST_CHOICES) {
            tooMany(whole, number, "; at most " + MOST_CHOICES);
        } else if (number * bytesOfFiles > MOST_BYTES_OF_CHOICES) {
            tooMany(
                    whole,
                    number,
                    ", each of files with " + bytesOfFiles + " bytes; the product is at most " + MOST_BYTES_OF_CHOICES);
        } else {
            return true;
        }
        return false;
    }

    private static List<YamlMap.Entry> entries(YamlMap map, String key) {
        return map.get(key).orElse(map) instanceof YamlMap below && below != map ? below.entries() : List.of();
    }

    private void tooMany(YamlMap whole, int number, String limit) {
        problems.report(
                whole.get("options").orElseThrow(), "E-RANGE", number + " choices of all options together" + limit);
    }

    /** Returns the definition with the changes of the choices in force. */
    YamlMap appliedTo(YamlMap whole) {
        YamlMap chosen = whole;
        YamlMap none = new YamlMap(whole.location(), "options", List.of());
        YamlMap offered = whole.get("options").orElse(none) instanceof YamlMap map ? map : none;
        for (NamedMaps.Named option : NamedMaps.of(offered, "default and choices", problems)) {
            YamlMap changed = Merge.over(chosen, changes(option.name(), option.map()));
            chosen = new YamlMap(whole.location(), whole.path(), changed.entries());
        }
        refuseUnknownOptions();
        return chosen;
    }

    /** Checks the keys of a map, the values of an option. Records state them as {@code name=value}. */
    private void checkNames(YamlMap map) {
        for (YamlMap.Entry entry : map.entries()) {
            Names.check(map, entry, problems);
        }
    }

    private YamlMap changes(String name, YamlMap option) {
        Fields fields = new Fields(option, KEYS, problems);
        Optional<YamlText> title = fields.title(TITLE);
        Optional<YamlText> about = fields.text("about");
        Optional<YamlText> standard = fields.requiredSymbolText("default");
        Optional<YamlMap> choices = fields.requiredMap("choices");
        fields.done();
        YamlMap none = new YamlMap(option.location(), option.path(), List.of());
        if (standard.isEmpty() || choices.isEmpty()) {
            return none;
        }
        checkNames(choices.get());
        checkDefault(standard.get(), name, choices.get());
        choices.get().entries().forEach(this::checkChanges);
        List<String> values = first(standard.get().text(), choices.get().keys());
        String value = wanted.getOrDefault(name, standard.get().text());
        options.put(
                name,
                new Offered(
                        name,
                        title.isPresent() ? title.get().text() : name,
                        about.isPresent() ? about.get().text() : "",
                        values,
                        titles(choices.get(), values),
                        value));
        if (wanted.containsKey(name) && choices.get().get(value).isEmpty()) {
            unknownValue(CHOSEN, "", name, value, choices.get().keys());
        }
        return choices.get().get(value).orElse(none) instanceof YamlMap changes
                ? changes.without(TITLE).without("id")
                : none;
    }

    private void checkDefault(YamlText standard, String option, YamlMap choices) {
        if (choices.get(standard.text()).isEmpty()) {
            unknownValue(standard.location(), standard.path(), option, standard.text(), choices.keys());
        }
    }

    private void unknownValue(Location where, String path, String option, String value, List<String> values) {
        problems.report(
                where,
                path,
                "E-OPTION",
                "option " + option + " has no value " + Problems.quoted(value) + "; expected one of " + values,
                problems.suggest(value, values));
    }

    private void checkChanges(YamlMap.Entry choice) {
        if (!(choice.value() instanceof YamlMap changes)) {
            problems.report(choice.value(), "E-TYPE", "map of changes expected, {} for none");
            return;
        }
        for (YamlMap.Entry entry : changes.entries()) {
            if (FIXED.contains(entry.key())) {
                problems.report(
                        entry.keyLocation(),
                        changes.path(),
                        "E-OPTION",
                        "an option cannot change '" + entry.key() + "'");
            }
        }
    }

    /** Returns these values with the default first. */
    private static List<String> first(String standard, List<String> values) {
        List<String> sorted = new ArrayList<>(values);
        sorted.remove(standard);
        sorted.add(0, standard);
        return List.copyOf(sorted);
    }

    /** Returns the titles of these values. A title stands among the changes of a choice, but changes nothing. */
    private Map<String, String> titles(YamlMap choices, List<String> values) {
        Map<String, String> titles = new LinkedHashMap<>();
        for (String value : values) {
            Optional<YamlText> title =
                    choices.get(value).orElse(choices) instanceof YamlMap changes && changes != choices
                            ? new Fields(changes, CHOICE, problems).title(TITLE)
                            : Optional.empty();
            titles.put(value, title.isPresent() ? title.get().text() : value);
        }
        return Collections.unmodifiableMap(titles);
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
}
