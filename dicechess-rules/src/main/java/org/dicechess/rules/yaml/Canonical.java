package org.dicechess.rules.yaml;

import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The one text of a tree, to be hashed: equal for trees that mean the same, different for all others.
 *
 * <p>Keys are sorted by UTF-16 code units and every text is quoted, with {@code "} and {@code \} escaped by a
 * {@code \}; lists keep their order. Locations, comments and quoting leave no trace.
 */
public final class Canonical {

    private final Set<String> ignoredKeys;

    private Canonical(Set<String> ignoredKeys) {
        this.ignoredKeys = ignoredKeys;
    }

    /** The canonical text of a map without the ignored keys, which are left out at every level. */
    public static String text(YamlMap map, Set<String> ignoredKeys) {
        return new Canonical(Set.copyOf(ignoredKeys)).map(map);
    }

    private String node(YamlNode node) {
        if (node instanceof YamlMap map) {
            return map(map);
        }
        return node instanceof YamlList list ? list(list.items()) : text(((YamlText) node).text());
    }

    private String map(YamlMap map) {
        return map.entries().stream()
                .filter(entry -> !ignoredKeys.contains(entry.key()))
                .sorted(Comparator.comparing(YamlMap.Entry::key))
                .map(entry -> text(entry.key()) + ":" + node(entry.value()))
                .collect(Collectors.joining(",", "{", "}"));
    }

    private String list(List<YamlNode> items) {
        return items.stream().map(this::node).collect(Collectors.joining(",", "[", "]"));
    }

    private static String text(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
