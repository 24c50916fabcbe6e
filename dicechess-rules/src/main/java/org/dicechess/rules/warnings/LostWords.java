package org.dicechess.rules.warnings;

import java.util.Set;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlNode;
import org.dicechess.rules.yaml.YamlText;

/**
 * Warns of texts for people whose end is a comment, as {@code name: Harbour #2}. Elsewhere such a comment is meant as
 * one.
 */
record LostWords(Problems found) {

    private static final Set<String> FOR_PEOPLE = Set.of("name", "title", "about", "group");

    void look(YamlNode node) {
        if (node instanceof YamlMap map) {
            for (YamlMap.Entry entry : map.entries()) {
                if (entry.value() instanceof YamlText text && FOR_PEOPLE.contains(entry.key())) {
                    look(text);
                }
                look(entry.value());
            }
        }
    }

    private void look(YamlText text) {
        if (!text.comment().isEmpty()) {
            found.report(
                    text,
                    "W-COMMENT",
                    Problems.quoted(text.comment()) + " is a comment, and no part of this text",
                    "write quotes around the whole text, or a blank behind '#'");
        }
    }
}
