package org.dicechess.groovy;

import org.dicechess.spi.HookException;

/**
 * The first gate of confined scripts, before any parser: plain text of bounded size. Groovy's parser needs exponential time for
 * small but deeply nested texts and cannot be stopped, and some characters end a comment or a line for it but not for a reader.
 */
final class SourceLimits {

    private static final int CHARACTERS = 16_000;
    private static final int TOKENS = 3_000;
    private static final int TOKENS_IN_STATEMENT = 160;
    private static final int ANGLES_IN_STATEMENT = 6;
    private static final int NESTING = 12;
    private static final int WORD_LENGTH = 60;

    private final Source source;
    private final String text;
    private int at;
    private int line = 1;
    private int tokens;
    private int inStatement;
    private int angles;
    private int nesting;
    /** Whether an arrow may follow: one after each opening brace. */
    private boolean arrowDue;
    /** How many round and square brackets are open: a line end does not end a statement there. */
    private int brackets;

    private SourceLimits(Source source) {
        this.source = source;
        this.text = source.text();
    }

    /**
     * Reads the text once.
     *
     * @throws HookException if it is too long, too nested, or has characters that a script does not need
     */
    static void check(Source source) {
        if (source.text().length() > CHARACTERS) {
            throw source.wrong(0, "longer than " + CHARACTERS + " characters");
        }
        new SourceLimits(source).read();
    }

    private void read() {
        while (at < text.length()) {
            int start = at;
            char c = text.charAt(at);
            if (c == '\n' || c == '\r') {
                lineEnd();
            } else if (text.startsWith("//", at) || text.startsWith("/*", at)) {
                comment(c == '/' && text.charAt(at + 1) == '*');
            } else if (c == '\'' || c == '"') {
                string(c);
            } else if (Character.isJavaIdentifierStart(c) && c != '$') {
                word();
            } else {
                symbol(c);
            }
            if (at == start) {
                throw new AssertionError("no progress at " + at);
            }
        }
    }

    private void lineEnd() {
        if (text.charAt(at) == '\r' && !text.startsWith("\r\n", at)) {
            throw wrong("a carriage return without line feed");
        }
        at += text.charAt(at) == '\r' ? 2 : 1;
        line++;
        if (brackets == 0) {
            endStatement();
        }
    }

    private void comment(boolean block) {
        int open = line;
        at += 2;
        while (block ? !text.startsWith("*/", at) : at < text.length() && text.charAt(at) != '\n' && text.charAt(at) != '\r') {
            if (at >= text.length()) {
                throw source.wrong(open, "a comment without end");
            }
            if (text.charAt(at) == '\n' || text.charAt(at) == '\r') {
                lineEnd();
            } else {
                visible();
            }
        }
        at += block ? 2 : 0;
    }

    private void string(char quote) {
        token();
        if (text.startsWith(String.valueOf(quote).repeat(3), at)) {
            throw wrong("a text in three quotes; one is enough");
        }
        at++;
        while (at < text.length() && text.charAt(at) != quote) {
            char c = text.charAt(at);
            if (c == '\\') {
                escape();
            } else if (c == '$' && quote == '"') {
                insertion();
            } else if (c == '\n' || c == '\r') {
                break;
            } else {
                visible();
            }
        }
        if (at >= text.length() || text.charAt(at) != quote) {
            throw wrong("a text without end");
        }
        at++;
    }

    private void escape() {
        if (at + 1 >= text.length() || "nt'\"\\$".indexOf(text.charAt(at + 1)) < 0) {
            throw wrong("an escape other than \\n \\t \\' \\\" \\\\ \\$");
        }
        at += 2;
    }

    /** The part of a text that Groovy works out: no quotes and braces in it, so that nothing hides there. */
    private void insertion() {
        at++;
        boolean braced = at < text.length() && text.charAt(at) == '{';
        if (!braced) {
            token();
            return;
        }
        at++;
        while (at < text.length() && text.charAt(at) != '}') {
            if ("{'\"\\$\n\r".indexOf(text.charAt(at)) >= 0) {
                throw wrong("too much in the braces of a text");
            }
            token();
            visible();
        }
        if (at >= text.length()) {
            throw wrong("a text without end");
        }
        at++;
    }

    private void word() {
        token();
        int start = at;
        while (at < text.length() && Character.isJavaIdentifierPart(text.charAt(at)) && text.charAt(at) != '$') {
            visible();
        }
        if (at - start > WORD_LENGTH) {
            throw wrong("a name of more than " + WORD_LENGTH + " characters");
        }
    }

    private void symbol(char c) {
        if (c == ' ' || c == '\t') {
            at++;
            return;
        }
        if (c >= '0' && c <= '9') {
            number();
            return;
        }
        if (c == '/') {
            throw wrong("'/'; to divide whole numbers write a.intdiv(b)");
        }
        if ("(){}[]<>.,;:?!=+-*%&|^".indexOf(c) < 0) {
            throw wrong(String.format("the character U+%04X, which no script needs", (int) c));
        }
        token();
        if (text.startsWith("->", at)) {
            arrow();
        }
        bracket(c);
        at++;
    }

    private void arrow() {
        if (!arrowDue) {
            throw wrong("'->' that does not follow the parameters of a block in braces");
        }
        arrowDue = false;
    }

    private void number() {
        token();
        int start = at;
        while (at < text.length() && (Character.isLetterOrDigit(text.charAt(at)) || text.charAt(at) == '_')) {
            visible();
        }
        if (at - start > 20) {
            throw wrong("a number of more than 20 digits");
        }
    }

    private void bracket(char c) {
        if ("({[".indexOf(c) >= 0) {
            nesting++;
            brackets += c == '{' ? 0 : 1;
            if (nesting > NESTING) {
                throw wrong("more than " + NESTING + " brackets inside each other");
            }
        } else if (")}]".indexOf(c) >= 0) {
            nesting--;
            brackets = c == '}' ? brackets : brackets - 1;
        } else if (c == '<' && ++angles > ANGLES_IN_STATEMENT) {
            throw wrong("more than " + ANGLES_IN_STATEMENT + " '<' in a statement");
        }
        arrowDue |= c == '{';
        if (c == ';' || c == '{' || c == '}') {
            endStatement();
        }
    }

    private void endStatement() {
        inStatement = 0;
        angles = 0;
    }

    private void token() {
        if (++tokens > TOKENS) {
            throw wrong("more than " + TOKENS + " words and signs");
        }
        if (++inStatement > TOKENS_IN_STATEMENT) {
            throw wrong("more than " + TOKENS_IN_STATEMENT + " words and signs in a statement");
        }
    }

    /** Steps over a character that a reader sees as what it is. */
    private void visible() {
        int c = text.codePointAt(at);
        switch (Character.getType(c)) {
            case Character.CONTROL, Character.FORMAT, Character.SURROGATE, Character.PRIVATE_USE, Character.UNASSIGNED,
                    Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> {
                if (c != '\t') {
                    throw wrong(String.format("the character U+%04X, which a reader does not see", c));
                }
            }
            default -> at += Character.charCount(c);
        }
        if (c == '\t') {
            at++;
        }
    }

    private HookException wrong(String what) {
        return source.wrong(line, what);
    }
}
