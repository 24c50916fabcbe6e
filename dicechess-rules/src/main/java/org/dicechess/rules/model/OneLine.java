package org.dicechess.rules.model;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Formats texts of scripts and definitions for messages: short, and on one line. */
public final class OneLine {

    private static final int LONGEST = 60;
    private static final int LONGEST_MESSAGE = 500;
    private static final int MOST_NAMES = 30;

    private OneLine() {}

    /**
     * Returns a text in quotes, on one line, cut after {@value #LONGEST} characters; the word null, without quotes, for
     * null.
     */
    public static String quoted(@Nullable String text) {
        return text == null ? "null" : "'" + cut(text, LONGEST) + "'";
    }

    /** Returns a message on one line, cut after {@value #LONGEST_MESSAGE} characters. */
    public static String message(String text) {
        return cut(text, LONGEST_MESSAGE);
    }

    /** Returns names in brackets, at most the first {@value #MOST_NAMES}. */
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

    /** Appends a character, or its code if the character is invisible or would break the line. */
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
