package org.dicechess.text;

/** Makes texts of strangers safe to show in messages. */
public final class Shown {

    private Shown() {}

    /**
     * Returns a text on one line, cut after so many characters. Characters that print nothing, break the line or change
     * the direction of writing are escaped.
     */
    public static String text(String text, int longest) {
        StringBuilder shown = new StringBuilder();
        int codePoint;
        for (int at = 0; at < Math.min(text.length(), longest); at += Character.charCount(codePoint)) {
            codePoint = text.codePointAt(at);
            if (Hidden.is(codePoint)) {
                shown.append(String.format("\\u%04x", codePoint));
            } else {
                shown.appendCodePoint(codePoint);
            }
        }
        return text.length() > longest ? shown + "..." : shown.toString();
    }

    /** Returns a text of a caller in quotes, as {@link #text} shows at most 60 characters of it. */
    public static String quoted(String text) {
        return "'" + text(text, 60) + "'";
    }
}
