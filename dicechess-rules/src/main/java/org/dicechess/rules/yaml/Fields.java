package org.dicechess.rules.yaml;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * A map read key by key: what was asked for is its schema, and whatever else it holds is a mistake.
 *
 * <p>An answer of the wrong kind is reported at the value and then counts as absent. Call {@link #done()} after the
 * last question: it reports required keys that are absent, where the map begins, and keys that nobody asked for.
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
        return present(value(key));
    }

    /** The value of a key that must be there. */
    public Optional<YamlNode> requiredNode(String key) {
        return present(required(key));
    }

    /** A text for people, as {@link Scalars#text}. */
    public Optional<YamlText> text(String key) {
        Optional<YamlNode> node = value(key);
        return node.isPresent() ? scalars.text(node.get()) : Optional.empty();
    }

    /** A text for people that must be there. */
    public Optional<YamlText> requiredText(String key) {
        Optional<YamlNode> node = required(key);
        return node.isPresent() ? scalars.text(node.get()) : Optional.empty();
    }

    /** A text that refers to something, as {@link Scalars#symbol}. */
    public Optional<YamlText> symbolText(String key) {
        Optional<YamlNode> node = value(key);
        return node.isPresent() ? scalars.symbol(node.get()) : Optional.empty();
    }

    /** A text that refers to something and must be there. */
    public Optional<YamlText> requiredSymbolText(String key) {
        Optional<YamlNode> node = required(key);
        return node.isPresent() ? scalars.symbol(node.get()) : Optional.empty();
    }

    /** An identifier, as {@link Scalars#name}. */
    public Optional<YamlText> name(String key) {
        Optional<YamlNode> node = value(key);
        return node.isPresent() ? scalars.name(node.get()) : Optional.empty();
    }

    /** An identifier that must be there. */
    public Optional<YamlText> requiredName(String key) {
        Optional<YamlNode> node = required(key);
        return node.isPresent() ? scalars.name(node.get()) : Optional.empty();
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
        Optional<YamlNode> node = value(key);
        return node.isPresent() ? scalars.flag(node.get()) : Optional.empty();
    }

    /** One of a few words. */
    public Optional<String> choice(String key, List<String> allowed) {
        Optional<YamlNode> node = value(key);
        return node.isPresent() ? scalars.choice(node.get(), allowed) : Optional.empty();
    }

    /** One of a few words that must be there. */
    public Optional<String> requiredChoice(String key, List<String> allowed) {
        Optional<YamlNode> node = required(key);
        return node.isPresent() ? scalars.choice(node.get(), allowed) : Optional.empty();
    }

    /** A map. */
    public Optional<YamlMap> map(String key) {
        return asMap(node(key));
    }

    /** A map that must be there. */
    public Optional<YamlMap> requiredMap(String key) {
        return asMap(requiredNode(key));
    }

    private Optional<YamlMap> asMap(Optional<YamlNode> node) {
        if (node.isPresent() && node.get() instanceof YamlMap found) {
            return Optional.of(found);
        }
        reportType(node, "map");
        return Optional.empty();
    }

    /** A list, maybe empty. */
    public Optional<YamlList> list(String key) {
        return asList(node(key));
    }

    /** A list that must be there, maybe empty. */
    public Optional<YamlList> requiredList(String key) {
        return asList(requiredNode(key));
    }

    private Optional<YamlList> asList(Optional<YamlNode> node) {
        if (node.isPresent() && node.get() instanceof YamlList found) {
            return Optional.of(found);
        }
        reportType(node, "list");
        return Optional.empty();
    }

    private void reportType(Optional<YamlNode> node, String expected) {
        if (node.isPresent()) {
            problems.report(node.get(), "E-TYPE", expected + " expected, not " + NodeText.of(node.get()));
        }
    }

    /**
     * One text or a list of texts that refer to something; empty if the key is absent. Items of other kinds are
     * reported.
     */
    public List<YamlText> textList(String key) {
        Optional<YamlNode> node = node(key);
        if (node.isEmpty()) {
            return List.of();
        }
        List<YamlNode> items = node.get() instanceof YamlList found ? found.items() : List.of(node.get());
        List<YamlText> texts = new ArrayList<>();
        for (YamlNode item : items) {
            Optional<YamlText> text = scalars.symbol(item);
            if (text.isPresent()) {
                texts.add(text.get());
            }
        }
        return texts;
    }

    /** As {@link #textList} for a key that must be there, with at least one text. */
    public List<YamlText> requiredTexts(String key) {
        Optional<YamlNode> value = requiredNode(key);
        if (value.isPresent()
                && value.get() instanceof YamlList list
                && list.items().isEmpty()) {
            problems.report(list, "E-REQUIRED", "at least one expected in this list");
        }
        return value.isPresent() ? textList(key) : List.of();
    }

    /** The id of the rule that this map states, empty if it names none; it may stand in every map. */
    public String rule() {
        Optional<YamlText> rule = text(RULE);
        return rule.isPresent() ? rule.get().text() : "";
    }

    /**
     * Reports every required key that is absent, and every key that nobody asked for, with the nearest of those asked
     * for as a hint. A required key that the author has only misspelt is told once.
     */
    public void done() {
        if (!asked.contains(RULE)) {
            rule();
        }
        for (YamlMap.Entry entry : map.entries()) {
            if (!asked.contains(entry.key())) {
                reportUnknown(entry);
                Spelling.nearest(entry.key(), asked).ifPresent(missing::remove);
            }
        }
        for (String key : missing) {
            problems.report(map, "E-REQUIRED", "required key '" + key + "' is missing");
        }
    }

    private void reportUnknown(YamlMap.Entry entry) {
        problems.report(
                entry.keyLocation(),
                map.path(),
                "E-UNKNOWN-KEY",
                "unknown key " + Problems.quoted(entry.key()),
                problems.suggest(entry.key(), asked));
    }

    private Optional<YamlNode> present(Optional<YamlNode> node) {
        return node.isPresent() ? scalars.present(node.get()) : node;
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
