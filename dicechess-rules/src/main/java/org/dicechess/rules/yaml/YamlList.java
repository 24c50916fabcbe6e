package org.dicechess.rules.yaml;

import java.util.List;

/**
 * A list.
 *
 * @param location where it begins
 * @param path the path from the root
 * @param items its items in order; may be empty
 */
public record YamlList(Location location, String path, List<YamlNode> items) implements YamlNode {

    /** Copies the items. */
    public YamlList {
        items = List.copyOf(items);
    }
}
