package org.dicechess.groovy.run;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.dicechess.Color;
import org.dicechess.Direction;
import org.dicechess.Square;
import org.dicechess.spi.CapturedRule;

/** Texts for confined scripts: names of areas, and methods that help to build them. */
public final class Texts {

    private static final char SIGMA = '\u03a3';

    /** The most characters of a text. */
    private static final int LONGEST = 2_000;

    private Texts() {}

    public static String plus(String text, Object more) {
        return made(text, more);
    }

    public static String plus(CharSequence text, Object more) {
        return made(text, more);
    }

    public static String plus(String text, CharSequence more) {
        return made(text, more);
    }

    public static Inserted plus(Inserted text, String more) {
        return text.plus(more);
    }

    public static Inserted plus(Inserted text, Inserted more) {
        return text.plus(more);
    }

    public static String concat(String text, String more) {
        if (text == null || more == null) {
            throw new IllegalArgumentException("concat of null; expected two texts, or write + in place of concat");
        }
        return made(text, more);
    }

    public static String multiply(CharSequence text, Number times) {
        if (times.longValue() < 0) {
            throw new IllegalArgumentException("a text repeated " + times + " times");
        }
        StringBuilder made = new StringBuilder();
        for (long i = 0; i < times.longValue(); i++) {
            append(made, text, 0);
        }
        return made.toString();
    }

    public static String capitalize(CharSequence text) {
        String whole = text.toString();
        Meter.pay(whole.length() / 8);
        return whole.isEmpty() ? "" : Character.toUpperCase(whole.charAt(0)) + whole.substring(1);
    }

    public static String toUpperCase(String text) {
        payCase(text);
        return text.toUpperCase(Locale.ROOT);
    }

    public static String toLowerCase(String text) {
        payCase(text);
        return text.toLowerCase(Locale.ROOT);
    }

    /**
     * Pays for a change of case. A letter that is not ASCII costs four others, as it may become several. For a capital
     * sigma the JDK looks at the words of the whole text, to find out whether it ends one.
     */
    private static void payCase(String text) {
        long cost = 0;
        for (int at = 0; at < text.length(); at++) {
            char c = text.charAt(at);
            cost += c < 0x80 ? 1 : c == SIGMA ? 10 + text.length() / 4 : 4;
        }
        Meter.pay(cost);
    }

    public static String reverse(CharSequence text) {
        String whole = text.toString();
        Meter.pay(whole.length());
        return new StringBuilder(whole).reverse().toString();
    }

    public static String padRight(CharSequence text, Number width) {
        return made(text, blanks(text, width));
    }

    public static String padLeft(CharSequence text, Number width) {
        return made(blanks(text, width), text);
    }

    private static String blanks(CharSequence text, Number width) {
        return multiply(" ", Math.max(0, width.longValue() - text.length()));
    }

    /** Returns the parts of a text between blanks and line ends. */
    public static List<Object> tokenize(CharSequence text) {
        return tokenize(text, " \t\n\r\f");
    }

    /** Returns the parts of a text between any of these characters; no part is empty. */
    public static List<Object> tokenize(CharSequence text, CharSequence separators) {
        return parts(text.toString(), separators.toString());
    }

    private static List<Object> parts(String text, String separators) {
        Meter.pay(1 + (long) text.length() * (1 + separators.length()) / 8);
        List<Object> parts = new ArrayList<>();
        int begin = 0;
        for (int at = 0; at <= text.length(); at++) {
            if (at == text.length() || separators.indexOf(text.charAt(at)) >= 0) {
                if (at > begin) {
                    Lists.add(parts, text.substring(begin, at));
                }
                begin = at + 1;
            }
        }
        return parts;
    }

    public static boolean contains(CharSequence text, CharSequence part) {
        String whole = text.toString();
        Meter.pay((long) whole.length() * Math.max(1, part.length()) / 8);
        return whole.contains(part);
    }

    public static boolean startsWith(String text, String part) {
        Meter.pay(part.length() / 16);
        return text.startsWith(part);
    }

    public static boolean endsWith(String text, String part) {
        Meter.pay(part.length() / 16);
        return text.endsWith(part);
    }

    /** Returns the character at an index, which counts from the end if negative. */
    public static String getAt(CharSequence text, int index) {
        String whole = text.toString();
        int at = index < 0 ? index + whole.length() : index;
        return whole.substring(at, at + 1);
    }

    static boolean equal(String text, String other) {
        Meter.pay(Math.min(text.length(), other.length()) / 8);
        return text.equals(other);
    }

    public static int compareTo(String text, String other) {
        Meter.pay(1 + Math.min(text.length(), other.length()) / 16);
        return text.compareTo(other);
    }

    public static int compareTo(Inserted text, Object other) {
        return compareTo(text.toString(), ((CharSequence) other).toString());
    }

    public static int size(CharSequence text) {
        return text.length();
    }

    public static int length(CharSequence text) {
        return text.length();
    }

    public static boolean isEmpty(CharSequence text) {
        return text.length() == 0;
    }

    public static String join(Collection<?> all, String separator) {
        Meter.pay(1);
        StringBuilder text = new StringBuilder();
        String between = "";
        for (Object element : all) {
            append(text, between, 0);
            append(text, element, 0);
            between = separator == null ? "" : separator;
        }
        return text.toString();
    }

    public static String join(Collection<?> all) {
        return join(all, "");
    }

    public static String toString(Object value) {
        return text(value);
    }

    /** Returns the name of a square. */
    public static String text(Square square) {
        Meter.pay(1);
        return square.text();
    }

    /** Pays for a method of the library that takes a name. */
    static void payName(String name) {
        Meter.pay(name == null ? 1 : 1 + name.length() / 16);
    }

    static String text(Object value) {
        StringBuilder text = new StringBuilder();
        append(text, value, 0);
        return text.toString();
    }

    private static String made(Object one, Object other) {
        StringBuilder text = new StringBuilder();
        append(text, one, 0);
        append(text, other, 0);
        return text.toString();
    }

    /** Groovy writes an inserted range as a list, and any other range as a range. */
    static void appendInserted(StringBuilder text, Object value, int depth) {
        if (value instanceof Span<?> span) {
            list(text, span, depth);
        } else {
            append(text, value, depth);
        }
    }

    static void append(StringBuilder text, Object value, int depth) {
        Meter.pay(1);
        if (depth > 20) {
            throw new IllegalStateException("lists nested too deeply for a text");
        }
        switch (Kind.of(value)) {
            case LIST, SET, VIEW -> elements(text, (Collection<?>) value, depth);
            case MAP -> map(text, (Map<?, ?>) value, depth);
            case TEXT -> characters(text, (CharSequence) value, depth);
            case ENTRY, OTHER -> word(text, plain(value));
        }
        if (text.length() > LONGEST) {
            throw new IllegalStateException("a text of more than " + LONGEST + " characters");
        }
    }

    private static void characters(StringBuilder text, CharSequence more, int depth) {
        if (more instanceof Inserted inserted) {
            inserted.appendTo(text, depth);
        } else {
            word(text, more.toString());
        }
    }

    private static void word(StringBuilder text, String word) {
        Meter.pay(word.length() / 8);
        text.append(word);
    }

    private static String plain(Object value) {
        if (value == null
                || value instanceof Number
                || value instanceof Boolean
                || value instanceof Square
                || value instanceof Direction
                || value instanceof Color
                || value instanceof CapturedRule.Fate) {
            return String.valueOf(value);
        }
        throw new IllegalArgumentException(
                "a value without a text; for a piece write type().name(), for a kind name()");
    }

    private static void elements(StringBuilder text, Collection<?> all, int depth) {
        if (all instanceof Span<?> span) {
            text.append(span);
        } else {
            list(text, all, depth);
        }
    }

    private static void list(StringBuilder text, Collection<?> all, int depth) {
        String between = "[";
        for (Object element : all) {
            text.append(between);
            append(text, element, depth + 1);
            between = ", ";
        }
        text.append(all.isEmpty() ? "[]" : "]");
    }

    private static void map(StringBuilder text, Map<?, ?> map, int depth) {
        String between = "[";
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            text.append(between);
            append(text, entry.getKey(), depth + 1);
            text.append(':');
            append(text, entry.getValue(), depth + 1);
            between = ", ";
        }
        text.append(map.isEmpty() ? "[:]" : "]");
    }
}
