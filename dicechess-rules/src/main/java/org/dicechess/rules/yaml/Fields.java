package org.dicechess.rules.yaml;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;

/**
 * Reads a map key by key. The caller asks for keys that {@link Keys} describe, with the bounds and words that stand
 * there. Every key that it has not asked for is a mistake.
 *
 * <p>A value of the wrong type is reported at the value and then treated as absent. Call {@link #done()} after the last
 * key: it reports absent required keys at the start of the map, and unknown keys where they stand.
 */
public final class Fields {

    private static final String LIST = "several values stand in brackets, as [pawn, knight]";

    /** The key that every map may have: the id of the rule that the map states. */
    private static final String RULE = "rule";

    /** The most known keys that a hint names. */
    private static final int MOST_NAMED = 40;

    private static final String INDENT = "indent what belongs to it, or write {} for nothing";

    private final YamlMap map;
    private final Keys keys;
    private final Problems problems;
    private final Scalars scalars;
    private final Set<String> asked = new LinkedHashSet<>();
    private final Set<String> missing = new LinkedHashSet<>();

    /** For required keys what helps if they are missing. */
    private final Map<String, String> hints = new HashMap<>();

    /** Creates a reader of a map with these keys that reports to these problems. */
    public Fields(YamlMap map, Keys keys, Problems problems) {
        this.map = map;
        this.keys = keys;
        this.problems = problems;
        this.scalars = new Scalars(problems);
    }

    /** Returns the map itself. */
    public YamlMap map() {
        return map;
    }

    /** Returns whether the map has the key, with any value. */
    public boolean has(String key) {
        asked.add(key);
        return map.get(key).isPresent();
    }

    /** Returns the value of a key, of any type; empty if the key is absent or its value is empty. */
    public Optional<YamlNode> node(String key) {
        return present(value(key, Key.Takes.NODE));
    }

    /** Returns the value of a required key, of any type. */
    public Optional<YamlNode> requiredNode(String key) {
        return present(required(key, Key.Takes.NODE));
    }

    /** Returns the same. If it is missing, the problem has this hint. */
    public Optional<YamlNode> requiredNode(String key, String hint) {
        hints.put(key, hint);
        return requiredNode(key);
    }

    /** Returns a text for people, see {@link Scalars#text}. */
    public Optional<YamlText> text(String key) {
        Optional<YamlNode> node = value(key, Key.Takes.TEXT);
        return node.isPresent() ? scalars.text(node.get()) : Optional.empty();
    }

    /** Returns a title for people: a text of one line. */
    public Optional<YamlText> title(String key) {
        return title(known(key, Key.Takes.TITLE), map.get(key));
    }

    /** Returns a required title. */
    public Optional<YamlText> requiredTitle(String key) {
        return title(known(key, Key.Takes.TITLE), needed(key));
    }

    private Optional<YamlText> title(Key key, Optional<YamlNode> node) {
        Optional<YamlText> title = node.isPresent() ? scalars.text(node.get()) : Optional.empty();
        return title.isPresent() && isTitle(title.get(), key.max()) ? title : Optional.empty();
    }

    /**
     * Returns the titles of a key that holds one title or a list of titles; empty if the key is absent. Items that are
     * no titles are reported and left out.
     */
    public List<YamlText> titles(String key) {
        List<YamlText> titles = new ArrayList<>();
        int longest = known(key, Key.Takes.TITLES).max();
        for (YamlNode item : items(present(map.get(key)))) {
            Optional<YamlText> text = scalars.text(item);
            if (text.isPresent() && isTitle(text.get(), longest)) {
                titles.add(text.get());
            }
        }
        return titles;
    }

    /** Returns whether a text is a title; otherwise reports it. */
    private boolean isTitle(YamlText title, int longest) {
        String text = title.text();
        int length = text.codePointCount(0, text.length());
        if (length > longest) {
            problems.report(title, "E-RANGE", "title of " + length + " characters; at most " + longest);
        } else if (text.indexOf('\n') >= 0) {
            problems.report(title, "E-RANGE", "title of several lines; expected one line");
        } else {
            return true;
        }
        return false;
    }

    /** Returns a required text for people. */
    public Optional<YamlText> requiredText(String key) {
        Optional<YamlNode> node = required(key, Key.Takes.TEXT);
        return node.isPresent() ? scalars.text(node.get()) : Optional.empty();
    }

    /** Returns a text that refers to something, see {@link Scalars#symbol}. */
    public Optional<YamlText> symbolText(String key) {
        Optional<YamlNode> node = value(key, Key.Takes.SYMBOL);
        return node.isPresent() ? scalars.symbol(node.get()) : Optional.empty();
    }

    /** Returns a required text that refers to something. */
    public Optional<YamlText> requiredSymbolText(String key) {
        Optional<YamlNode> node = required(key, Key.Takes.SYMBOL);
        return node.isPresent() ? scalars.symbol(node.get()) : Optional.empty();
    }

    /** Returns an identifier, see {@link Scalars#name}. */
    public Optional<YamlText> name(String key) {
        Optional<YamlNode> node = value(key, Key.Takes.ID);
        return node.isPresent() ? scalars.name(node.get()) : Optional.empty();
    }

    /** Returns a required identifier. */
    public Optional<YamlText> requiredName(String key) {
        Optional<YamlNode> node = required(key, Key.Takes.ID);
        return node.isPresent() ? scalars.name(node.get()) : Optional.empty();
    }

    /** Returns a whole number. */
    public OptionalInt number(String key) {
        Key known = known(key, Key.Takes.NUMBER);
        return number(map.get(key), known.min(), known.max());
    }

    /** Returns a required whole number. */
    public OptionalInt requiredNumber(String key) {
        Key known = known(key, Key.Takes.NUMBER);
        return number(needed(key), known.min(), known.max());
    }

    /** Returns a whole number that is not below another, the least one of the key. */
    public OptionalInt number(String key, int min, int max) {
        return number(value(key, Key.Takes.NUMBER), min, max);
    }

    /** Returns a required whole number that is not below another. */
    public OptionalInt requiredNumber(String key, int min, int max) {
        return number(required(key, Key.Takes.NUMBER), min, max);
    }

    private OptionalInt number(Optional<YamlNode> node, int min, int max) {
        return node.isPresent() ? scalars.number(node.get(), min, max) : OptionalInt.empty();
    }

    /** Returns an unquoted {@code true} or {@code false}. */
    public Optional<Boolean> flag(String key) {
        Optional<YamlNode> node = value(key, Key.Takes.FLAG);
        return node.isPresent() ? scalars.flag(node.get()) : Optional.empty();
    }

    /** Returns one of the words of the key. */
    public Optional<String> choice(String key) {
        Key known = known(key, Key.Takes.WORD);
        Optional<YamlNode> node = map.get(key);
        return node.isPresent() ? scalars.choice(node.get(), known.words()) : Optional.empty();
    }

    /** Returns one of the words of the key, which is required. */
    public Optional<String> requiredChoice(String key) {
        Key known = known(key, Key.Takes.WORD);
        Optional<YamlNode> node = needed(key);
        return node.isPresent() ? scalars.choice(node.get(), known.words()) : Optional.empty();
    }

    /** Returns a map. */
    public Optional<YamlMap> map(String key) {
        return map(key, "");
    }

    /** Returns a map; the hint says where a text or a list belongs that stands in its place. */
    public Optional<YamlMap> map(String key, String hint) {
        return asMap(present(value(key, Key.Takes.MAP), INDENT), hint);
    }

    /** Returns a required map. */
    public Optional<YamlMap> requiredMap(String key) {
        return requiredMap(key, "");
    }

    /** Returns a required map; the hint as for {@link #map(String, String)}. */
    public Optional<YamlMap> requiredMap(String key, String hint) {
        return asMap(present(required(key, Key.Takes.MAP), INDENT), hint);
    }

    private Optional<YamlMap> asMap(Optional<YamlNode> node, String hint) {
        if (node.isPresent() && node.get() instanceof YamlMap found) {
            return Optional.of(found);
        }
        reportType(node, "map", hint);
        return Optional.empty();
    }

    /** Returns a list, which may be empty. */
    public Optional<YamlList> list(String key) {
        return asList(present(value(key, Key.Takes.LIST)));
    }

    /** Returns a required list, which may be empty. */
    public Optional<YamlList> requiredList(String key) {
        return asList(present(required(key, Key.Takes.LIST)));
    }

    private Optional<YamlList> asList(Optional<YamlNode> node) {
        if (node.isPresent() && node.get() instanceof YamlList found) {
            return Optional.of(found);
        }
        reportType(node, "list", "");
        return Optional.empty();
    }

    private void reportType(Optional<YamlNode> node, String expected, String hint) {
        if (node.isPresent()) {
            problems.report(node.get(), "E-TYPE", expected + " expected, not " + NodeText.of(node.get()), hint);
        }
    }

    /**
     * Returns the texts of a key that holds one text or a list of texts that refer to something; empty if the key is
     * absent. Items of other types are reported and left out.
     */
    public List<YamlText> textList(String key) {
        return texts(present(value(key, Key.Takes.SYMBOLS)));
    }

    private List<YamlText> texts(Optional<YamlNode> node) {
        List<YamlText> texts = new ArrayList<>();
        for (YamlNode item : items(node)) {
            Optional<YamlText> text = scalars.symbol(item);
            if (text.isPresent()) {
                texts.add(text.get());
            }
        }
        return texts;
    }

    /** Returns the items of a list, or the one value; none if there is no value. */
    private static List<YamlNode> items(Optional<YamlNode> node) {
        if (node.isEmpty()) {
            return List.of();
        }
        return node.get() instanceof YamlList found ? found.items() : List.of(node.get());
    }

    /** Returns the texts of a required key, at least one; see {@link #textList}. */
    public List<YamlText> requiredTexts(String key) {
        Optional<YamlNode> value = present(required(key, Key.Takes.SYMBOLS));
        if (value.isPresent()
                && value.get() instanceof YamlList list
                && list.items().isEmpty()) {
            problems.report(list, "E-REQUIRED", "empty list; expected at least one text");
        }
        return texts(value);
    }

    /** Returns the id of the rule that this map states; empty if it names none. Every map may have one. */
    public String rule() {
        asked.add(RULE);
        Optional<YamlNode> node = map.get(RULE);
        Optional<YamlText> rule = node.isPresent() ? scalars.text(node.get()) : Optional.empty();
        return rule.isPresent() ? rule.get().text() : "";
    }

    /**
     * Reports every absent required key and every unknown key. The hint of an unknown key is the nearest known key, or
     * else all known keys. A required key that is only misspelt is reported once.
     */
    public void done() {
        if (!asked.contains(RULE)) {
            rule();
        }
        Depth depth = new Depth(map, this::isStrange, problems);
        depth.check();
        for (YamlMap.Entry entry : map.entries()) {
            if (!asked.contains(entry.key())) {
                reportUnknown(entry);
                Spelling.nearest(entry.key(), asked).ifPresent(missing::remove);
            }
        }
        for (String key : missing) {
            if (!depth.isDeeper(key)) {
                problems.report(
                        map, "E-REQUIRED", "required key '" + key + "' is missing", hints.getOrDefault(key, ""));
            }
        }
    }

    /** Every map may have a rule, so right below a key without a value it may be meant for that key. */
    private boolean isStrange(YamlMap.Entry entry) {
        return !asked.contains(entry.key()) || entry.key().equals(RULE);
    }

    private void reportUnknown(YamlMap.Entry entry) {
        problems.report(
                entry.keyLocation(),
                map.path(),
                "E-UNKNOWN-KEY",
                "unknown key " + Problems.quoted(entry.key()),
                hint(entry));
    }

    /** Returns whether a key stands without colon and value in braces, as what was meant for a list does. */
    private static boolean isAlone(YamlMap.Entry entry) {
        return entry.value() instanceof YamlText text
                && text.text().isEmpty()
                && text.location().line() == entry.keyLocation().line()
                && text.location().column()
                        == entry.keyLocation().column() + entry.key().length();
    }

    /** Returns the hint of an unknown key: the nearest known key, or else all of them. */
    private String hint(YamlMap.Entry entry) {
        String nearest = problems.suggest(entry.key(), asked);
        if (nearest.isEmpty() && isAlone(entry)) {
            return LIST;
        }
        return nearest.isEmpty() && asked.size() <= MOST_NAMED ? "expected one of " + new TreeSet<>(asked) : nearest;
    }

    private Optional<YamlNode> present(Optional<YamlNode> node) {
        return present(node, "");
    }

    private Optional<YamlNode> present(Optional<YamlNode> node, String nothing) {
        return node.isPresent() ? scalars.present(node.get(), nothing) : node;
    }

    /** Notes that a key has been reported and is not unknown. */
    public void pass(String key) {
        asked.add(key);
    }

    private Key known(String key, Key.Takes takes) {
        asked.add(key);
        return keys.find(key, takes, map);
    }

    private Optional<YamlNode> value(String key, Key.Takes takes) {
        known(key, takes);
        return map.get(key);
    }

    private Optional<YamlNode> required(String key, Key.Takes takes) {
        known(key, takes);
        return needed(key);
    }

    private Optional<YamlNode> needed(String key) {
        Optional<YamlNode> value = map.get(key);
        if (value.isEmpty()) {
            missing.add(key);
        }
        return value;
    }
}
