package org.dicechess.groovy.run;

import java.util.ArrayList;
import java.util.List;

/** Ranges of whole numbers for confined scripts, and slices of lists and texts. */
public final class Ranges {

    private Ranges() {}

    /** Returns the whole numbers from one to another, ascending or descending. */
    public static List<Integer> range(int from, int to) {
        return new Span<>(from, to, false, Numbers::small);
    }

    /** Returns a range of numbers of 64 bits. */
    public static List<Long> range(long from, long to) {
        return new Span<>(bound(from), bound(to), false, Long::valueOf);
    }

    /** Returns a range whose bounds have types that are not known at compile time. */
    public static List<? extends Number> range(Object from, Object to) {
        return isLong(from, to) ? range(bound(from), bound(to)) : range((int) bound(from), (int) bound(to));
    }

    /** Returns a range as {@link #range(int, int)} does, without the last number. */
    public static List<Integer> rangeBefore(int from, int to) {
        return new Span<>(from, to, true, Numbers::small);
    }

    /** Returns such a range of numbers of 64 bits. */
    public static List<Long> rangeBefore(long from, long to) {
        return new Span<>(bound(from), bound(to), true, Long::valueOf);
    }

    /** Returns such a range whose bounds have types that are not known at compile time. */
    public static List<? extends Number> rangeBefore(Object from, Object to) {
        return isLong(from, to) ? rangeBefore(bound(from), bound(to)) : rangeBefore((int) bound(from), (int) bound(to));
    }

    /**
     * Returns the elements from one index to another; negative indices count from the end. They are in reverse order if
     * the second index is less.
     */
    public static <T> List<T> slice(List<T> list, Object from, Object to) {
        return slice(list, indices(from, to, false));
    }

    /** Returns a slice as {@link #slice} does, without the last element. */
    public static <T> List<T> sliceBefore(List<T> list, Object from, Object to) {
        return slice(list, indices(from, to, true));
    }

    /** Returns the characters from one index to another, as {@link #slice} does for a list. */
    public static String slice(String text, Object from, Object to) {
        return slice(text, indices(from, to, false));
    }

    /** Returns a slice as {@link #slice(String, Object, Object)} does, without the last character. */
    public static String sliceBefore(String text, Object from, Object to) {
        return slice(text, indices(from, to, true));
    }

    static <T> List<T> slice(List<T> list, Span<?> span) {
        if (list instanceof Span<?> range && range.isDown()) {
            // Groovy counts the elements of such a range from the wrong end.
            throw new IllegalArgumentException("a part of a range that goes down; write toList() before the part");
        }
        span.requireBegin(list.size());
        List<T> slice = new ArrayList<>();
        for (int index : span.in(list)) {
            slice.add(list.get(index));
        }
        return slice;
    }

    private static String slice(String text, Span<?> span) {
        List<String> letters = new ArrayList<>();
        for (int at = 0; at < text.length(); at++) {
            Meter.pay(1);
            letters.add(text.substring(at, at + 1));
        }
        return String.join("", slice(letters, span));
    }

    private static Span<Integer> indices(Object from, Object to, boolean before) {
        return new Span<>(bound(from), bound(to), before, Numbers::small);
    }

    private static long bound(Object value) {
        if (!(value instanceof Number number)) {
            throw new IllegalArgumentException("a range goes from a whole number to another, as 1..8");
        }
        if (number.longValue() != number.intValue()) {
            throw new IllegalArgumentException("a range with the bound " + number + "; both must have 32 bits");
        }
        return number.longValue();
    }

    private static boolean isLong(Object from, Object to) {
        return from instanceof Long || to instanceof Long;
    }
}
