package org.dicechess.groovy.run;

import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.dicechess.Piece;
import org.dicechess.PieceType;
import org.dicechess.Square;

/** Equality for confined scripts, as Groovy's {@code ==} has it: numbers of any size, lists, sets and maps by what they hold. */
final class Equality {

    private static final int DEPTH = 30;

    private Equality() {}

    static boolean equal(Object one, Object other) {
        return equal(one, other, 0);
    }

    private static boolean equal(Object one, Object other, int depth) {
        Meter.pay(1);
        if (depth > DEPTH) {
            throw new IllegalStateException("lists nested too deep to compare");
        }
        if (one instanceof Number && other instanceof Number) {
            return Values.longUnbox(one) == Values.longUnbox(other);
        }
        if (one instanceof Number && isLetter(other) || other instanceof Number && isLetter(one)) {
            return code(one) == code(other);
        }
        if (one instanceof List<?> list && other instanceof List<?> second) {
            return list.size() == second.size() && equal(list.iterator(), second.iterator(), depth);
        }
        if (one instanceof Set<?> set && other instanceof Set<?> second) {
            return set.size() == second.size() && hasAll(set, second);
        }
        if (one instanceof Map<?, ?> map && other instanceof Map<?, ?> second) {
            return map.size() == second.size() && equal(map, second, depth);
        }
        if (one instanceof String text && other instanceof String second) {
            Meter.pay(Math.min(text.length(), second.length()) / 8);
        }
        return one == other || isPlain(one) && Objects.equals(one, other);
    }

    /** A text of one character, which is equal to its code, as in Groovy. */
    private static boolean isLetter(Object value) {
        return value instanceof String text && text.length() == 1;
    }

    private static long code(Object value) {
        return value instanceof String text ? text.charAt(0) : Values.longUnbox(value);
    }

    private static boolean hasAll(Set<?> set, Set<?> second) {
        for (Object element : set) {
            Meter.pay(1);
            Object otherSize = element instanceof Integer small ? (Object) small.longValue()
                    : element instanceof Long large ? (Object) large.intValue() : element;
            if (!second.contains(element) && !second.contains(otherSize)) {
                return false;
            }
        }
        return true;
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
