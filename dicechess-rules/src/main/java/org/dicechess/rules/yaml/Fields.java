package org.dicechess.rules.yaml;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * A map read key by key: what was asked for is its schema, and whatever else it holds is a mistake.
 *
 * <p>An answer of the wrong kind is reported at the value and then counts as absent. Call {@link #done()} after the last
 * question: it reports required keys that are absent, where the map begins, and keys that nobody asked for.
 */
public final class Fields {

    /** The key that may stand in every map and names the rule behind it. */
    private static final String RULE = "rule";

    private final YamlMap map;
    private final Problems problems;
    private final Scalars scalars;
    private final Set<String> asked = new LinkedHashSet<>();
    private final Set<String> missing = new LinkedHashSet<>();

    /** The fields of a map, which reports to these problems. */
    public Fields(YamlMap map, Problems problems) {
        this.map = map;
        this.problems = problems;
        this.scalars = new Scalars(problems);
    }

    /** The map behind these fields. */
    public YamlMap map() {
        return map;
    }

    /** True if the key stands in the map, whatever its value. */
    public boolean has(String key) {
        asked.add(key);
        return map.get(key).isPresent();
    }

    /** The value of a key, of any kind but not missing. */
    public Optional<YamlNode> node(String key) {
        return value(key).flatMap(scalars::present);
    }

    /** The value of a key that must be there. */
    public Optional<YamlNode> requiredNode(String key) {
        return required(key).flatMap(scalars::present);
    }

    /** A text for people, as {@link Scalars#text}. */
    public Optional<YamlText> text(String key) {
        return value(key).flatMap(scalars::text);
    }

    /** A text for people that must be there. */
    public Optional<YamlText> requiredText(String key) {
        return required(key).flatMap(scalars::text);
    }

    /** A text that refers to something, as {@link Scalars#symbol}. */
    public Optional<YamlText> symbolText(String key) {
        return value(key).flatMap(scalars::symbol);
    }

    /** A text that refers to something and must be there. */
    public Optional<YamlText> requiredSymbolText(String key) {
        return required(key).flatMap(scalars::symbol);
    }

    /** An identifier, as {@link Scalars#name}. */
    public Optional<YamlText> name(String key) {
        return value(key).flatMap(scalars::name);
    }

    /** An identifier that must be there. */
    public Optional<YamlText> requiredName(String key) {
        return required(key).flatMap(scalars::name);
    }

    /** A whole number from min to max. */
    public OptionalInt number(String key, int min, int max) {
        return number(value(key), min, max);
    }

    /** A whole number from min to max that must be there. */
    public OptionalInt requiredNumber(String key, int min, int max) {
        return number(required(key), min, max);
    }

    private OptionalInt number(Optional<YamlNode> node, int min, int max) {
        return node.isPresent() ? scalars.number(node.get(), min, max) : OptionalInt.empty();
    }

    /** Plain {@code true} or {@code false}. */
    public Optional<Boolean> flag(String key) {
        return value(key).flatMap(scalars::flag);
    }

    /** One of a few words. */
    public Optional<String> choice(String key, List<String> allowed) {
        return value(key).flatMap(node -> scalars.choice(node, allowed));
    }

    /** One of a few words that must be there. */
    public Optional<String> requiredChoice(String key, List<String> allowed) {
        return required(key).flatMap(node -> scalars.choice(node, allowed));
    }

    /** A map. */
    public Optional<YamlMap> map(String key) {
        return node(key).flatMap(this::asMap);
    }

    /** A map that must be there. */
    public Optional<YamlMap> requiredMap(String key) {
        return requiredNode(key).flatMap(this::asMap);
    }

    private Optional<YamlMap> asMap(YamlNode node) {
        if (node instanceof YamlMap found) {
            return Optional.of(found);
        }
        problems.report(node, "E-TYPE", "map expected, not " + Shown.of(node));
        return Optional.empty();
    }

    /** A list, maybe empty. */
    public Optional<YamlList> list(String key) {
        return node(key).flatMap(this::asList);
    }

    /** A list that must be there, maybe empty. */
    public Optional<YamlList> requiredList(String key) {
        return requiredNode(key).flatMap(this::asList);
    }

    private Optional<YamlList> asList(YamlNode node) {
        if (node instanceof YamlList found) {
            return Optional.of(found);
        }
        problems.report(node, "E-TYPE", "list expected, not " + Shown.of(node));
        return Optional.empty();
    }

    /** One text or a list of texts that refer to something; empty if the key is absent. Items of other kinds are reported. */
    public List<YamlText> textList(String key) {
        Optional<YamlNode> node = node(key);
        if (node.isEmpty()) {
            return List.of();
        }
        List<YamlNode> items = node.get() instanceof YamlList found ? found.items() : List.of(node.get());
        return items.stream().map(scalars::symbol).flatMap(Optional::stream).toList();
    }

    /** As {@link #textList} for a key that must be there, with at least one text. */
    public List<YamlText> requiredTexts(String key) {
        Optional<YamlNode> value = requiredNode(key);
        if (value.isPresent() && value.get() instanceof YamlList list && list.items().isEmpty()) {
            problems.report(list, "E-REQUIRED", "at least one expected in this list");
        }
        return value.isPresent() ? textList(key) : List.of();
    }

    /** The rule that this map states, by its id; it may stand in every map. */
    public Optional<YamlText> rule() {
        return text(RULE);
    }

    /**
     * Reports every required key that is absent, and every key that nobody asked for, with the nearest of those asked for as a
     * hint. A required key that the author has only misspelt is told once.
     */
    public void done() {
        if (!asked.contains(RULE)) {
            rule();
        }
        List<YamlMap.Entry> unknown = map.entries().stream().filter(entry -> !asked.contains(entry.key())).toList();
        unknown.forEach(this::reportUnknown);
        unknown.forEach(entry -> Spelling.nearest(entry.key(), asked).ifPresent(missing::remove));
        missing.forEach(key -> problems.report(map, "E-REQUIRED", "required key '" + key + "' is missing"));
    }

    private void reportUnknown(YamlMap.Entry entry) {
        problems.report(
                entry.keyLocation(),
                map.path(),
                "E-UNKNOWN-KEY",
                "unknown key " + Problems.quoted(entry.key()),
                problems.suggest(entry.key(), asked));
    }

    private Optional<YamlNode> value(String key) {
        asked.add(key);
        return map.get(key);
    }

    private Optional<YamlNode> required(String key) {
        Optional<YamlNode> value = value(key);
        if (value.isEmpty()) {
            missing.add(key);
        }
        return value;
    }
}
