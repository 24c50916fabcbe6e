package org.dicechess.groovy.text;

/** Shows texts of a script in messages: on one line, without invisible characters. */
public final class Quoted {

    private static final int TEXT = 60;
    private static final int MESSAGE = 600;

    private Quoted() {}

    /** Returns a text of a script, escaped and cut. */
    public static String text(CharSequence text) {
        return cut(text, TEXT);
    }

    /** Returns a message that may contain such texts, escaped and cut. */
    public static String message(String message) {
        return cut(message, MESSAGE);
    }

    private static String cut(CharSequence text, int most) {
        StringBuilder shown = new StringBuilder();
        for (int at = 0; at < text.length(); ) {
            if (shown.length() >= most) {
                return shown.append("...").toString();
            }
            int c = Character.codePointAt(text, at);
            at += Character.charCount(c);
            if (isVisible(c)) {
                shown.appendCodePoint(c);
            } else {
                shown.append(c == '\n' ? "\\n" : c == '\t' ? "\\t" : String.format("\\u%04x", c));
            }
        }
        return shown.toString();
    }

    /** Returns whether a reader can see a character. */
    public static boolean isVisible(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
    }
}
