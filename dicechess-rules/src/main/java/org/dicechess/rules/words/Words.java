package org.dicechess.rules.words;

import java.util.List;
import java.util.Locale;

/** Lists, numbers and shares in words. */
final class Words {

    private static final double PERCENT = 100.0;

    private Words() {}

    /** Returns a name of a definition in words: {@code king-taken} is {@code king taken}. */
    static String of(String name) {
        return name.replace('-', ' ');
    }

    /** Returns the same with a capital first letter. */
    static String capital(String text) {
        return text.isEmpty() ? text : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }

    /** Returns {@code a, b or c}. */
    static String or(List<String> words) {
        return joined(words, " or ");
    }

    /** Returns {@code a, b and c}. */
    static String and(List<String> words) {
        return joined(words, " and ");
    }

    private static String joined(List<String> words, String last) {
        int size = words.size();
        return size < 2
                ? String.join("", words)
                : String.join(", ", words.subList(0, size - 1)) + last + words.get(size - 1);
    }

    /** Returns a number with its noun. */
    static String counted(long number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }

    /** Returns a probability as a fraction of whole numbers, and in percent. */
    static String share(long part, long whole) {
        return part + "/" + whole + " (" + String.format(Locale.ROOT, "%.1f", PERCENT * part / whole) + "%)";
    }
}
