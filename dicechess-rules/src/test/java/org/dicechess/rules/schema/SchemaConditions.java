package org.dicechess.rules.schema;

import static org.dicechess.rules.schema.SchemaWriter.ordered;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.dicechess.rules.yaml.Key;
import org.dicechess.rules.yaml.Keys;

/** The part of a schema that says which keys stand beside which. A map without any of them may be a change of one. */
final class SchemaConditions {

    private static final String WITH_WORD = ": ";
    private static final Map<String, Object> NOTHING = ordered("type", "null");

    private final Keys keys;
    private final Function<Key, Map<String, Object>> values;

    /** The keys, or keys with words, beside which others stand. */
    private final Set<String> selectors = new LinkedHashSet<>();

    SchemaConditions(Keys keys, Function<Key, Map<String, Object>> values) {
        this.keys = keys;
        this.values = values;
        selectors.addAll(keys.verbs());
        keys.all().forEach(key -> selectors.addAll(key.beside()));
    }

    List<Object> all() {
        List<Object> all = new ArrayList<>();
        refusals().forEach((beside, names) -> all.add(refusal(beside, names)));
        for (Key key : keys.all()) {
            if (!key.without().isEmpty()) {
                all.add(refusedBeside(key));
            }
            if (same(key) > 1) {
                all.add(ordered("if", any(key.beside()), "then", properties(Map.of(key.name(), values.apply(key)))));
            }
        }
        return all;
    }

    /** Returns how many different values keys of this name take. */
    private long same(Key key) {
        return keys.all().stream()
                .filter(other -> other.name().equals(key.name()))
                .map(values)
                .distinct()
                .count();
    }

    /** Returns the names of keys by what they stand beside. */
    private Map<Set<String>, Set<String>> refusals() {
        Map<String, Set<String>> beside = new LinkedHashMap<>();
        Set<String> free = keys.all().stream()
                .filter(key -> key.beside().isEmpty())
                .map(Key::name)
                .collect(Collectors.toSet());
        for (Key key : keys.all()) {
            if (!free.contains(key.name())) {
                beside.computeIfAbsent(key.name(), name -> new LinkedHashSet<>())
                        .addAll(key.beside());
            }
        }
        Map<Set<String>, Set<String>> refusals = new LinkedHashMap<>();
        beside.forEach((name, others) ->
                refusals.computeIfAbsent(others, key -> new LinkedHashSet<>()).add(name));
        return refusals;
    }

    private Map<String, Object> refusal(Set<String> beside, Set<String> names) {
        List<String> others =
                selectors.stream().filter(other -> !beside.contains(other)).toList();
        Map<String, Object> none = new LinkedHashMap<>();
        names.forEach(
                name -> none.put(name, nothing("'" + name + "' stands only beside " + String.join(", ", beside))));
        return ordered(
                "if",
                ordered("allOf", List.of(any(others), ordered("not", any(List.copyOf(beside))))),
                "then",
                properties(none));
    }

    private Map<String, Object> refusedBeside(Key key) {
        Map<String, Object> refused = any(key.without());
        return ordered(
                "if",
                key.beside().isEmpty() || same(key) == 1
                        ? refused
                        : ordered("allOf", List.of(any(key.beside()), refused)),
                "then",
                properties(Map.of(
                        key.name(),
                        nothing("'" + key.name() + "' does not stand beside " + String.join(", ", key.without())))));
    }

    /** Returns the schema of a key that does not stand there, with what editors say. */
    private static Map<String, Object> nothing(String message) {
        Map<String, Object> nothing = new LinkedHashMap<>(NOTHING);
        nothing.put("errorMessage", message);
        return nothing;
    }

    private static Map<String, Object> properties(Map<String, Object> properties) {
        return ordered("properties", properties);
    }

    private Map<String, Object> any(List<String> some) {
        List<Map<String, Object>> any = some.stream().map(this::stands).toList();
        return any.size() == 1 ? any.get(0) : ordered("anyOf", any);
    }

    private Map<String, Object> stands(String selector) {
        int end = selector.indexOf(WITH_WORD);
        if (end < 0) {
            return ordered("required", List.of(selector), "properties", Map.of(selector, ordered("not", NOTHING)));
        }
        String key = selector.substring(0, end);
        String word = selector.substring(end + WITH_WORD.length());
        Map<String, Object> value =
                word.equals("-") ? ordered("not", ordered("enum", words(key))) : ordered("const", word);
        return ordered("required", List.of(key), "properties", Map.of(key, value));
    }

    /** Returns all words of a key beside which something stands, and none. */
    private List<Object> words(String key) {
        List<Object> words = new ArrayList<>();
        selectors.stream()
                .filter(other -> other.startsWith(key + WITH_WORD) && !other.endsWith(WITH_WORD + "-"))
                .map(other -> other.substring(key.length() + WITH_WORD.length()))
                .forEach(words::add);
        words.add(null);
        return words;
    }
}
