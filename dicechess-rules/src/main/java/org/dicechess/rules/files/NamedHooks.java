package org.dicechess.rules.files;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.dicechess.rules.yaml.YamlList;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlNode;
import org.dicechess.rules.yaml.YamlText;

/** The scripts and hooks that a definition names in its pieces and endings, also in choices that are not in force. */
final class NamedHooks {

    private final Set<String> names = new LinkedHashSet<>();

    private NamedHooks() {}

    /** Returns the names in the order of the text, each once. */
    static List<String> in(YamlMap definition) {
        NamedHooks hooks = new NamedHooks();
        hooks.addSections(definition);
        for (YamlMap.Entry option : entries(definition.get("options"))) {
            if (option.value() instanceof YamlMap map) {
                for (YamlMap.Entry choice : entries(map.get("choices"))) {
                    if (choice.value() instanceof YamlMap changes) {
                        hooks.addSections(changes);
                    }
                }
            }
        }
        return List.copyOf(hooks.names);
    }

    private void addSections(YamlMap definition) {
        for (String section : List.of("pieces", "endings")) {
            for (YamlMap.Entry entry : entries(definition.get(section))) {
                add(entry.value());
            }
        }
    }

    /** Adds the names in a piece, an ending or a part of one. What stands under {@code with} is given to the hook. */
    private void add(YamlNode node) {
        if (node instanceof YamlList list) {
            list.items().forEach(this::add);
        }
        if (node instanceof YamlMap map) {
            for (YamlMap.Entry entry : map.entries()) {
                if (entry.key().equals("hook") && entry.value() instanceof YamlText hook && !hook.isMissing()) {
                    names.add(hook.text());
                } else if (!entry.key().equals("with")) {
                    add(entry.value());
                }
            }
        }
    }

    private static List<YamlMap.Entry> entries(Optional<YamlNode> node) {
        return node.isPresent() && node.get() instanceof YamlMap map ? map.entries() : List.of();
    }
}
