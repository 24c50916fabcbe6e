package org.dicechess.examples.fairy;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Short ways to make the maps and lists of a definition. */
final class Trees {

    private Trees() {}

    /** Returns a map of keys and values by turns. */
    static Map<String, Object> map(Object... keysAndValues) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (int at = 0; at < keysAndValues.length; at += 2) {
            map.put((String) keysAndValues[at], keysAndValues[at + 1]);
        }
        return map;
    }

    /** Returns the only element, or the list. */
    static Object oneOrList(Collection<?> values) {
        return values.size() == 1 ? values.iterator().next() : new ArrayList<>(values);
    }

    /** Returns stages one after the other. */
    static Object sequence(List<Object> stages) {
        return oneOrList(stages);
    }

    /** Returns conditions of which all must hold. */
    static Object all(Object... conditions) {
        List<Object> all = new ArrayList<>();
        for (Object condition : conditions) {
            Object inner = condition instanceof Map<?, ?> map && map.size() == 1 ? map.get("all") : null;
            if (inner instanceof List<?> list) {
                all.addAll(list);
            } else {
                all.add(condition);
            }
        }
        return all.size() == 1 ? all.get(0) : map("all", all);
    }
}
