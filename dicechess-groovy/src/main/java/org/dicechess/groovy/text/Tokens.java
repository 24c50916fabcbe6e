package org.dicechess.groovy.text;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.dicechess.groovy.text.Token.Kind;
import org.dicechess.spi.HookException;

/** The words and signs of a script, read once from first to last. */
public final class Tokens {

    private static final Map<String, String> INSTEAD = Map.ofEntries(
            Map.entry("===", "write =="),
            Map.entry("!==", "write !="),
            Map.entry("=~", "write == or a.contains(b)"),
            Map.entry("==~", "write == or a.contains(b)"),
            Map.entry("**", "write a product"),
            Map.entry("?=", "write x = x ?: y"),
            Map.entry("*.", "write .collect { it.name() }"),
            Map.entry("??.", "write ?."),
            Map.entry(".&", "write a block in braces"),
            Map.entry("::", "write a block in braces"),
            Map.entry("->", "parameters and '->' follow the brace of a block"),
            Map.entry("?[", "write a space between, or ask for null before"),
            Map.entry("...", "write a list"),
            Map.entry("and", "write && for 'and'"),
            Map.entry("or", "write || for 'or'"));

    private final Source source;
    private final List<Token> tokens;
    private int at;
    private int looks;

    public Tokens(Source source) {
        this.source = source;
        this.tokens = Lexer.tokens(source);
    }

    /** Returns the next token. */
    public Token peek() {
        return peek(0);
    }

    /** Returns one of the next three tokens, by its distance from 0. */
    public Token peek(int ahead) {
        looks++;
        return tokens.get(Math.min(at + ahead, tokens.size() - 1));
    }

    /** Returns the next token and steps over it. */
    public Token next() {
        Token token = peek();
        at++;
        return token;
    }

    /** Returns how often tokens have been read: the work of the reader. */
    public int looks() {
        return looks;
    }

    /** Returns the number of tokens. */
    public int size() {
        return tokens.size();
    }

    /** Returns whether the next token is this word or sign. */
    public boolean is(String wordOrSign) {
        return peek().is(wordOrSign);
    }

    public boolean is(Kind kind) {
        return peek().kind() == kind;
    }

    /** Steps over this word or sign if it comes next, and returns whether it did. */
    public boolean accept(String wordOrSign) {
        boolean found = is(wordOrSign);
        at += found ? 1 : 0;
        return found;
    }

    /** Does the same as {@link #accept}, also where the word or sign begins the next line. */
    public boolean acceptOnNextLine(String wordOrSign) {
        if (is(Kind.LINE) && peek(1).is(wordOrSign)) {
            at++;
        }
        return accept(wordOrSign);
    }

    /** Steps over this word or sign, which must come next. */
    public Token expect(String wordOrSign) {
        if (!is(wordOrSign)) {
            throw unexpected("'" + wordOrSign + "'");
        }
        return next();
    }

    /** Reads a name that is not a reserved word. */
    public Token name(String what) {
        if (!is(Kind.WORD) || Words.RESERVED.contains(peek().text())) {
            throw is(Kind.WORD) && Words.REFUSED.containsKey(peek().text()) ? refusedWord() : unexpected(what);
        }
        return next();
    }

    /** Steps over line ends. */
    public void skipLines() {
        while (is(Kind.LINE)) {
            at++;
        }
    }

    /** Steps over the ends of lines and statements. */
    public void skipEnds() {
        while (is(Kind.LINE) || is(Kind.SEMICOLON)) {
            at++;
        }
    }

    public HookException unexpected(String expected) {
        Token token = peek();
        return wrong(token, "Unexpected input: " + token.shown() + "; expected " + expected + instead(token));
    }

    /** Returns what to write in place of a sign or word of other languages. */
    private String instead(Token token) {
        boolean known = (token.kind() == Kind.SIGN || token.kind() == Kind.WORD) && INSTEAD.containsKey(token.text());
        boolean negated = at > 0
                && tokens.get(at - 1).kind() == Kind.WORD
                && tokens.get(at - 1).is("not");
        return known ? "; " + INSTEAD.get(token.text()) : negated ? "; write ! for 'not'" : "";
    }

    /** Returns the refusal of a word of Groovy that confined scripts may not use. */
    public HookException refusedWord() {
        String[] refusal =
                Objects.requireNonNull(Words.REFUSED.get(peek().text())).split("; ", 2);
        return refused(peek(), refusal[0], refusal.length > 1 ? refusal[1] : "");
    }

    public HookException refused(Token token, String what, String instead) {
        return wrong(
                token, what + " is not permitted in a confined script" + (instead.isEmpty() ? "" : "; " + instead));
    }

    public HookException wrong(Token token, String what) {
        return source.wrong(token.line(), what);
    }
}
