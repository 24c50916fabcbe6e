package org.dicechess;

/** Checks texts that hosts add to a game, so that each form of record can write them on one line. */
final class PlainLine {

    private PlainLine() {}

    /**
     * Checks a text.
     *
     * @param what what the text is, for the message
     * @param longest the most characters, a surrogate pair counted once
     * @throws IllegalArgumentException if the text is longer, or has a control character, a line separator or half of a
     *     surrogate pair
     */
    static void check(String what, String text, int longest) {
        int length = text.codePointCount(0, text.length());
        if (length > longest) {
            throw new IllegalArgumentException(what + " has " + length + " characters, expected at most " + longest);
        }
        int codePoint;
        for (int at = 0; at < text.length(); at += Character.charCount(codePoint)) {
            codePoint = text.codePointAt(at);
            if (!isAllowed(Character.getType(codePoint))) {
                throw new IllegalArgumentException(String.format(
                        "%s has the character U+%04X at %d, expected no control character, line separator or single"
                                + " surrogate",
                        what, codePoint, at + 1));
            }
        }
    }

    private static boolean isAllowed(int type) {
        return type != Character.CONTROL
                && type != Character.LINE_SEPARATOR
                && type != Character.PARAGRAPH_SEPARATOR
                && type != Character.SURROGATE;
    }
}
