package org.dicechess.groovy.text;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.dicechess.spi.HookException;

/** Matches the brackets of a script while it is cut into tokens. */
final class Brackets {

    private static final int NESTING = 12;

    private final Source source;
    private final List<Token> tokens;
    /** The indices of the tokens of open brackets. */
    private final Deque<Integer> open = new ArrayDeque<>();

    Brackets(Source source, List<Token> tokens) {
        this.source = source;
        this.tokens = tokens;
    }

    /** Returns the number of open brackets. */
    public int depth() {
        return open.size();
    }

    /** Returns whether the innermost open bracket is round or square, so that a line end means nothing. */
    public boolean isInside() {
        return !open.isEmpty() && !innermost().is("{");
    }

    /** Processes the last token if it is a bracket or an arrow. */
    public void add() {
        Token sign = tokens.get(tokens.size() - 1);
        switch (sign.text()) {
            case "(", "{", "[" -> {
                open.push(tokens.size() - 1);
                if (open.size() > NESTING) {
                    throw source.wrong(sign.line(), "more than " + NESTING + " nested brackets");
                }
            }
            case ")", "}", "]" -> close(sign);
            case "->" -> arrow(sign);
            default -> {}
        }
    }

    /** Checks that no bracket is open at the end of the script. */
    public void end() {
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

    /** Allows one arrow after each opening brace, behind the parameters of the block. */
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
