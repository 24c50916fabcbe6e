package org.dicechess.groovy.run;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;

/** Ranges of whole numbers for confined scripts: lists that are paid for when they are made, and parts of lists and texts. */
public final class Ranges {

    private Ranges() {}

    /** The whole numbers from one to another, upwards or downwards. */
    public static List<Integer> range(int from, int to) {
        return numbers(from, to, Numbers::small);
    }

    /** The same with numbers of 64 bits. */
    public static List<Long> range(long from, long to) {
        return numbers(bound(from), bound(to), Long::valueOf);
    }

    /** The same where the kind of the bounds is not known before. */
    public static List<? extends Number> range(Object from, Object to) {
        return isLong(from, to) ? range(bound(from), bound(to)) : range((int) bound(from), (int) bound(to));
    }

    /** As {@link #range(int, int)}, without the last one. */
    public static List<Integer> rangeBefore(int from, int to) {
        return from == to ? new ArrayList<>() : numbers(from, before(from, to), Numbers::small);
    }

    /** The same with numbers of 64 bits. */
    public static List<Long> rangeBefore(long from, long to) {
        return from == to ? new ArrayList<>() : numbers(bound(from), before(from, bound(to)), Long::valueOf);
    }

    /** The same where the kind of the bounds is not known before. */
    public static List<? extends Number> rangeBefore(Object from, Object to) {
        return isLong(from, to) ? rangeBefore(bound(from), bound(to)) : rangeBefore((int) bound(from), (int) bound(to));
    }

    /** The elements from one index to another, both counted from the end if negative; backwards if the second is less. */
    public static <T> List<T> slice(List<T> list, Object from, Object to) {
        List<T> slice = new ArrayList<>();
        range(index(from, list.size()), index(to, list.size())).forEach(at -> slice.add(list.get(at)));
        return slice;
    }

    /** As {@link #slice}, without the last one. */
    public static <T> List<T> sliceBefore(List<T> list, Object from, Object to) {
        List<T> slice = new ArrayList<>();
        rangeBefore(index(from, list.size()), index(to, list.size())).forEach(at -> slice.add(list.get(at)));
        return slice;
    }

    /** The characters from one index to another, as {@link #slice} has the elements of a list. */
    public static String slice(String text, Object from, Object to) {
        return chosen(text, range(index(from, text.length()), index(to, text.length())));
    }

    /** As {@link #slice(String, Object, Object)}, without the last one. */
    public static String sliceBefore(String text, Object from, Object to) {
        return chosen(text, rangeBefore(index(from, text.length()), index(to, text.length())));
    }

    private static String chosen(String text, List<Integer> indices) {
        StringBuilder chosen = new StringBuilder();
        indices.forEach(at -> chosen.append(text.charAt(at)));
        return chosen.toString();
    }

    private static int index(Object index, int size) {
        int at = (int) bound(index);
        return at < 0 ? at + size : at;
    }

    private static long before(long from, long to) {
        return from < to ? to - 1 : to + 1;
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

    private static <T> List<T> numbers(long from, long last, LongFunction<T> number) {
        Meter.pay(Math.abs(last - from) + 1);
        List<T> all = new ArrayList<>();
        long step = from <= last ? 1 : -1;
        for (long i = from; i != last + step; i += step) {
            all.add(number.apply(i));
        }
        return all;
    }
}
