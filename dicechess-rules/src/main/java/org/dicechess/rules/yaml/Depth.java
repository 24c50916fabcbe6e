package org.dicechess.rules.yaml;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Finds entries that are not indented as their author means them. Those that are not deep enough stand right below a
 * key without a value, and do not belong to the map in which they are. Those that are too deep stand in a map of the
 * map that lacks them.
 *
 * @param strange tells whether an entry does not belong to the map
 */
record Depth(YamlMap map, Predicate<YamlMap.Entry> strange, Problems problems) {

    /** The code of its problems. */
    static final String WRONG = "E-INDENT";

    private static final Comparator<YamlMap.Entry> BY_PLACE = Comparator.<YamlMap.Entry, String>comparing(
                    entry -> entry.keyLocation().file())
            .thenComparing(entry -> entry.keyLocation().line())
            .thenComparing(entry -> entry.keyLocation().column());

    /** Reports the first entry of each group that is not deep enough. */
    void check() {
        Optional<YamlMap.Entry> above = Optional.empty();
        boolean told = false;
        for (YamlMap.Entry entry : inOrder()) {
            if (above.isPresent() && strange.test(entry) && isBelow(entry, above.get())) {
                if (!told) {
                    report(entry, above.get());
                }
                told = true;
            } else {
                above = entry.isEmpty() ? Optional.of(entry) : Optional.empty();
                told = false;
            }
        }
    }

    /** Reports a key that the map lacks where it stands deeper; returns whether it does. */
    boolean isDeeper(String key) {
        for (YamlMap.Entry entry : map.entries()) {
            Optional<YamlMap.Entry> inner =
                    entry.value() instanceof YamlMap deeper ? deeper.entry(key) : Optional.empty();
            if (inner.isPresent()) {
                problems.reportTooDeep(inner.get(), map, entry.key());
                return true;
            }
        }
        return false;
    }

    /** Reports each entry that stands within another one and has the keys of its neighbours. */
    void checkNeighbours() {
        Map<String, Integer> keys = new HashMap<>();
        for (YamlMap.Entry entry : map.entries()) {
            for (String key : entry.value() instanceof YamlMap inner ? inner.keys() : List.<String>of()) {
                keys.put(key, keys.getOrDefault(key, 0) + 1);
            }
        }
        keys.remove("rule");
        for (YamlMap.Entry entry : map.entries()) {
            if (entry.value() instanceof YamlMap inner && !map.hasEmptyValue() && !inner.hasEmptyValue()) {
                checkNeighbours(inner, entry, keys);
            }
        }
    }

    private void checkNeighbours(YamlMap inner, YamlMap.Entry entry, Map<String, Integer> keys) {
        for (YamlMap.Entry deep : inner.entries()) {
            if (isOnItsOwnLine(deep, inner, entry) && isLikeNeighbours(deep, keys)) {
                problems.reportTooDeep(deep, inner, entry.key());
            }
        }
    }

    private static boolean isOnItsOwnLine(YamlMap.Entry deep, YamlMap inner, YamlMap.Entry entry) {
        return deep.keyLocation().column() == inner.location().column()
                && deep.keyLocation().line() > entry.keyLocation().line();
    }

    /**
     * Returns whether half of the keys in an entry are keys of neighbours, and its own key is not.
     *
     * @param keys how many neighbours have each key
     */
    private boolean isLikeNeighbours(YamlMap.Entry deep, Map<String, Integer> keys) {
        if (keys.getOrDefault(deep.key(), 0) != 1 || !(deep.value() instanceof YamlMap inner)) {
            return false;
        }
        YamlMap compared = inner.without("rule");
        long alike = compared.keys().stream()
                .filter(keys::containsKey)
                .filter(key -> hasNeighbourOfItsFile(deep, key))
                .count();
        return alike > 0 && 2 * alike >= compared.size();
    }

    /** Returns whether a neighbour has a key in the file of an entry. What a file inherits is indented as it should. */
    private boolean hasNeighbourOfItsFile(YamlMap.Entry deep, String key) {
        for (YamlMap.Entry entry : map.entries()) {
            Optional<YamlMap.Entry> like =
                    entry.value() instanceof YamlMap neighbour ? neighbour.entry(key) : Optional.empty();
            if (like.isPresent()
                    && like.get().keyLocation().file().equals(deep.keyLocation().file())) {
                return true;
            }
        }
        return false;
    }

    private List<YamlMap.Entry> inOrder() {
        List<YamlMap.Entry> entries = new ArrayList<>(map.entries());
        entries.sort(BY_PLACE);
        return entries;
    }

    private static boolean isBelow(YamlMap.Entry entry, YamlMap.Entry above) {
        Location place = entry.keyLocation();
        Location other = above.keyLocation();
        return place.file().equals(other.file()) && place.column() == other.column() && place.line() > other.line();
    }

    private void report(YamlMap.Entry entry, YamlMap.Entry above) {
        String section = Problems.quoted(above.key());
        problems.report(
                entry.keyLocation(),
                map.path(),
                WRONG,
                Problems.quoted(entry.key()) + " is no deeper than " + section + ", which has no value",
                "indent what belongs to " + section);
    }
}
