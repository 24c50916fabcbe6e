package org.dicechess.rules.definition;

import java.util.List;
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

    private DefinitionHash() {}

    /**
     * Returns the hash of everything that affects play. Names and values of options are left out, because their changes
     * have been merged into the definition. So a definition that gains an option keeps its hash, and choices that give
     * the same rules have the same hash.
     */
    static RulesHash of(YamlMap definition, List<String> hooks) {
        StringBuilder rules = new StringBuilder();
        rules.append(Canonical.text(definition.without("name"), TEXTS_FOR_PEOPLE));
        rules.append(order(definition));
        rules.append(String.join("\n", hooks));
        return new RulesHash(rules.toString());
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
        Optional<YamlNode> tables = below(below(definition.get("setup"), "deal"), "tables");
        if (tables.isPresent()) {
            order.append(keys(tables));
        }
        return order.toString();
    }
}
