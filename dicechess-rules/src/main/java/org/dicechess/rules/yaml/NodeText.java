package org.dicechess.rules.yaml;

import java.util.stream.Collectors;

/** Writes an author's node on one short line, for messages that expected something else. */
final class NodeText {

    /** The most items that are written; no more of them fit before the cut. */
    private static final int ITEMS = 20;

    private NodeText() {}

    /** Returns the node's text, such as {@code 'three'}, {@code the list [a, b]} or {@code the map {a: 1}}. */
    static String of(YamlNode node) {
        if (node instanceof YamlText text) {
            return Problems.quoted(text.text());
        }
        return (node instanceof YamlMap ? "the map " : "the list ") + Problems.cut(flow(node));
    }

    private static String flow(YamlNode node) {
        if (node instanceof YamlText text) {
            return Problems.cut(text.text());
        }
        return node instanceof YamlList list
                ? list.items().stream()
                        .limit(ITEMS)
                        .map(NodeText::flow)
                        .map(Problems::cut)
                        .collect(Collectors.joining(", ", "[", "]"))
                : ((YamlMap) node)
                        .entries().stream()
                                .limit(ITEMS)
                                .map(entry -> Problems.cut(entry.key()) + ": " + Problems.cut(flow(entry.value())))
                                .collect(Collectors.joining(", ", "{", "}"));
    }
}
