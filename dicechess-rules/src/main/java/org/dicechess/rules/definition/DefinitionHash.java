package org.dicechess.rules.definition;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.dicechess.rules.model.RulesHash;
import org.dicechess.rules.yaml.Canonical;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlNode;

/** Computes the rules hash of a definition. */
final class DefinitionHash {

    /** The keys of texts for people, which change nothing in play. No piece, area or the like may have such a name. */
    private static final Set<String> TEXTS_FOR_PEOPLE = Set.of("rule", "about");

    /** The keys of the game that change nothing in play. */
    private static final List<String> FOR_PEOPLE = List.of("name", "group", "also", "picture");

    /**
     * For entries of some keys of the game: the keys of the entry that change nothing in play, or that enter the hash
     * otherwise.
     */
    private static final Map<String, List<String>> OF_ENTRIES_LEFT_OUT = Map.of(
            "pieces", List.of("outline", "value"), "endings", List.of("title", "passes"), "numbers", List.of("title"));

    private DefinitionHash() {}

    /**
     * Returns the hash of everything that affects play. Names and values of options are left out, because their changes
     * have been merged into the definition. So a definition that gains an option keeps its hash, and choices that give
     * the same rules have the same hash.
     *
     * @param passesRepeat false if there are turns without a move, and repetition ignores them. The key that says so is
     *     left out, so that games without such turns, and those that count them, keep the hashes from before the key
     */
    static RulesHash of(YamlMap definition, boolean passesRepeat, List<String> hooks) {
        StringBuilder rules = new StringBuilder();
        rules.append(Canonical.text(played(definition), TEXTS_FOR_PEOPLE));
        rules.append(order(definition));
        rules.append(passesRepeat ? "" : "passes ignored");
        rules.append(String.join("\n", hooks));
        return new RulesHash(rules.toString());
    }

    /** Returns the definition without names and pictures. */
    private static YamlMap played(YamlMap definition) {
        List<YamlMap.Entry> entries = new ArrayList<>();
        for (YamlMap.Entry entry : definition.entries()) {
            List<String> left = OF_ENTRIES_LEFT_OUT.getOrDefault(entry.key(), List.of());
            if (!FOR_PEOPLE.contains(entry.key())) {
                entries.add(entry.value() instanceof YamlMap map ? with(entry, without(map, left)) : entry);
            }
        }
        return new YamlMap(definition.location(), definition.path(), entries);
    }

    /** Returns the map without these keys in each of its entries. */
    private static YamlMap without(YamlMap map, List<String> keys) {
        List<YamlMap.Entry> entries = new ArrayList<>();
        for (YamlMap.Entry entry : map.entries()) {
            YamlNode value = entry.value();
            for (String key : keys) {
                value = value instanceof YamlMap inner ? inner.without(key) : value;
            }
            entries.add(with(entry, value));
        }
        return new YamlMap(map.location(), map.path(), entries);
    }

    private static YamlMap.Entry with(YamlMap.Entry entry, YamlNode value) {
        return new YamlMap.Entry(entry.key(), entry.keyLocation(), value);
    }

    /** Returns the keys of a node that is a map; none otherwise. */
    private static List<String> keys(Optional<YamlNode> node) {
        return node.isPresent() && node.get() instanceof YamlMap map ? map.keys() : List.of();
    }

    private static Optional<YamlNode> below(Optional<YamlNode> node, String key) {
        return node.isPresent() && node.get() instanceof YamlMap map ? map.get(key) : Optional.empty();
    }

    /** Returns the names of all entries whose order has a meaning, such as pieces, counters and endings. */
    private static String order(YamlMap definition) {
        StringBuilder order = new StringBuilder();
        for (String key : List.of("areas", "pieces", "dice", "actions", "counters", "endings")) {
            order.append(keys(definition.get(key)));
        }
        for (String key : List.of("numbers", "effects")) {
            if (definition.get(key).isPresent()) {
                order.append(keys(definition.get(key)));
            }
        }
        Optional<YamlNode> tables = below(below(definition.get("setup"), "deal"), "tables");
        if (tables.isPresent()) {
            order.append(keys(tables));
        }
        return order.toString();
    }
}
