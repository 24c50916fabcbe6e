package org.dicechess.rules.yaml;

import java.util.Arrays;
import java.util.List;
import java.util.Set;

/**
 * Writes the canonical text of a tree, for hashing: equal for trees with equal content, different for all others.
 *
 * <p>Keys are sorted by UTF-16 code units and every text is quoted, with {@code "} and {@code \} escaped by a
 * {@code \}; lists keep their order. Locations, comments and the author's quoting do not enter the text.
 */
public final class Canonical {

    private final Set<String> ignoredKeys;
    private final StringBuilder text = new StringBuilder();

    private Canonical(Set<String> ignoredKeys) {
        this.ignoredKeys = ignoredKeys;
    }

    /** Returns the canonical text of a map. The ignored keys are left out at every level. */
    public static String text(YamlMap map, Set<String> ignoredKeys) {
        Canonical canonical = new Canonical(Set.copyOf(ignoredKeys));
        canonical.map(map);
        return canonical.text.toString();
    }

    private void node(YamlNode node) {
        if (node instanceof YamlMap map) {
            map(map);
        } else if (node instanceof YamlList list) {
            list(list.items());
        } else {
            text(((YamlText) node).text());
        }
    }

    private void map(YamlMap map) {
        String[] keys = map.keys().toArray(new String[0]);
        Arrays.sort(keys);
        int before = text.length();
        for (String key : keys) {
            if (!ignoredKeys.contains(key)) {
                text.append(text.length() == before ? '{' : ',');
                text(key);
                text.append(':');
                node(map.get(key).orElseThrow());
            }
        }
        text.append(text.length() == before ? "{}" : "}");
    }

    private void list(List<YamlNode> items) {
        String separator = "[";
        for (YamlNode item : items) {
            text.append(separator);
            node(item);
            separator = ",";
        }
        text.append(items.isEmpty() ? "[]" : "]");
    }

    private void text(String written) {
        boolean unescaped = written.indexOf('"') < 0 && written.indexOf('\\') < 0;
        text.append('"')
                .append(unescaped ? written : written.replace("\\", "\\\\").replace("\"", "\\\""))
                .append('"');
    }
}
