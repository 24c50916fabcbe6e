package org.dicechess.picture;

import org.dicechess.text.Hidden;

/** Makes texts of strangers safe to show and to embed. */
final class SafeText {

    /** Stands for a character that is not shown. */
    private static final char REPLACEMENT = '\uFFFD';

    private static final char ELLIPSIS = '\u2026';

    private SafeText() {}

    /**
     * Returns a text on one line, cut after so many characters. The replacement character stands for each character
     * that prints nothing, changes the direction of writing, or may not stand in XML.
     */
    static String visible(String text, int most) {
        StringBuilder shown = new StringBuilder();
        int count = 0;
        int codePoint;
        for (int at = 0; at < text.length(); at += Character.charCount(codePoint)) {
            codePoint = text.codePointAt(at);
            if (count++ == most) {
                return shown.append(ELLIPSIS).toString();
            }
            shown.appendCodePoint(isVisible(codePoint) ? codePoint : REPLACEMENT);
        }
        return shown.toString();
    }

    private static boolean isVisible(int codePoint) {
        return !Hidden.is(codePoint) && Character.getType(codePoint) != Character.PRIVATE_USE;
    }

    /** Returns a text with the five special characters of XML escaped, for elements and for quoted attributes. */
    static String escaped(String text) {
        StringBuilder escaped = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            switch (letter) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '"' -> escaped.append("&quot;");
                case '\'' -> escaped.append("&#39;");
                default -> escaped.append(letter);
            }
        }
        return escaped.toString();
    }
}
