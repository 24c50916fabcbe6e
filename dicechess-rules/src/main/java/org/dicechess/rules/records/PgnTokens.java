package org.dicechess.rules.records;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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

    /** Blanks: also those of Unicode, a byte order mark, and the end of a file of DOS. */
    private static final String BLANKS =
            "\\s\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000\\u001A\\uFEFF";

    private static final String ANY_BLANKS = "[" + BLANKS + "]*+";

    private static final Pattern BLANK = Pattern.compile("[" + BLANKS + "]+");
    private static final Pattern ESCAPED_LINE = Pattern.compile("^%.*", Pattern.MULTILINE);
    private static final String TAG_NAME = "\\[" + ANY_BLANKS + "([A-Za-z0-9_.-]{1,255})[" + BLANKS + "]++";
    private static final Pattern TAG = Pattern.compile(TAG_NAME + "\"((?:[^\"\\\\\\n]|\\\\.)*+)\"" + ANY_BLANKS + "]");

    /** A tag whose value has quotation marks without a backslash, as some programs write it. */
    private static final Pattern LOOSE_TAG = Pattern.compile(TAG_NAME + "\"(.*)\"" + ANY_BLANKS + "]");

    private static final Pattern EMPTY_TAG = Pattern.compile("\\[" + ANY_BLANKS + "]");

    /** The number of a move, as in {@code 1.}, {@code 1...}, {@code 1. ...} and {@code 1}, or its dots alone. */
    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,9}(?:" + ANY_BLANKS + "[.\u2026]++(?:[" + BLANKS
            + "]++[.\u2026]++)*+|(?=[" + BLANKS + "]|\\z))|\\.{2,3}+|\u2026");

    private static final Pattern RESULT = Pattern.compile(PgnResult.PATTERN + "(?=[" + BLANKS + ";{$]|\\z)");
    private static final Pattern GLYPH = Pattern.compile(
            "\\$[0-9]{1,3}|(?:[!?]{1,2}|\\+-|-\\+|\\+/[-=]|[-=]/\\+|\\+=|=\\+|=|(?:\\+{1,2}|#)[!?]{0,2}|(?:e\\.\\s?p\\.|e\\.?p\\.?)[+#]{0,2}[!?]{0,2})(?=["
                    + BLANKS + "){]|\\z)");

    /** The mark of a novelty. At the end of a text it is the beginning of a knight's move that is cut off. */
    private static final Pattern NOVELTY = Pattern.compile("N(?=[" + BLANKS + "{])(?!" + ANY_BLANKS + "\\z)");

    /** What the standard keeps for later. */
    private static final Pattern RESERVED = Pattern.compile("<[^<>\\n]*+>");

    private static final Pattern LINE_COMMENT = Pattern.compile(";.*");
    private static final Pattern COMMENT = Pattern.compile("\\{([^}]*+)}");

    private static final String STOPS = BLANKS + "{}()<>\\[\\];";

    /** A move. A dollar before a digit begins a glyph; another one is a piece of nobody. */
    private static final Pattern WORD =
            Pattern.compile("[^" + STOPS + "]+?(?=\\$[0-9]|[" + STOPS + "]|\\z)(?:\\(\\p{Lu}\\))?");

    private final RecordSource source;
    private final List<Token> tokens = new ArrayList<>();
    private final String text;
    private int at;

    /** Whether there has been a move or the result. */
    private boolean begun;

    /** The result, if there has been one. */
    private Optional<String> result = Optional.empty();

    /** Whether there has been a move, and no number of a move behind it. */
    private boolean afterMove;

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
        if (!take(EMPTY_TAG).isEmpty()) {
            return;
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
        if (result.isEmpty()) {
            tokens.add(new Token(Sort.COMMENT, "", new RecordPart(comment.group(1), comment.start(1))));
        }
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
                int before = tokens.size();
                comment();
                tokens.subList(before, tokens.size()).clear();
            } else if (!isEscaped()
                    && (text.charAt(at) != ';' || take(LINE_COMMENT).isEmpty())) {
                at++;
            }
        } while (open > 0);
    }

    private void word() {
        int begin = at;
        String end = take(RESULT);
        if (!end.isEmpty()) {
            end(end, begin);
        } else if (take(GLYPH).isEmpty()
                && take(RESERVED).isEmpty()
                && (!afterMove || take(NOVELTY).isEmpty())) {
            move();
        }
    }

    /** Reads a result. A second one that says the same is left out. */
    private void end(String written, int begin) {
        String standard = PgnResult.standard(written);
        if (result.isEmpty()) {
            result = Optional.of(standard);
            add(Sort.RESULT, written);
        } else if (!result.get().equals(standard)) {
            throw source.error(begin, "another result than " + result.get() + ", expected one");
        }
    }

    private void move() {
        if (result.isPresent()) {
            throw source.error(at, "moves after the result, expected one game");
        }
        afterMove = take(NUMBER).isEmpty();
        if (afterMove) {
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
