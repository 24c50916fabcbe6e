package org.dicechess.specs.memory;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Counts the bytes of the objects reachable from an object, each once, as HotSpot lays objects out on 64 bits: headers
 * of 12 bytes, references of 4, sizes in steps of 8. Collections of the JDK count by their contents. Classes, class
 * loaders and constants do not count.
 */
final class Footprint {

    private static final int HEAD = 12;
    private static final int ARRAY = 16;
    private static final int REFERENCE = 4;

    private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Deque<Object> open = new ArrayDeque<>();

    private Footprint() {}

    /** Returns the bytes of all objects reachable from an object, itself included. */
    static long of(Object root) {
        return new Footprint().count(root);
    }

    /** Returns the same without another object and the objects that only it refers to. */
    static long without(Object other, Object root) {
        Footprint footprint = new Footprint();
        footprint.seen.add(other);
        return footprint.count(root);
    }

    /**
     * Returns the same for each field of an object by name, largest first; a shared object counts for the first field.
     */
    static Map<String, Long> byField(Object object) {
        Footprint footprint = new Footprint();
        Map<String, Long> bytes = new LinkedHashMap<>();
        for (Field field : object.getClass().getDeclaredFields()) {
            if (!Modifier.isStatic(field.getModifiers()) && !field.getType().isPrimitive()) {
                bytes.put(field.getName(), footprint.count(value(field, object)));
            }
        }
        Map<String, Long> sorted = new LinkedHashMap<>();
        bytes.entrySet().stream()
                .sorted(Map.Entry.comparingByValue(Collections.reverseOrder()))
                .forEach(entry -> sorted.put(entry.getKey(), entry.getValue()));
        return sorted;
    }

    private long count(Object root) {
        long bytes = 0;
        visit(root);
        while (!open.isEmpty()) {
            bytes += (size(open.pop()) + 7) / 8 * 8;
        }
        return bytes;
    }

    private void visit(Object object) {
        boolean constant = object == null
                || object instanceof Class
                || object instanceof Enum
                || object instanceof ClassLoader
                || Optional.empty().equals(object);
        if (!constant && seen.add(object)) {
            open.push(object);
        }
    }

    private long size(Object object) {
        if (object.getClass().isArray()) {
            return array(object);
        }
        return object.getClass().getName().startsWith("java.") ? ofJava(object) : fields(object);
    }

    private long array(Object array) {
        int length = Array.getLength(array);
        if (array instanceof Object[] elements) {
            for (Object element : elements) {
                visit(element);
            }
        }
        return ARRAY + (long) length * width(array.getClass().getComponentType());
    }

    private long fields(Object object) {
        long bytes = HEAD;
        for (Class<?> type = object.getClass(); type != null; type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers())) {
                    bytes += width(field.getType());
                    visit(field.getType().isPrimitive() ? null : value(field, object));
                }
            }
        }
        return bytes;
    }

    private long ofJava(Object object) {
        if (object instanceof String text) {
            return 24 + ARRAY + text.length();
        }
        if (object instanceof BitSet set) {
            return 24 + ARRAY + set.size() / 8;
        }
        if (object instanceof Optional<?> optional) {
            visit(optional.orElse(null));
            return 16;
        }
        if (object instanceof Collection<?> collection) {
            collection.forEach(this::visit);
            return 24 + ARRAY + (collection instanceof Set ? 44L : REFERENCE) * collection.size();
        }
        if (object instanceof Map<?, ?> map) {
            map.keySet().forEach(this::visit);
            map.values().forEach(this::visit);
            return 56 + ARRAY + 48L * map.size();
        }
        if (object instanceof AtomicReferenceArray<?> array) {
            for (int i = 0; i < array.length(); i++) {
                visit(array.get(i));
            }
            return 16 + ARRAY + (long) REFERENCE * array.length();
        }
        return 24;
    }

    private static int width(Class<?> type) {
        if (type == long.class || type == double.class) {
            return 8;
        }
        if (type == byte.class || type == boolean.class) {
            return 1;
        }
        return type == short.class || type == char.class ? 2 : REFERENCE;
    }

    private static Object value(Field field, Object object) {
        try {
            field.setAccessible(true);
            return field.get(object);
        } catch (IllegalAccessException closed) {
            throw new AssertionError(closed);
        }
    }
}
