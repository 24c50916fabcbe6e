package org.dicechess.examples.console;

import java.util.ArrayList;
import java.util.List;

/** Splits a line into words at blanks; a roll such as {@code [1 3]} is one word. */
final class Tokens {

    private Tokens() {}

    /**
     * A word and its place.
     *
     * @param text the word
     * @param start the index of its first character in the line
     */
    record Token(String text, int start) {

        int end() {
            return start + text.length();
        }
    }

    /**
     * Returns the words of a line; empty for a blank line.
     *
     * @throws BadInputException if a bracket is not closed
     */
    static List<String> split(String line) {
        List<String> words = scan(line).stream().map(Token::text).toList();
        for (String word : words) {
            if (word.startsWith("[") && !word.endsWith("]")) {
                throw new BadInputException("'" + word + "' lacks its ']'");
            }
        }
        return words;
    }

    /** Returns the words with their places; an open bracket reaches to the end of the line. */
    static List<Token> scan(String line) {
        List<Token> tokens = new ArrayList<>();
        int start = skipBlanks(line, 0);
        while (start < line.length()) {
            int end = line.charAt(start) == '[' ? endOfRoll(line, start) : endOfWord(line, start);
            tokens.add(new Token(line.substring(start, end), start));
            start = skipBlanks(line, end);
        }
        return tokens;
    }

    private static int skipBlanks(String line, int from) {
        int index = from;
        while (index < line.length() && Character.isWhitespace(line.charAt(index))) {
            index++;
        }
        return index;
    }

    private static int endOfRoll(String line, int start) {
        int close = line.indexOf(']', start);
        return close < 0 ? line.length() : close + 1;
    }

    private static int endOfWord(String line, int start) {
        int index = start;
        while (index < line.length() && !Character.isWhitespace(line.charAt(index))) {
            index++;
        }
        return index;
    }
}
