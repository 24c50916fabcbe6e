package org.dicechess.groovy.run;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.NullUnmarked;

/** Maps for confined scripts; they keep the order in which keys were inserted. */
@NullUnmarked
public final class Maps {

    private Maps() {}

    /** Returns a map of alternating keys and values. */
    public static Map<Object, Object> createMap(Object[] entries) {
        Map<Object, Object> map = Lists.emptyMap();
        for (int i = 0; i < entries.length; i += 2) {
            Keys.put(map, entries[i], entries[i + 1]);
        }
        return map;
    }

    public static Object get(Map<?, ?> map, Object key) {
        return Keys.get(map, key);
    }

    public static Object getAt(Map<?, ?> map, Object key) {
        return get(map, named(key));
    }

    public static Object getAt(Object map, String key) {
        return get((Map<?, ?>) map, key);
    }

    public static Object getOrDefault(Map<?, ?> map, Object key, Object other) {
        Object value = get(map, key);
        return value != null || Keys.has(map.keySet(), key) ? value : other;
    }

    public static Object put(Map<Object, Object> map, Object key, Object value) {
        return Keys.put(map, key, value);
    }

    public static void putAt(Map<Object, Object> map, Object key, Object value) {
        put(map, named(key), value);
    }

    /** A key in square brackets. As in Groovy a text with inserted values is converted to a string here. */
    private static Object named(Object key) {
        return key instanceof Inserted text ? text.toString() : key;
    }

    public static Object remove(Map<?, ?> map, Object key) {
        return Keys.has(map.keySet(), key) ? map.remove(key) : null;
    }

    public static boolean containsKey(Map<?, ?> map, Object key) {
        return Keys.has(map.keySet(), key);
    }

    public static int size(Map<?, ?> map) {
        return map.size();
    }

    public static boolean isEmpty(Map<?, ?> map) {
        return map.isEmpty();
    }

    /** Returns a read-only view of the keys. */
    public static Set<Object> keySet(Map<Object, Object> map) {
        return Collections.unmodifiableSet(map.keySet());
    }

    /** Returns a read-only view of the values. */
    public static Collection<Object> values(Map<?, ?> map) {
        return Collections.unmodifiableCollection(map.values());
    }

    public static Map<Object, Object> each(Map<Object, Object> map, Block block) {
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            ask(block, entry);
        }
        return map;
    }

    public static List<Object> collect(Map<?, ?> map, Block block) {
        List<Object> all = new ArrayList<>();
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            all.add(ask(block, entry));
        }
        return all;
    }

    public static Map<Object, Object> collectEntries(Map<?, ?> map, Block block) {
        Map<Object, Object> all = Lists.emptyMap();
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            addEntry(all, ask(block, entry));
        }
        return all;
    }

    public static Map<Object, Object> findAll(Map<?, ?> map, Block block) {
        Map<Object, Object> all = Lists.emptyMap();
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            if (Values.isTrue(ask(block, entry))) {
                Keys.put(all, entry.getKey(), entry.getValue());
            }
        }
        return all;
    }

    static void addEntry(Map<Object, Object> map, Object entry) {
        if (entry instanceof List<?> pair && pair.size() == 2) {
            Keys.put(map, pair.get(0), pair.get(1));
        } else if (entry instanceof Map<?, ?> more) {
            more.forEach((key, value) -> Keys.put(map, key, value));
        } else {
            throw new IllegalArgumentException("an entry of a map is a list of key and value");
        }
    }

    private static Object ask(Block block, Map.Entry<?, ?> entry) {
        return block.arity() == 2 ? block.ask(entry.getKey(), entry.getValue()) : block.ask(entry);
    }
}
