package org.dicechess.groovy.grammar;

import java.util.ArrayList;
import java.util.List;
import org.codehaus.groovy.ast.expr.ConstantExpression;
import org.codehaus.groovy.ast.expr.Expression;
import org.codehaus.groovy.ast.expr.GStringExpression;
import org.codehaus.groovy.ast.expr.ListExpression;
import org.codehaus.groovy.ast.expr.MapEntryExpression;
import org.codehaus.groovy.ast.expr.MapExpression;
import org.codehaus.groovy.ast.expr.VariableExpression;
import org.dicechess.groovy.text.Quoted;
import org.dicechess.groovy.text.Token;
import org.dicechess.groovy.text.Token.Kind;
import org.dicechess.groovy.text.Tokens;
import org.dicechess.groovy.text.Words;
import org.jspecify.annotations.Nullable;

/** Reads single values: numbers, texts, names, lists, maps, blocks in braces, and expressions in round brackets. */
final class Primaries {

    private final Tokens tokens;
    private final Tree tree;
    private final Expressions expressions;
    private final Statements statements;
    private @Nullable Expression bracketed;

    Primaries(Tokens tokens, Tree tree, Expressions expressions, Statements statements) {
        this.tokens = tokens;
        this.tree = tree;
        this.expressions = expressions;
        this.statements = statements;
    }

    /** Returns whether this is the expression that was last read in round brackets. */
    boolean isBracketed(Expression node) {
        return node == bracketed;
    }

    Expression value() {
        Token at = tokens.peek();
        return switch (at.kind()) {
            case NUMBER -> number("");
            case TEXT -> tree.node(new ConstantExpression(tokens.next().text()), at);
            case PIECE -> inserted();
            case WORD -> word();
            case SIGN ->
                switch (at.text()) {
                    case "(" -> brackets();
                    case "[" -> list();
                    case "{" -> closure();
                    default -> throw tokens.unexpected("a value");
                };
            default -> throw tokens.unexpected("a value");
        };
    }

    /** Reads a whole number of 32 bits, or of 64 bits if it is larger or ends in L. */
    Expression number(String sign) {
        Token at = tokens.next();
        String digits = at.text().replace("_", "");
        boolean marked = digits.endsWith("L") || digits.endsWith("l");
        digits = marked ? digits.substring(0, digits.length() - 1) : digits;
        int radix = digits.matches("0[xX].*") ? 16 : digits.matches("0[bB].*") ? 2 : 10;
        digits = radix == 10 ? digits : digits.substring(2);
        if (!isNumber(digits, radix) || at.text().endsWith("_")) {
            throw tokens.refused(
                    at, "the number " + Quoted.text(at.text()), "write a whole number in digits, like 12, 12L or 0xFF");
        }
        try {
            long number = Long.parseLong(sign + digits, radix);
            Object value = marked || number != (int) number ? (Object) number : (Object) (int) number;
            return tree.node(new ConstantExpression(value, true), at);
        } catch (NumberFormatException e) {
            throw tokens.wrong(at, "the number " + sign + Quoted.text(at.text()) + "; expected at most 64 bits");
        }
    }

    private static boolean isNumber(String digits, int radix) {
        boolean octal = radix == 10 && digits.length() > 1 && digits.charAt(0) == '0';
        return !octal && !digits.isEmpty() && digits.chars().allMatch(c -> c < 0x80 && Character.digit(c, radix) >= 0);
    }

    /** Reads a text with inserted values. */
    private Expression inserted() {
        Token at = tokens.peek();
        List<ConstantExpression> pieces = new ArrayList<>();
        List<Expression> values = new ArrayList<>();
        StringBuilder whole = new StringBuilder();
        while (tokens.is(Kind.PIECE)) {
            Token piece = tokens.next();
            pieces.add(tree.node(new ConstantExpression(piece.text()), piece));
            values.add(expressions.expression());
            whole.append(piece.text()).append("$");
            if (!tokens.is(Kind.PIECE) && !tokens.is(Kind.LAST_PIECE)) {
                throw tokens.unexpected("the '}' that ends the value in a text");
            }
        }
        Token rest = tokens.next();
        pieces.add(tree.node(new ConstantExpression(rest.text()), rest));
        return tree.node(new GStringExpression(whole.append(rest.text()).toString(), pieces, values), at, values);
    }

    private Expression word() {
        Token at = tokens.peek();
        switch (at.text()) {
            case "true", "false" -> {
                tokens.next();
                return tree.node(new ConstantExpression(at.is("true"), true), at);
            }
            case "null" -> {
                tokens.next();
                return tree.node(new ConstantExpression(null), at);
            }
            default -> {
                tokens.name("a value");
                if (Words.TAKEN_PROPERTIES.contains(at.text())) {
                    throw tokens.refused(at, "'" + at.text() + "'", "");
                }
                return tree.node(new VariableExpression(at.text()), at);
            }
        }
    }

    private Expression brackets() {
        tokens.expect("(");
        Expression inside = expressions.statement();
        if (tokens.is(",")) {
            throw tokens.unexpected("')'; to give several variables a value write def (a, b) = [1, 2]");
        }
        tokens.expect(")");
        if (inside instanceof VariableExpression name
                && (tokens.is(Kind.WORD)
                        || Words.AFTER_CAST.contains(tokens.peek().text()))) {
            throw tokens.wrong(
                    tokens.peek(),
                    "'" + tokens.peek().text() + "' after a name in brackets, which Groovy takes for a cast; write "
                            + Quoted.text(name.getName()) + " without brackets");
        }
        bracketed = inside;
        return inside;
    }

    private Expression list() {
        Token at = tokens.expect("[");
        if (tokens.accept(":")) {
            tokens.expect("]");
            return tree.node(new MapExpression(), at);
        }
        List<Expression> elements = new ArrayList<>();
        List<MapEntryExpression> entries = new ArrayList<>();
        while (!tokens.is("]")) {
            element(elements, entries);
            if (!tokens.accept(",") && !tokens.is("]")) {
                throw tokens.unexpected("',' or ']'");
            }
        }
        tokens.expect("]");
        if (!entries.isEmpty() && !elements.isEmpty()) {
            throw tokens.wrong(at, "a list with keys for a part of its elements; expected a key for each, or for none");
        }
        return entries.isEmpty()
                ? tree.node(new ListExpression(elements), at, elements)
                : tree.node(new MapExpression(entries), at, entries);
    }

    private void element(List<Expression> elements, List<MapEntryExpression> entries) {
        Token at = tokens.peek();
        boolean named = at.kind() == Kind.WORD && tokens.peek(1).is(":");
        Expression first =
                named ? tree.node(new ConstantExpression(tokens.next().text()), at) : expressions.expression();
        if (!tokens.is(":")) {
            elements.add(first);
            return;
        }
        boolean key = first instanceof ConstantExpression || first instanceof GStringExpression || isBracketed(first);
        if (!key) {
            throw tokens.unexpected("',' or ']'; a key that is worked out stands in round brackets: [(a.b): c]");
        }
        tokens.expect(":");
        Expression value = expressions.expression();
        entries.add(tree.node(new MapEntryExpression(first, value), at, first, value));
    }

    /** Reads a block in braces that is a value. */
    Expression closure() {
        return statements.closure();
    }
}
