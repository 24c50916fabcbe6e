package org.dicechess.groovy.run;

import java.util.Collection;
import java.util.Map;
import org.jspecify.annotations.NullUnmarked;

/** Cases of a switch and the operator {@code in} for confined scripts, as Groovy defines them. */
@NullUnmarked
public final class Cases {

    private Cases() {}

    public static boolean isCase(Object option, Object value) {
        return switch (Kind.of(option)) {
            case LIST, SET, VIEW -> contains((Collection<?>) option, value);
            case MAP -> Values.isTrue(Keys.get((Map<?, ?>) option, value));
            case TEXT -> isText((CharSequence) option, value);
            case ENTRY, OTHER -> isOther(option, value);
        };
    }

    private static boolean isOther(Object option, Object value) {
        if (option instanceof Block block) {
            return block.test(value);
        }
        if (option instanceof Class<?> type) {
            return type.isInstance(value);
        }
        return option instanceof Number && value instanceof Number
                ? Equality.equal(option, value)
                : Equality.same(option, value);
    }

    /** A text as a case matches every value with this text. */
    private static boolean isText(CharSequence text, Object value) {
        Kind kind = Kind.of(value);
        if (kind.isCollection() && !(value instanceof Span) || kind == Kind.MAP) {
            throw new IllegalArgumentException(
                    "a text as a case of a list, a set or a map; write \"${value}\" to compare texts");
        }
        return value != null && Texts.equal(text.toString(), Texts.text(value));
    }

    /** The operator {@code in}: {@link #isCase(Object, Object)}, or both values null. */
    public static boolean isAmong(Object option, Object value) {
        return isCase(option, value);
    }

    /** The operator {@code !in}. */
    public static boolean isNotAmong(Object option, Object value) {
        return !isCase(option, value);
    }

    public static boolean isNotCase(Object option, Object value) {
        return !isCase(option, value);
    }

    public static boolean isCase(Collection<?> all, Object value) {
        return contains(all, value);
    }

    public static boolean isCase(Map<?, ?> map, Object value) {
        return isCase((Object) map, value);
    }

    public static boolean isNotCase(Collection<?> all, Object value) {
        return !contains(all, value);
    }

    public static boolean isNotCase(Map<?, ?> map, Object value) {
        return !isCase((Object) map, value);
    }

    /**
     * Returns what {@link #isCase(Object, Object)} returns with the arguments exchanged, as the compiler calls it where
     * it knows no types.
     */
    public static boolean isCaseOf(Object value, Object option) {
        return isCase(option, value);
    }

    /** The negation of {@link #isCaseOf}. */
    public static boolean isNotCaseOf(Object value, Object option) {
        return !isCase(option, value);
    }

    static boolean contains(Collection<?> all, Object value) {
        if (Kind.of(all) == Kind.SET) {
            return Keys.has(all, value);
        }
        if (all instanceof Span<?> span && span.isWide()) {
            return containsEqual(span, value);
        }
        for (Object element : all) {
            if (Equality.same(element, value)) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether a collection has this value; numbers are equal whatever their size. */
    static boolean containsEqual(Collection<?> all, Object value) {
        for (Object element : all) {
            if (Equality.equal(element, value)) {
                return true;
            }
        }
        return false;
    }
}
