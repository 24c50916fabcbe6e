package org.dicechess.rules.san;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One move as people write and paste it: with its number before it, and behind it with marks, comments and what other
 * programs add.
 *
 * @param body the move alone
 * @param begin the index of the move in the text
 * @param plus whether a plus follows the move
 * @param enPassant the index behind the move if the text says that it captures en passant, otherwise -1
 */
record SanInput(String body, int begin, boolean plus, int enPassant) {

    /**
     * The number of a move, as in {@code 1.e4}, {@code 1...e5}, {@code 1. ... e5} and {@code 12. Nf3}; in books its
     * dots alone, as in {@code ...e5}.
     */
    private static final Pattern NUMBER =
            Pattern.compile("\\s*(?:(?:[0-9]{1,5}\\s*(?:\\.(?:\\.\\.|\\s+\\.\\.\\.)?|\u2026)|\\.\\.\\.?|\u2026)\\s*)?");

    /** Signs of check and mate, and what programs and books think of the position: {@code +-}, {@code =}. */
    private static final String SIGNS = "[\\s+#!?\u2020\u2021\u00B1\u2213\u2A72\u2A71\u221E]+"
            + "|\\+/?[-\u2212]|[-\u2212]/?\\+|\\s(?:\\+/?=|=/?\\+)|=|\\(=\\)";

    /** Words for check and mate behind a square or a kind. */
    private static final String WORDS = "(?<=[0-9\\p{Lu}])\\s*(?:(?:dis|dbl)\\.?\\s*)?ch\\.?|(?<=[0-9\\p{Lu}])\\s*mate";

    /** Marks, and the claim that the move captures en passant. */
    private static final Pattern MARKS =
            Pattern.compile("(?:" + SIGNS + "|" + WORDS + "|(?<=[0-9])\\s*(e\\.?\\s?p\\.?))\\z");

    /** What begins a comment or the number of a comment; no text of a move has such a character. */
    private static final Pattern COMMENT = Pattern.compile("[{;$]");

    /**
     * Comments in braces, comments up to the end of the line, numbers of comments (PGN standard, sections 5 and 8.2.4),
     * and marks between them.
     */
    private static final Pattern COMMENTS =
            Pattern.compile("(?:[\\s+#!?]++|\\$[0-9]{1,3}+|\\{[^{}]*+}|;[^\\r\\n]*+)*+");

    static SanInput of(String text) {
        Matcher number = NUMBER.matcher(text);
        int begin = number.lookingAt() ? number.end() : 0;
        int end = withoutComments(text, begin);
        int enPassant = -1;
        for (Matcher marks = MARKS.matcher(text).region(begin, end); marks.find(); marks.region(begin, end)) {
            end = marks.start();
            enPassant = marks.start(1) >= 0 ? end : enPassant;
        }
        return new SanInput(text.substring(begin, end), begin, text.startsWith("+", end), enPassant);
    }

    /** Returns the index where the comments begin; the end of the text if there are none, or anything follows them. */
    private static int withoutComments(String text, int begin) {
        Matcher first = COMMENT.matcher(text);
        boolean comments = first.find(begin)
                && COMMENTS.matcher(text).region(first.start(), text.length()).matches();
        return comments ? first.start() : text.length();
    }
}
