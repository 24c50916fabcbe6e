package org.dicechess.groovy.run;

/** Texts and values of scripts as messages show them: short, and on one line. */
public final class Shown {

    private static final int LONGEST = 60;
    private static final int LONGEST_MESSAGE = 500;

    private Shown() {}

    /** A text in quotes, on one line, cut after {@value #LONGEST} characters. */
    public static String quoted(String text) {
        return "'" + cut(text, LONGEST) + "'";
    }

    /** A message on one line, cut after {@value #LONGEST_MESSAGE} characters. */
    public static String message(String text) {
        return cut(text, LONGEST_MESSAGE);
    }

    private static String cut(String text, int longest) {
        StringBuilder shown = new StringBuilder();
        int characters = 0;
        for (int at = 0; at < text.length(); at += Character.charCount(text.codePointAt(at))) {
            if (characters++ == longest) {
                return shown.append("...").toString();
            }
            append(shown, text.codePointAt(at));
        }
        return shown.toString();
    }

    /** A character, or its code where a reader would not see it as one on its line. */
    private static void append(StringBuilder shown, int c) {
        switch (Character.getType(c)) {
            case Character.CONTROL, Character.FORMAT, Character.SURROGATE, Character.PRIVATE_USE, Character.UNASSIGNED,
                    Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR ->
                shown.append(c == '\n' ? "\\n" : c == '\t' ? "\\t" : String.format("\\u%04x", c));
            default -> shown.appendCodePoint(c);
        }
    }
}
