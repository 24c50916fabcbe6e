package org.dicechess.rules.sections;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.dicechess.rules.yaml.YamlList;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlNode;

/** Collects the words of all patterns of a turn. A face of a die may have one of them as its label. */
public final class PatternWords {

    private static final String PATTERNS = "then";

    /** The words of patterns that no face has as its label. */
    private static final Set<String> WORDS = Set.of(
            "doubles", "triples", "alike", "any", "no", "exactly", "odd", "even", "else", "rolled", "above", "equal",
            "below");

    private PatternWords() {}

    /** Returns the words. */
    public static Set<String> of(YamlNode turn, Optional<YamlNode> firstTurn) {
        Set<String> words = new HashSet<>();
        collect(turn, words);
        firstTurn.ifPresent(node -> collect(node, words));
        return words;
    }

    private static void collect(YamlNode node, Set<String> words) {
        if (node instanceof YamlList list) {
            list.items().forEach(item -> collect(item, words));
        } else if (node instanceof YamlMap map) {
            for (YamlMap.Entry entry : map.entries()) {
                if (entry.key().equals(PATTERNS) && entry.value() instanceof YamlMap patterns) {
                    patterns.keys().forEach(key -> add(key, words));
                }
                collect(entry.value(), words);
            }
        }
    }

    private static void add(String pattern, Set<String> words) {
        List<String> parts = new ArrayList<>(List.of(pattern));
        for (String word : pattern.split(" ", -1)) {
            parts.add(word);
            parts.addAll(RollValue.of(word).isPresent() ? List.of() : List.of(word.split("-", -1)));
        }
        parts.removeIf(word -> word.matches("[0-9-]*")
                || WORDS.contains(word)
                || RollValue.of(word).isPresent());
        words.addAll(parts);
    }
}
