package org.dicechess.groovy.run;

import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.dicechess.Piece;
import org.dicechess.PieceType;
import org.dicechess.Square;
import org.dicechess.spi.Effect;
import org.dicechess.spi.Waypoint;

/**
 * Equality for confined scripts, as Groovy's {@code ==} defines it: numbers of any size, lists, sets and maps by their
 * contents.
 */
final class Equality {

    private static final int DEPTH = 30;

    /** Whether values of two classes are never equal. */
    private final boolean strict;

    private Equality(boolean strict) {
        this.strict = strict;
    }

    static boolean equal(Object one, Object other) {
        return new Equality(false).equal(one, other, 0);
    }

    /**
     * Returns whether two values are equal as elements of lists: numbers only if both have 32 bits or both 64, texts
     * only without inserted values.
     */
    static boolean same(Object one, Object other) {
        return new Equality(true).equal(one, other, 0);
    }

    private boolean equal(Object one, Object other, int depth) {
        Meter.pay(1);
        if (depth > DEPTH) {
            throw new IllegalStateException("lists nested too deeply to compare");
        }
        if (one instanceof Number && other instanceof Number) {
            return Values.longUnbox(one) == Values.longUnbox(other) && isComparable(one, other);
        }
        if (one instanceof Number && isLetter(other) || other instanceof Number && isLetter(one)) {
            return !strict && code(one) == code(other);
        }
        if (strict
                && one instanceof Span<?> span
                && other instanceof Span<?> second
                && !span.isWide()
                && !second.isWide()) {
            return span.toString().equals(second.toString());
        }
        if (isView(one) && other instanceof Collection || isView(other) && one instanceof Collection) {
            throw new IllegalArgumentException("the values of a map compared; write values().toList()");
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
        if (one instanceof CharSequence text && other instanceof CharSequence second) {
            return isComparable(one, other) && Texts.equal(text.toString(), second.toString());
        }
        if (one instanceof Map.Entry<?, ?> entry && other instanceof Map.Entry<?, ?> second) {
            return same(entry.getKey(), second.getKey()) && equal(entry.getValue(), second.getValue(), depth + 1);
        }
        if (one instanceof Effect move && other instanceof Effect second) {
            return equal(move, second);
        }
        return one == other || isPlain(one) && Objects.equals(one, other);
    }

    /** Returns whether two moves have the same effect. The squares and names of a move are paid for. */
    private static boolean equal(Effect move, Effect other) {
        Meter.pay(move.taken().size() + 2L * move.shifts().size());
        move.changes().forEach(change -> Meter.pay(1 + change.kind().length() / 8));
        return move.equals(other);
    }

    /** Returns whether this is the values of a map, which in Groovy equal only themselves. */
    private static boolean isView(Object value) {
        return value instanceof Collection && !(value instanceof List) && !(value instanceof Set);
    }

    /** Returns whether this is a text of one character, which in Groovy equals its code. */
    private static boolean isLetter(Object value) {
        return value instanceof String text && text.length() == 1;
    }

    private static long code(Object value) {
        return value instanceof String text ? text.charAt(0) : Values.longUnbox(value);
    }

    private boolean isComparable(Object one, Object other) {
        return !strict || one.getClass() == other.getClass();
    }

    private boolean hasAll(Set<?> set, Set<?> second) {
        for (Object element : set) {
            Values.key(element);
            Object otherSize = element instanceof Integer small
                    ? (Object) small.longValue()
                    : element instanceof Long large ? (Object) large.intValue() : element;
            if (!second.contains(element) && (strict || !second.contains(otherSize))) {
                return false;
            }
        }
        return true;
    }

    private boolean equal(Iterator<?> one, Iterator<?> other, int depth) {
        while (one.hasNext()) {
            if (!equal(one.next(), other.next(), depth + 1)) {
                return false;
            }
        }
        return true;
    }

    private boolean equal(Map<?, ?> one, Map<?, ?> other, int depth) {
        for (Map.Entry<?, ?> entry : one.entrySet()) {
            Object key = Values.key(entry.getKey());
            if (!other.containsKey(key) || !equal(entry.getValue(), other.get(key), depth + 1)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isPlain(Object value) {
        return value instanceof String
                || value instanceof Boolean
                || value instanceof Square
                || value instanceof Enum<?>
                || value instanceof Piece
                || value instanceof PieceType
                || value instanceof Optional<?>
                || value instanceof Waypoint;
    }
}
