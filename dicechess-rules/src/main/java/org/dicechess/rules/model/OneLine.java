package org.dicechess.rules.model;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Texts of scripts and definitions as messages show them: short, and on one line. */
public final class OneLine {

    private static final int LONGEST = 60;
    private static final int LONGEST_MESSAGE = 500;
    private static final int MOST_NAMES = 30;

    private OneLine() {}

    /**
     * A text in quotes, on one line, cut after {@value #LONGEST} characters; the word null where a hook gives no text.
     */
    public static String quoted(@Nullable String text) {
        return text == null ? "null" : "'" + cut(text, LONGEST) + "'";
    }

    /** A message on one line, cut after {@value #LONGEST_MESSAGE} characters. */
    public static String message(String text) {
        return cut(text, LONGEST_MESSAGE);
    }

    /** Names in brackets, the first {@value #MOST_NAMES} of them. */
    public static String names(Collection<String> names) {
        List<String> shown = new ArrayList<>();
        for (String name : names) {
            if (shown.size() == MOST_NAMES) {
                shown.add("...");
                break;
            }
            shown.add(cut(name, LONGEST));
        }
        return shown.toString();
    }

    private static String cut(String text, int longest) {
        StringBuilder shown = new StringBuilder();
        int shownCharacters = 0;
        for (int at = 0; at < text.length(); at += Character.charCount(text.codePointAt(at))) {
            if (shownCharacters++ == longest) {
                return shown.append("...").toString();
            }
            append(shown, text.codePointAt(at));
        }
        return shown.toString();
    }

    /** A character, or its code where a reader would not see it as one on its line. */
    private static void append(StringBuilder shown, int c) {
        switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR ->
                shown.append(c == '\n' ? "\\n" : c == '\t' ? "\\t" : String.format("\\u%04x", c));
            default -> shown.appendCodePoint(c);
        }
    }
}
