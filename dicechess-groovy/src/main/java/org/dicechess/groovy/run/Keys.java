package org.dicechess.groovy.run;

import java.util.Collection;
import java.util.Map;
import org.jspecify.annotations.NullUnmarked;

/**
 * The keys of a map, and the elements of a set: all are texts, or none is. Any number of texts can have the same hash.
 * The JDK orders such texts, but it searches all of them for a key of another type.
 */
@NullUnmarked
final class Keys {

    private Keys() {}

    /** Returns the value of a key, which is paid for; null if there is none. */
    static Object get(Map<?, ?> map, Object key) {
        return has(map.keySet(), key) ? value(map, key) : null;
    }

    /** Returns the value of a key that {@linkplain #has is there} and has been paid for. */
    static Object value(Map<?, ?> map, Object key) {
        return map.get(key);
    }

    /** Returns whether a key, which is paid for, is among others. */
    static boolean has(Collection<?> keys, Object key) {
        Values.key(key);
        return isLike(keys, key) && keys.contains(key);
    }

    /**
     * Adds to a map.
     *
     * @return the former value of the key, or null
     */
    static Object put(Map<Object, Object> map, Object key, Object value) {
        return map.put(fitting(map.keySet(), key), value);
    }

    /** Returns a key, which is paid for, if it may stand beside others. */
    static Object fitting(Collection<?> keys, Object key) {
        Values.key(key);
        if (!isLike(keys, key)) {
            throw new IllegalArgumentException(
                    "texts and other values as keys of one map or elements of one set; write all as texts, as \"${n}\""
                            + ".toString()");
        }
        return key;
    }

    private static boolean isLike(Collection<?> keys, Object key) {
        return keys.isEmpty() || keys.iterator().next() instanceof String == key instanceof String;
    }
}
