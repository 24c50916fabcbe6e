package org.dicechess.groovy;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.dicechess.spi.HookException;

/** Holds the brackets of a script against each other while it is cut into tokens. */
final class Brackets {

    private static final int NESTING = 12;

    private final Source source;
    private final List<Token> tokens;
    /** The places of brackets that are open, in the list of tokens. */
    private final Deque<Integer> open = new ArrayDeque<>();

    Brackets(Source source, List<Token> tokens) {
        this.source = source;
        this.tokens = tokens;
    }

    /** How many are open. */
    int depth() {
        return open.size();
    }

    /** Whether line ends mean nothing here: the innermost bracket is a round or a square one. */
    boolean isInside() {
        return !open.isEmpty() && !innermost().is("{");
    }

    /** Takes the last token in, if it is a bracket or an arrow. */
    void add() {
        Token sign = tokens.get(tokens.size() - 1);
        switch (sign.text()) {
            case "(", "{", "[" -> {
                open.push(tokens.size() - 1);
                if (open.size() > NESTING) {
                    throw source.wrong(sign.line(), "more than " + NESTING + " brackets inside each other");
                }
            }
            case ")", "}", "]" -> close(sign);
            case "->" -> arrow(sign);
            default -> {}
        }
    }

    /** The script is over. */
    void end() {
        if (!open.isEmpty()) {
            throw unexpected(tokens.get(tokens.size() - 1));
        }
    }

    private void close(Token sign) {
        if (open.isEmpty() || !sign.is(counterpart(innermost()))) {
            throw unexpected(sign);
        }
        open.pop();
    }

    /** One arrow after each opening brace: its parameters stand before it. */
    private void arrow(Token sign) {
        if (open.isEmpty() || isInside() || innermost().heads()) {
            throw source.wrong(sign.line(), "'->' that does not follow the parameters of a block in braces");
        }
        tokens.set(open.peek(), innermost().head());
    }

    private Token innermost() {
        return tokens.get(open.peek());
    }

    private static String counterpart(Token bracket) {
        return bracket.is("(") ? ")" : bracket.is("{") ? "}" : "]";
    }

    private HookException unexpected(Token found) {
        return source.wrong(
                found.line(),
                "Unexpected input: " + found.shown()
                        + (open.isEmpty()
                                ? "; nothing is open"
                                : "; expected '" + counterpart(innermost()) + "' for the '"
                                        + innermost().text() + "' of line "
                                        + innermost().line()));
    }
}
