package org.dicechess.rules.records;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The parts of a game in PGN: tag pairs, moves, comments and a result. Numbers of moves, glyphs ({@code $1},
 * {@code !?}), variations and lines that begin with a percent sign are left out (PGN standard, sections 6 to 8).
 */
final class PgnTokens {

    /** The sorts of tokens. */
    enum Sort {
        TAG,
        MOVE,
        COMMENT,
        RESULT
    }

    /**
     * A token.
     *
     * @param name the name of a tag; empty for other tokens
     * @param part the value of a tag, or the text of another token, without its braces
     */
    record Token(Sort sort, String name, RecordPart part) {}

    private static final Pattern BLANK = Pattern.compile("\\s+");
    private static final Pattern ESCAPED_LINE = Pattern.compile("^%.*", Pattern.MULTILINE);
    private static final Pattern TAG =
            Pattern.compile("\\[\\s*+([A-Za-z0-9_]{1,255})\\s++\"((?:[^\"\\\\\\n]|\\\\.)*+)\"\\s*+]");

    /** A tag whose value has quotation marks without a backslash, as some programs write it. */
    private static final Pattern LOOSE_TAG = Pattern.compile("\\[\\s*+([A-Za-z0-9_]{1,255})\\s++\"(.*)\"\\s*+]");

    /** The number of a move, as in {@code 1.}, {@code 1...}, {@code 1. ...} and {@code 1}, or its dots alone. */
    private static final Pattern NUMBER =
            Pattern.compile("[0-9]{1,9}(?:\\s*+[.\u2026]++(?:\\s++[.\u2026]++)*+|(?=\\s|\\z))|\\.{2,3}+|\u2026");

    private static final Pattern RESULT = Pattern.compile("(?:1-0|0-1|1/2-1/2|\\*)(?=[\\s;{]|\\z)");
    private static final Pattern GLYPH = Pattern.compile(
            "\\$[0-9]{1,3}|(?:[!?]{1,2}|\\+-|-\\+|\\+/[-=]|[-=]/\\+|\\+=|=\\+|=|(?:\\+{1,2}|#)[!?]{0,2}|(?:e\\.\\s?p\\.|e\\.?p\\.?)[+#]{0,2}[!?]{0,2})(?=[\\s){]|\\z)");
    private static final Pattern LINE_COMMENT = Pattern.compile(";.*");
    private static final Pattern COMMENT = Pattern.compile("\\{([^}]*+)}");
    private static final Pattern WORD = Pattern.compile("[^\\s{}()\\[\\];$]+(?:\\(\\p{Lu}\\))?");

    private final RecordSource source;
    private final List<Token> tokens = new ArrayList<>();
    private final String text;
    private int at;

    /** Whether there has been a move or the result. */
    private boolean begun;

    /** Whether there has been the result. */
    private boolean ended;

    private PgnTokens(RecordSource source) {
        this.source = source;
        this.text = source.text();
        this.at = source.begin();
    }

    /**
     * Returns the tokens of the only game of a text.
     *
     * @throws org.dicechess.NotationException if the text has parts that are no PGN, or a second game
     */
    static List<Token> of(RecordSource source) {
        PgnTokens reader = new PgnTokens(source);
        while (reader.at < reader.text.length()) {
            reader.next();
        }
        return reader.tokens;
    }

    private void next() {
        if (take(BLANK).isEmpty() && !isEscaped()) {
            int begin = at;
            switch (text.charAt(at)) {
                case '[' -> tag();
                case '{' -> comment();
                case ';' -> take(LINE_COMMENT);
                case '(' -> variation();
                default -> word();
            }
            if (at == begin) {
                throw source.error(at, "'" + text.charAt(at) + "', expected a move, a comment or the result");
            }
        }
    }

    /** Leaves out a line that begins with a percent sign, if one begins here. */
    private boolean isEscaped() {
        return (at == source.begin() || text.charAt(at - 1) == '\n')
                && !take(ESCAPED_LINE).isEmpty();
    }

    private void tag() {
        int begin = at;
        if (begun) {
            throw source.error(at, "a tag after moves, expected one game");
        }
        Matcher tag = TAG.matcher(text).region(at, text.length());
        if (!tag.lookingAt() && !tag.usePattern(LOOSE_TAG).lookingAt()) {
            throw source.error(begin, "expected a tag as [White \"name\"]");
        }
        at = tag.end();
        String value = tag.group(2).replaceAll("\\\\([\"\\\\])", "$1");
        tokens.add(new Token(Sort.TAG, tag.group(1), new RecordPart(value, tag.start(2))));
    }

    private void comment() {
        Matcher comment = COMMENT.matcher(text).region(at, text.length());
        if (!comment.lookingAt()) {
            throw source.error(at, "a comment without end, expected '}'");
        }
        at = comment.end();
        tokens.add(new Token(Sort.COMMENT, "", new RecordPart(comment.group(1), comment.start(1))));
    }

    /** Leaves out a variation, with those inside it. */
    private void variation() {
        int begin = at;
        int open = 0;
        do {
            if (at == text.length()) {
                throw source.error(begin, "a variation without end, expected ')'");
            }
            open += text.charAt(at) == '(' ? 1 : text.charAt(at) == ')' ? -1 : 0;
            if (text.charAt(at) == '{') {
                comment();
                tokens.remove(tokens.size() - 1);
            } else if (!isEscaped()
                    && (text.charAt(at) != ';' || take(LINE_COMMENT).isEmpty())) {
                at++;
            }
        } while (open > 0);
    }

    private void word() {
        if (ended) {
            throw source.error(at, "moves after the result, expected one game");
        }
        String result = take(RESULT);
        if (!result.isEmpty()) {
            add(Sort.RESULT, result);
            ended = true;
        } else if (take(GLYPH).isEmpty() && take(NUMBER).isEmpty()) {
            String word = take(WORD);
            if (!word.isEmpty()) {
                add(Sort.MOVE, word);
            }
        }
    }

    private void add(Sort sort, String part) {
        begun = true;
        tokens.add(new Token(sort, "", new RecordPart(part, at - part.length())));
    }

    /** Returns the text here that a pattern matches, and goes behind it; empty if it does not match. */
    private String take(Pattern pattern) {
        Matcher matcher = pattern.matcher(text).region(at, text.length());
        if (!matcher.lookingAt()) {
            return "";
        }
        at = matcher.end();
        return matcher.group();
    }
}
