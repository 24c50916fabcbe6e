package org.dicechess.groovy.run;

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
        Kind kind = Kind.of(one);
        Kind second = Kind.of(other);
        if (kind == Kind.VIEW && second.isCollection() || second == Kind.VIEW && kind.isCollection()) {
            throw new IllegalArgumentException("the values of a map compared; write values().toList()");
        }
        return kind == second && equal(kind, one, other, depth);
    }

    /** Compares two values of the same kind. */
    private boolean equal(Kind kind, Object one, Object other, int depth) {
        Meter.pay(kind == Kind.OTHER ? 0 : 1);
        return switch (kind) {
            case LIST -> {
                List<?> list = (List<?>) one;
                List<?> second = (List<?>) other;
                yield list.size() == second.size() && equal(list.iterator(), second.iterator(), depth);
            }
            case SET -> {
                Set<?> set = (Set<?>) one;
                Set<?> second = (Set<?>) other;
                yield set.size() == second.size() && hasAll(set, second);
            }
            case MAP -> {
                Map<?, ?> map = (Map<?, ?>) one;
                Map<?, ?> second = (Map<?, ?>) other;
                yield map.size() == second.size() && equal(map, second, depth);
            }
            case TEXT -> isComparable(one, other) && Texts.equal(one.toString(), other.toString());
            case ENTRY -> {
                Map.Entry<?, ?> entry = (Map.Entry<?, ?>) one;
                Map.Entry<?, ?> second = (Map.Entry<?, ?>) other;
                yield same(entry.getKey(), second.getKey()) && equal(entry.getValue(), second.getValue(), depth + 1);
            }
            case VIEW, OTHER -> areEqual(one, other);
        };
    }

    private static boolean areEqual(Object one, Object other) {
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
            Object otherSize = element instanceof Integer small
                    ? (Object) small.longValue()
                    : element instanceof Long large ? (Object) large.intValue() : element;
            if (!Keys.has(second, element) && (strict || !Keys.has(second, otherSize))) {
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
            Object key = entry.getKey();
            if (!Keys.has(other.keySet(), key) || !equal(entry.getValue(), Keys.value(other, key), depth + 1)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isPlain(Object value) {
        return value instanceof Boolean
                || value instanceof Square
                || value instanceof Enum<?>
                || value instanceof Piece
                || value instanceof PieceType
                || value instanceof Optional<?>
                || value instanceof Waypoint;
    }
}
