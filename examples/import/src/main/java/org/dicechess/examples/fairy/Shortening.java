package org.dicechess.examples.fairy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** Writes a definition as the differences from one that it extends. */
final class Shortening {

    /** Keys that tell people something and no rule. */
    private static final Set<String> SILENT =
            Set.of("rule", "title", "about", "outline", "value", "options", "picture", "extends", "import", "demo");

    /** The sections in the order of the guide. */
    private static final List<String> ORDER = List.of(
            "board",
            "areas",
            "pieces",
            "actions",
            "effects",
            "hands",
            "dice",
            "turn",
            "first-turn",
            "check",
            "castling",
            "counters",
            "numbers",
            "endings",
            "setup");

    private static final Set<String> OWN = Set.of("format", "id", "name");

    private Shortening() {}

    /** Returns the tree of a definition that extends the base and is otherwise this one. */
    @SuppressWarnings("unchecked")
    static Map<String, Object> of(Map<String, Object> tree, Base base) {
        Map<String, Object> shorter = Trees.map("format", 1, "id", tree.get("id"), "name", tree.get("name"));
        shorter.put("extends", base.id());
        Map<String, Object> rest = new LinkedHashMap<>(tree);
        rest.keySet().removeAll(OWN);
        Map<String, Object> from = new LinkedHashMap<>(base.tree());
        from.keySet().removeAll(OWN);
        if (rest.get("endings") instanceof Map && from.get("endings") instanceof Map) {
            rest.put("endings", renamed((Map<String, Object>) rest.get("endings"), (Map<String, Object>)
                    from.get("endings")));
        }
        Map<String, Object> changes = difference(rest, from).orElse(Map.of());
        options(shorter, rest, from);
        ORDER.stream().filter(changes::containsKey).forEach(key -> shorter.put(key, changes.get(key)));
        picture(shorter, from);
        return shorter;
    }

    /** Removes areas from the picture that are no more there, and lines of another board. */
    private static void picture(Map<String, Object> shorter, Map<String, Object> base) {
        if (!(base.get("picture") instanceof Map<?, ?> picture)) {
            return;
        }
        Map<String, Object> changes = new LinkedHashMap<>();
        if (shorter.get("areas") instanceof Map<?, ?> areas && picture.get("areas") instanceof Map<?, ?> drawn) {
            Map<String, Object> removed = new LinkedHashMap<>();
            drawn.keySet().stream()
                    .filter(name -> areas.containsKey(name) && areas.get(name) == null)
                    .forEach(name -> removed.put(String.valueOf(name), null));
            if (!removed.isEmpty()) {
                changes.put("areas", removed);
            }
        }
        if (shorter.containsKey("board") && picture.containsKey("lines")) {
            changes.put("lines", null);
        }
        if (!changes.isEmpty()) {
            shorter.put("picture", changes);
        }
    }

    /** Returns whether a definition that extends another one keeps at least half of its pieces. */
    static boolean isNatural(Map<String, Object> shorter, Base base) {
        if (!(shorter.get("pieces") instanceof Map<?, ?> pieces)) {
            return true;
        }
        long removed = pieces.values().stream().filter(Objects::isNull).count();
        return 2 * removed <= base.names().size();
    }

    /** Removes options that change endings which are no more those of the base. */
    private static void options(Map<String, Object> shorter, Map<String, Object> tree, Map<String, Object> base) {
        if (base.get("options") instanceof Map<?, ?> options && changesLongGames(tree, base)) {
            Map<String, Object> none = new LinkedHashMap<>();
            options.keySet().forEach(name -> none.put(String.valueOf(name), null));
            shorter.put("options", none);
        }
    }

    private static boolean changesLongGames(Map<String, Object> tree, Map<String, Object> base) {
        return !difference(longGames(tree), longGames(base)).orElse(Map.of()).isEmpty();
    }

    private static Map<String, Object> longGames(Map<String, Object> tree) {
        Map<String, Object> endings = new LinkedHashMap<>();
        if (tree.get("endings") instanceof Map<?, ?> map) {
            for (String name : List.of("fifty-moves", "repetition")) {
                endings.put(name, map.containsKey(name) ? map.get(name) : "none");
            }
        }
        return endings;
    }

    /** Gives endings the names that equal endings of the base have. */
    private static Map<String, Object> renamed(Map<String, Object> endings, Map<String, Object> base) {
        Map<String, Object> renamed = new LinkedHashMap<>();
        endings.forEach((name, ending) -> {
            Optional<String> same = base.entrySet().stream()
                    .filter(entry -> !endings.containsKey(entry.getKey()) && !isOfTurn(ending))
                    .filter(entry -> isSame(ending, entry.getValue()))
                    .map(Map.Entry::getKey)
                    .findFirst();
            renamed.put(same.filter(given -> !renamed.containsKey(given)).orElse(name), ending);
        });
        return renamed;
    }

    private static boolean isOfTurn(Object ending) {
        return ending instanceof Map<?, ?> map && "turn".equals(map.get("when"));
    }

    private static boolean isSame(Object value, Object base) {
        return difference(value, base).isEmpty();
    }

    /** Returns what turns the base into a value; nothing if they are the same. */
    @SuppressWarnings("unchecked")
    private static Optional<Object> difference(Object value, Object base) {
        if (value instanceof Map && base instanceof Map) {
            Map<String, Object> changes = difference((Map<String, Object>) value, (Map<String, Object>) base)
                    .orElse(Map.of());
            return changes.isEmpty() ? Optional.empty() : Optional.of(changes);
        }
        return text(value).equals(text(base)) ? Optional.empty() : Optional.of(value);
    }

    private static Optional<Map<String, Object>> difference(Map<String, Object> value, Map<String, Object> base) {
        Map<String, Object> changes = new LinkedHashMap<>();
        value.forEach((key, each) -> {
            if (base.containsKey(key)) {
                difference(each, base.get(key)).ifPresent(change -> changes.put(key, change));
            } else {
                changes.put(key, each);
            }
        });
        base.keySet().stream()
                .filter(key -> !value.containsKey(key) && !SILENT.contains(key))
                .forEach(key -> changes.put(key, null));
        return Optional.of(changes);
    }

    /** Returns a value in the form in which a list of one element is this element. */
    private static String text(Object value) {
        Object plain = withoutRules(value);
        return plain instanceof List<?> list && list.size() == 1
                ? YamlText.flow(list.get(0))
                : YamlText.flow(plain).replace("\"", "");
    }

    /** Returns a value without the numbers of the rules that it follows. */
    private static Object withoutRules(Object value) {
        if (value instanceof List<?> list) {
            return list.stream().map(Shortening::withoutRules).toList();
        }
        if (!(value instanceof Map<?, ?> map)) {
            return value;
        }
        Map<String, Object> plain = new LinkedHashMap<>();
        map.forEach((key, each) -> {
            if (!"rule".equals(key)) {
                plain.put(String.valueOf(key), withoutRules(each));
            }
        });
        return plain;
    }
}
