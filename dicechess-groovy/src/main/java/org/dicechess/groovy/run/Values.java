package org.dicechess.groovy.run;

import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.dicechess.Color;
import org.dicechess.Direction;
import org.dicechess.Square;
import org.jspecify.annotations.NullUnmarked;

/**
 * Truth, equality, order and casts for confined scripts, as Groovy defines them for the few types of values there are.
 */
@NullUnmarked
public final class Values {

    private Values() {}

    static boolean isTrue(Object value) {
        if (value instanceof Boolean truth) {
            return truth;
        }
        if (value instanceof Number number) {
            return number.longValue() != 0;
        }
        return switch (Kind.of(value)) {
            case LIST, SET, VIEW -> !((Collection<?>) value).isEmpty();
            case MAP -> !((Map<?, ?>) value).isEmpty();
            case TEXT -> ((CharSequence) value).length() > 0;
            case ENTRY -> true;
            case OTHER -> isThere(value);
        };
    }

    private static boolean isThere(Object value) {
        if (value instanceof Optional<?> optional) {
            return optional.isPresent();
        }
        return value instanceof Iterator<?> iterator ? iterator.hasNext() : value != null;
    }

    public static boolean booleanUnbox(Object value) {
        Meter.pay(1);
        return isTrue(value);
    }

    public static int intUnbox(Object value) {
        return ((Number) value).intValue();
    }

    static int intExact(Number value) {
        if (value.longValue() != value.intValue()) {
            throw new IllegalArgumentException("the number " + value + " where 32 bits are expected");
        }
        return value.intValue();
    }

    public static long longUnbox(Object value) {
        return ((Number) value).longValue();
    }

    public static boolean compareEqual(Object one, Object other) {
        return Equality.equal(one, other);
    }

    public static boolean compareNotEqual(Object one, Object other) {
        return !Equality.equal(one, other);
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

    /**
     * The operator {@code <=>}: negative, zero or positive. For texts and directions it is their distance, as in
     * Groovy.
     */
    public static int spaceship(Object one, Object other) {
        if (one instanceof String && other instanceof Inserted) {
            throw new IllegalArgumentException(
                    "a text compared with one that has values in it; write toString() after that");
        }
        return order(one, other);
    }

    public static Integer compareTo(Object one, Object other) {
        return order(one, other);
    }

    /**
     * The call {@code one.equals(other)}, which is stricter than {@code ==}: a number equals only numbers of its size.
     */
    public static boolean equals(Object one, Object other) {
        if (one == null) {
            throw new IllegalArgumentException("equals is called on null; write == in place of equals");
        }
        return Equality.same(one, other);
    }

    /** Compares two values that the compiler knows only to be comparable. */
    public static int compared(Object one, Object other) {
        return order(one, other);
    }

    @SuppressWarnings("ShortCircuitBoolean") // null is a mistake on either side
    public static Boolean and(Boolean one, Boolean other) {
        return one & other;
    }

    @SuppressWarnings("ShortCircuitBoolean") // null is a mistake on either side
    public static Boolean or(Boolean one, Boolean other) {
        return one | other;
    }

    public static Boolean xor(Boolean one, Boolean other) {
        return one ^ other;
    }

    /** A cast, which converts only numbers and truth values. */
    public static Object castToType(Object value, Class<?> type) {
        if (value == null || type.isInstance(value)) {
            return value;
        }
        if (type == Boolean.class) {
            return isTrue(value);
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

    /**
     * Returns the argument of a block parameter that is a text: a text with inserted values is converted to a string.
     */
    public static String textUnbox(Object value) {
        return value instanceof Inserted text ? text.toString() : (String) value;
    }

    public static String castToString(Object value) {
        return value == null ? null : Texts.text(value);
    }

    /**
     * The operator {@code as}, which also converts between lists and sets. A value that already has the type is
     * returned itself.
     */
    public static Object asType(Object value, Class<?> type) {
        if (value instanceof Collection<?> all && type == Set.class) {
            return value instanceof Set ? value : Lists.toSet(all);
        }
        if (value instanceof Collection<?> all && type == List.class) {
            return value instanceof List ? value : Lists.toList(all);
        }
        return type == String.class ? Texts.text(value) : castToType(value, type);
    }

    /** Returns the value if it can be a key or an element of a set: its hash must be cheap and the same everywhere. */
    static Object key(Object value) {
        Meter.pay(1);
        if (value instanceof Inserted) {
            throw new IllegalArgumentException(
                    "a text with values as a key or in a set; write toString() after it, as \"${n}\".toString()");
        }
        if (value instanceof String text) {
            Meter.pay(text.length() / 8);
        } else if (value instanceof Long number && number != number.intValue()) {
            // Any number of 64-bit numbers can have the same hash.
            throw new IllegalArgumentException("a number as a key must have 32 bits; write a text, as \"${number}\"");
        } else if (!(value instanceof Number
                || value instanceof Boolean
                || value instanceof Square
                || value instanceof Direction
                || value instanceof Color)) {
            throw new IllegalArgumentException("a key must be a text, a number, a square, a direction or a side");
        }
        return value;
    }

    /** Returns the order of two numbers, texts, squares or directions; null comes first. */
    static int order(Object one, Object other) {
        Meter.pay(1);
        if (one instanceof Number && other instanceof Number) {
            return Long.compare(longUnbox(one), longUnbox(other));
        }
        if (one instanceof CharSequence text && other instanceof CharSequence second) {
            return Texts.compareTo(text.toString(), second.toString());
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
}
