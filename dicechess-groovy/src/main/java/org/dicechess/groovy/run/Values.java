package org.dicechess.groovy.run;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.dicechess.Color;
import org.dicechess.Direction;
import org.dicechess.Piece;
import org.dicechess.PieceType;
import org.dicechess.Square;

/** Truth, equality, order and casts for confined scripts, as Groovy defines them for the few kinds of values that there are. */
public final class Values {

    private static final int DEPTH = 30;

    private Values() {}

    static boolean isTrue(Object value) {
        if (value instanceof Boolean truth) {
            return truth;
        }
        if (value instanceof Number number) {
            return number.longValue() != 0;
        }
        if (value instanceof Optional<?> optional) {
            return optional.isPresent();
        }
        return value instanceof Collection<?> all ? !all.isEmpty()
                : value instanceof Map<?, ?> map ? !map.isEmpty()
                : value instanceof CharSequence text ? text.length() > 0 : value != null;
    }

    public static boolean booleanUnbox(Object value) {
        return isTrue(value);
    }

    public static int intUnbox(Object value) {
        return ((Number) value).intValue();
    }

    public static long longUnbox(Object value) {
        return ((Number) value).longValue();
    }

    public static boolean compareEqual(Object one, Object other) {
        return equal(one, other, 0);
    }

    public static boolean compareNotEqual(Object one, Object other) {
        return !equal(one, other, 0);
    }

    public static boolean compareLessThan(Object one, Object other) {
        return order(one, other) < 0;
    }

    public static boolean compareLessThanEqual(Object one, Object other) {
        return order(one, other) <= 0;
    }

    public static boolean compareGreaterThan(Object one, Object other) {
        return order(one, other) > 0;
    }

    public static boolean compareGreaterThanEqual(Object one, Object other) {
        return order(one, other) >= 0;
    }

    public static Integer compareTo(Object one, Object other) {
        return order(one, other);
    }

    public static boolean equals(Object one, Object other) {
        return equal(one, other, 0);
    }

    public static boolean isCase(Object option, Object value) {
        return option instanceof Collection<?> all ? contains(all, value)
                : option instanceof Map<?, ?> map ? isTrue(map.get(key(value))) : equal(option, value, 0);
    }

    public static boolean isNotCase(Object option, Object value) {
        return !isCase(option, value);
    }

    public static boolean isCase(Collection<?> all, Object value) {
        return contains(all, value);
    }

    /** A cast: nothing is converted but numbers and truth. */
    public static Object castToType(Object value, Class<?> type) {
        if (type == Boolean.class) {
            return isTrue(value);
        }
        if (value == null || type.isInstance(value)) {
            return value;
        }
        if (value instanceof Number number && type == Integer.class) {
            return number.intValue();
        }
        if (value instanceof Number number && type == Long.class) {
            return number.longValue();
        }
        throw new ClassCastException("no cast to " + type.getSimpleName());
    }

    public static Enum<?> castToEnum(Object value, Class<?> type) {
        return (Enum<?>) castToType(value, type);
    }

    public static String castToString(Object value) {
        return value == null ? null : Texts.text(value);
    }

    /** {@code as}: also makes lists and sets of each other. */
    public static Object asType(Object value, Class<?> type) {
        if (value instanceof Collection<?> all && type == Set.class) {
            Set<Object> set = new LinkedHashSet<>();
            all.forEach(element -> set.add(key(element)));
            return set;
        }
        if (value instanceof Collection<?> all && type == List.class) {
            Meter.pay(all.size());
            return new ArrayList<>(all);
        }
        return type == String.class ? Texts.text(value) : castToType(value, type);
    }

    static boolean contains(Collection<?> all, Object value) {
        if (all instanceof Set<?> set) {
            return set.contains(key(value));
        }
        for (Object element : all) {
            if (equal(element, value, 0)) {
                return true;
            }
        }
        return false;
    }

    /** The value itself, if it can be a key or an element of a set: its hash must cost little and be the same everywhere. */
    static Object key(Object value) {
        Meter.pay(1);
        if (value instanceof String text) {
            Meter.pay(text.length() / 8);
        } else if (!(value instanceof Integer || value instanceof Long || value instanceof Boolean || value instanceof Square
                || value instanceof Direction || value instanceof Color)) {
            throw new IllegalArgumentException("a key must be a text, a number, a square, a direction or a side");
        }
        return value;
    }

    /** The order of two numbers, texts, squares or directions; null comes first. */
    public static int order(Object one, Object other) {
        Meter.pay(1);
        if (one instanceof Number && other instanceof Number) {
            return Long.compare(longUnbox(one), longUnbox(other));
        }
        if (one instanceof String text && other instanceof String second) {
            Meter.pay(Math.min(text.length(), second.length()) / 8);
            return text.compareTo(second);
        }
        if (one instanceof Square square && other instanceof Square second) {
            return square.compareTo(second);
        }
        if (one instanceof Direction direction && other instanceof Direction second) {
            return direction.compareTo(second);
        }
        if (one == null || other == null) {
            return one == other ? 0 : one == null ? -1 : 1;
        }
        throw new IllegalArgumentException("values that have no order");
    }

    private static boolean equal(Object one, Object other, int depth) {
        Meter.pay(1);
        if (depth > DEPTH) {
            throw new IllegalStateException("lists nested too deep to compare");
        }
        if (one instanceof Number && other instanceof Number) {
            return longUnbox(one) == longUnbox(other);
        }
        if (one instanceof List<?> list && other instanceof List<?> second) {
            return list.size() == second.size() && equal(list.iterator(), second.iterator(), depth);
        }
        if (one instanceof Set<?> set && other instanceof Set<?> second) {
            Meter.pay(set.size());
            return set.equals(second);
        }
        if (one instanceof Map<?, ?> map && other instanceof Map<?, ?> second) {
            return map.size() == second.size() && equal(map, second, depth);
        }
        if (one instanceof String text && other instanceof String second) {
            Meter.pay(Math.min(text.length(), second.length()) / 8);
        }
        return one == other || isPlain(one) && Objects.equals(one, other);
    }

    private static boolean equal(Iterator<?> one, Iterator<?> other, int depth) {
        while (one.hasNext()) {
            if (!equal(one.next(), other.next(), depth + 1)) {
                return false;
            }
        }
        return true;
    }

    private static boolean equal(Map<?, ?> one, Map<?, ?> other, int depth) {
        for (Map.Entry<?, ?> entry : one.entrySet()) {
            if (!other.containsKey(entry.getKey()) || !equal(entry.getValue(), other.get(entry.getKey()), depth + 1)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isPlain(Object value) {
        return value instanceof String || value instanceof Boolean || value instanceof Square || value instanceof Enum<?>
                || value instanceof Piece || value instanceof PieceType;
    }
}
