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

    /** The number of a move, as in {@code 1.e4}, {@code 1...e5}, {@code 1. ... e5} and {@code 12. Nf3}. */
    private static final Pattern NUMBER = Pattern.compile("\\s*(?:[0-9]{1,5}\\s*\\.(?:\\.\\.|\\s+\\.\\.\\.)?\\s*)?");

    /** Marks, and the claim that the move captures en passant. */
    private static final Pattern MARKS = Pattern.compile("(?:[\\s+#!?]+|(?<=[0-9])\\s*(e\\.?\\s?p\\.?))\\z");

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
