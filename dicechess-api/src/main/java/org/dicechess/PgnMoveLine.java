package org.dicechess;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A line among the moves of a game in PGN.
 *
 * @param words what stands outside of comments
 * @param inComment whether a comment in braces goes on behind the line
 */
record PgnMoveLine(String words, boolean inComment) {

    /** A hyphen, a dash or a colon. */
    private static final String DASH = " ?[-:\u2010-\u2014\u2212] ?";

    private static final String HALF = "(?:1/2|\u00BD)";

    private static final String RESULT = "(?:1" + DASH + "0|0" + DASH + "1|" + HALF + "(?:" + DASH + HALF + ")?|\\*)";

    /** A result, which numbers of annotations may follow. */
    private static final String END = RESULT + "(?:\\s++\\$[0-9]++)*+\\s*+";

    private static final Pattern ENDS = Pattern.compile("(?:.*\\s)?" + END, Pattern.DOTALL);
    private static final Pattern ENDS_ONLY = Pattern.compile("\\s*+(?:" + END + "|\\$[0-9]++\\s*+)*+");
    private static final Pattern FIRST_MOVE = Pattern.compile("(?<!\\S)1\\s*+\\.(?!\\s*+\\.)");

    /**
     * Reads a line.
     *
     * @param inComment whether a comment goes on from the line before
     */
    static PgnMoveLine of(String line, boolean inComment) {
        boolean open = inComment;
        StringBuilder words = new StringBuilder();
        for (int at = 0; at < line.length(); at++) {
            char character = line.charAt(at);
            if (!open && (character == ';' || character == '%' && at == 0)) {
                return new PgnMoveLine(words.toString(), false);
            }
            boolean opens = !open && character == '{';
            words.append(opens ? " " : open ? "" : character);
            open = open ? character != '}' : opens;
        }
        return new PgnMoveLine(words.toString(), open);
    }

    /** Returns whether there is anything outside of comments. */
    boolean hasWords() {
        return !words.isBlank();
    }

    /** Returns whether the line ends with a result. */
    boolean ends() {
        return ENDS.matcher(words).matches();
    }

    /** Returns whether the line has more than a result. */
    boolean hasMoves() {
        return !ENDS_ONLY.matcher(words).matches();
    }

    /** Returns whether the line begins with the number of the first move of White. */
    boolean isFirst() {
        Matcher first = FIRST_MOVE.matcher(words);
        return first.find() && words.substring(0, first.start()).isBlank();
    }

    /** Returns whether the number of the first move of White is on the line. */
    boolean hasFirst() {
        return FIRST_MOVE.matcher(words).find();
    }
}
