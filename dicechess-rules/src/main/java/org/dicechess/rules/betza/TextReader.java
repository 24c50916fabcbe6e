package org.dicechess.rules.betza;

/** A text and the index of the next character to read. */
final class TextReader {

    private static final int END = -1;
    private static final int MOST_DIGITS = 3;

    private final String text;
    private int column;

    TextReader(String text) {
        this.text = text;
    }

    int column() {
        return column;
    }

    boolean atEnd() {
        return column == text.length();
    }

    boolean atDigit() {
        return peek() >= '0' && peek() <= '9';
    }

    boolean atOneOf(String letters) {
        return letters.indexOf(peek()) >= 0;
    }

    boolean startsWith(String word) {
        return text.startsWith(word, column);
    }

    boolean skip(String word) {
        boolean found = startsWith(word);
        column += found ? word.length() : 0;
        return found;
    }

    /** Takes the next character, which must exist. */
    char take() {
        return text.charAt(column++);
    }

    /** Takes exactly this word. */
    void expect(String word) {
        if (!skip(word)) {
            throw unexpected("'" + word + "'");
        }
    }

    /** Takes a number from least to most, below 1000, without leading zeros. */
    int number(int least, int most) {
        int start = column;
        while (atDigit()) {
            column++;
        }
        String digits = text.substring(start, column);
        if (!isShort(digits) || Integer.parseInt(digits) < least || Integer.parseInt(digits) > most) {
            column = start;
            throw unexpected("a number from " + least + " to " + most);
        }
        return Integer.parseInt(digits);
    }

    /** Returns whether digits have no leading zero and are at most three. */
    private static boolean isShort(String digits) {
        return digits.equals("0") || !digits.isEmpty() && digits.length() <= MOST_DIGITS && digits.charAt(0) != '0';
    }

    /** Returns the text from an earlier column up to here. */
    String since(int start) {
        return text.substring(start, column);
    }

    /** Returns an exception that names the next character and what was expected. */
    BetzaException unexpected(String expected) {
        String found = atEnd() ? "the text ends" : "found '" + text.charAt(column) + "'";
        return new BetzaException(column, found + "; expected " + expected);
    }

    private int peek() {
        return atEnd() ? END : text.charAt(column);
    }
}
