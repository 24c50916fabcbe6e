package org.dicechess.groovy.text;

import java.util.ArrayList;
import java.util.List;
import org.dicechess.groovy.text.Token.Kind;
import org.dicechess.spi.HookException;

/**
 * Cuts the text of a confined script into words and signs, in one pass. The text has a bounded size and matching
 * brackets. It has no character that ends a comment or a line for a program but not for a reader.
 */
final class Lexer {

    private static final int CHARACTERS = 16_000;
    private static final int TOKENS = 3_000;
    private static final int WORD_LENGTH = 60;

    /** Longer signs come first. */
    private static final List<String> SIGNS = List.of(
            "..<", "<=>", "<<=", "===", "!==", "==~", "...", "??.", "&&", "||", "==", "!=", "<=", ">=", "<<", "++",
            "--", "..", "->", "+=", "-=", "*=", "%=", "&=", "|=", "^=", "?.", "?:", "?[", "?=", "*.", ".&", "::", "**",
            "=~");

    private final Source source;
    private final String text;
    private final List<Token> tokens = new ArrayList<>();
    private final Brackets brackets;
    private int at;
    private int line = 1;
    private int lineStart;
    /** The index after the last token. */
    private int end = -1;

    /** The number of words and signs so far, without the ends of lines. */
    private int words;

    private Lexer(Source source) {
        this.source = source;
        this.text = source.text();
        this.brackets = new Brackets(source, tokens);
    }

    /**
     * Returns the words and signs of a script; the last token is the end.
     *
     * @throws HookException if the text is too long or too deeply nested, or has characters that a script does not need
     */
    public static List<Token> tokens(Source source) {
        if (source.text().length() > CHARACTERS) {
            throw source.wrong(0, "longer than " + CHARACTERS + " characters");
        }
        return new Lexer(source).read();
    }

    private List<Token> read() {
        while (at < text.length()) {
            next();
        }
        add(Kind.END, "", at);
        brackets.end();
        return tokens;
    }

    private void next() {
        char c = text.charAt(at);
        if (c == '\n' || c == '\r') {
            lineEnd();
        } else if (c == ' ' || c == '\t') {
            at++;
        } else if (text.startsWith("//", at) || text.startsWith("/*", at)) {
            comment(text.charAt(at + 1) == '*');
        } else if (c == '\'' || c == '"') {
            text(c);
        } else if (isNameStart(c)) {
            word();
        } else if (c >= '0' && c <= '9') {
            number();
        } else {
            sign(c);
        }
    }

    private static boolean isNameStart(char c) {
        return Character.isJavaIdentifierStart(c) && c != '$';
    }

    private void lineEnd() {
        newLine();
        boolean afterEnd = !tokens.isEmpty() && isEnd(tokens.get(tokens.size() - 1));
        if (!afterEnd && !brackets.isInside()) {
            add(Kind.LINE, "", at);
        }
    }

    private void newLine() {
        if (text.charAt(at) == '\r' && !text.startsWith("\r\n", at)) {
            throw wrong("a carriage return without line feed");
        }
        at += text.charAt(at) == '\r' ? 2 : 1;
        line++;
        lineStart = at;
    }

    private static boolean isEnd(Token token) {
        return token.kind() == Kind.LINE || token.kind() == Kind.SEMICOLON;
    }

    private void comment(boolean block) {
        int opened = line;
        at += 2;
        while (block
                ? !text.startsWith("*/", at)
                : at < text.length() && text.charAt(at) != '\n' && text.charAt(at) != '\r') {
            if (at >= text.length()) {
                throw source.wrong(opened, "a comment without end");
            }
            if (text.charAt(at) == '\n' || text.charAt(at) == '\r') {
                newLine();
            } else {
                visible();
            }
        }
        at += block ? 2 : 0;
    }

    private void word() {
        int start = at;
        while (at < text.length() && Character.isJavaIdentifierPart(text.charAt(at)) && text.charAt(at) != '$') {
            visible();
        }
        if (at - start > WORD_LENGTH) {
            throw wrong("a name of more than " + WORD_LENGTH + " characters");
        }
        add(Kind.WORD, text.substring(start, at), start);
    }

    private void number() {
        int start = at;
        while (at < text.length() && (Character.isLetterOrDigit(text.charAt(at)) || text.charAt(at) == '_')) {
            visible();
        }
        if (at - start > 20) {
            throw wrong("a number of more than 20 digits");
        }
        add(Kind.NUMBER, text.substring(start, at), start);
    }

    private void sign(char c) {
        if (c == '/') {
            throw wrong("'/'; to divide whole numbers write a.intdiv(b)");
        }
        if ("(){}[]<>.,;:?!=+-*%&|^".indexOf(c) < 0) {
            throw wrong(String.format("the character U+%04X, which no script needs", (int) c));
        }
        String sign = SIGNS.stream()
                .filter(known -> text.startsWith(known, at))
                .findFirst()
                .orElse(String.valueOf(c));
        int start = at;
        at += sign.length();
        if (sign.equals(";") && !brackets.isInside()) {
            semicolon(start);
            return;
        }
        add(Kind.SIGN, sign, start);
        brackets.add();
    }

    private void semicolon(int start) {
        if (!tokens.isEmpty() && isEnd(tokens.get(tokens.size() - 1))) {
            tokens.remove(tokens.size() - 1);
        }
        add(Kind.SEMICOLON, ";", start);
    }

    private void text(char quote) {
        if (text.startsWith(String.valueOf(quote).repeat(3), at)) {
            throw wrong("a text in three quotes; one is enough");
        }
        Quotation quotation = new Quotation(quote);
        quotation.read();
    }

    private void add(Kind kind, String what, int start) {
        tokens.add(new Token(kind, what, line, Math.max(1, start - lineStart + 1), start == end, false));
        end = at;
        words += kind == Kind.LINE || kind == Kind.END ? 0 : 1;
        if (words > TOKENS) {
            throw wrong("more than " + TOKENS + " words and signs");
        }
    }

    /** Steps over a character that a reader can see. */
    private void visible() {
        int c = text.codePointAt(at);
        if (c != '\t' && !Quoted.isVisible(c)) {
            throw wrong(String.format("the character U+%04X, which a reader does not see", c));
        }
        at += Character.charCount(c);
    }

    private HookException wrong(String what) {
        return source.wrong(line, what);
    }

    /** A text in quotes with its inserted values. */
    private final class Quotation {

        private static final int LONGEST = 500;

        private final char quote;
        private final StringBuilder said = new StringBuilder();
        private int start = at;
        private boolean inserted;

        Quotation(char quote) {
            this.quote = quote;
        }

        void read() {
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
                    int from = at;
                    visible();
                    said.append(text, from, at);
                }
            }
            if (at >= text.length() || text.charAt(at) != quote) {
                throw wrong("a text without end");
            }
            at++;
            piece(inserted ? Kind.LAST_PIECE : Kind.TEXT);
        }

        private void piece(Kind kind) {
            if (said.length() > LONGEST) {
                throw wrong("a text of more than " + LONGEST + " characters");
            }
            add(kind, said.toString(), start);
            said.setLength(0);
        }

        private void escape() {
            int escaped = at + 1 < text.length() ? "nt'\"\\$".indexOf(text.charAt(at + 1)) : -1;
            if (escaped < 0) {
                throw wrong("an escape other than \\n \\t \\' \\\" \\\\ \\$");
            }
            said.append("\n\t'\"\\$".charAt(escaped));
            at += 2;
        }

        /** Reads an inserted value of a text. It has no quotes or braces, so that nothing hides there. */
        private void insertion() {
            inserted = true;
            piece(Kind.PIECE);
            at++;
            if (at < text.length() && text.charAt(at) == '{') {
                at++;
                braced();
            } else if (at < text.length() && isNameStart(text.charAt(at))) {
                path();
            } else {
                throw wrong("a '$' that no name follows; for the sign itself write \\$");
            }
            start = at;
        }

        /** Reads a name and the properties after it. */
        private void path() {
            word();
            while (at + 1 < text.length() && text.charAt(at) == '.' && isNameStart(text.charAt(at + 1))) {
                at++;
                add(Kind.SIGN, ".", at - 1);
                word();
            }
        }

        private void braced() {
            int outside = brackets.depth();
            while (at < text.length() && text.charAt(at) != '}') {
                if ("{'\"\\$\n\r;".indexOf(text.charAt(at)) >= 0) {
                    throw wrong("too much in the braces of a text; give it a name before");
                }
                next();
            }
            if (at >= text.length() || brackets.depth() != outside) {
                throw wrong("the braces of a text without end");
            }
            at++;
        }
    }
}
