package org.dicechess.groovy.grammar;

import java.util.ArrayList;
import java.util.List;
import org.codehaus.groovy.ast.expr.BinaryExpression;
import org.codehaus.groovy.ast.expr.CastExpression;
import org.codehaus.groovy.ast.expr.ConstantExpression;
import org.codehaus.groovy.ast.expr.Expression;
import org.codehaus.groovy.ast.expr.ListExpression;
import org.codehaus.groovy.ast.expr.MethodCallExpression;
import org.codehaus.groovy.ast.expr.NotExpression;
import org.codehaus.groovy.ast.expr.PostfixExpression;
import org.codehaus.groovy.ast.expr.PrefixExpression;
import org.codehaus.groovy.ast.expr.PropertyExpression;
import org.codehaus.groovy.ast.expr.UnaryMinusExpression;
import org.codehaus.groovy.ast.expr.UnaryPlusExpression;
import org.codehaus.groovy.ast.expr.VariableExpression;
import org.dicechess.groovy.text.Token;
import org.dicechess.groovy.text.Token.Kind;
import org.dicechess.groovy.text.Tokens;
import org.dicechess.groovy.text.Words;

/** Reads the operands of operators: a value with the signs before it and the properties, calls and indexes after it. */
final class Operands {

    /** The compiler doubles its work with each call on the result of another if their names are unknown. */
    private static final int LONGEST_CHAIN = 8;

    private final Tokens tokens;
    private final Tree tree;
    private final TypeReader types;
    private final Expressions expressions;
    private final Primaries primaries;
    private final Calls calls;

    Operands(Tokens tokens, Tree tree, TypeReader types, Expressions expressions, Statements statements) {
        this.tokens = tokens;
        this.tree = tree;
        this.types = types;
        this.expressions = expressions;
        this.primaries = new Primaries(tokens, tree, expressions, statements);
        this.calls = new Calls(tokens, tree, expressions, primaries);
    }

    /** Returns whether this is the expression that was last read in round brackets. */
    boolean isBracketed(Expression node) {
        return primaries.isBracketed(node);
    }

    /** Reads a value with the signs before it. */
    Expression unary() {
        Token at = tokens.peek();
        tree.enter(at);
        Expression value = switch (tokens.is(Kind.SIGN) ? at.text() : "") {
            case "!" -> not();
            case "-" -> minus();
            case "+" -> plus();
            case "++", "--" -> counted(tokens.next());
            case "(" -> isCast() ? cast() : after();
            default -> after();
        };
        tree.leave();
        return value;
    }

    private Expression not() {
        Token at = tokens.next();
        tokens.skipLines();
        Expression value = unary();
        return tree.node(new NotExpression(value), at, value);
    }

    private Expression minus() {
        Token at = tokens.next();
        if (tokens.is(Kind.NUMBER) && !isFollowed(tokens.peek(1))) {
            return primaries.number("-");
        }
        Expression value = unary();
        return tree.node(new UnaryMinusExpression(value), at, value);
    }

    private Expression plus() {
        Token at = tokens.next();
        boolean number = tokens.is(Kind.NUMBER) && !isFollowed(tokens.peek(1));
        Expression value = unary();
        return number ? value : tree.node(new UnaryPlusExpression(value), at, value);
    }

    private static boolean isFollowed(Token after) {
        return after.is(".") || after.is("?.");
    }

    private Expression counted(Token sign) {
        Expression value = unary();
        requireCountable(value, sign);
        return tree.node(new PrefixExpression(Expressions.symbol(sign, sign.text()), value), sign, value);
    }

    private void requireCountable(Expression value, Token sign) {
        if (!(value instanceof VariableExpression || value instanceof PropertyExpression) || isBracketed(value)) {
            throw tokens.refused(
                    sign,
                    "'" + sign.text() + "' on something other than a variable",
                    "write x = x " + sign.text().charAt(0) + " 1");
        }
    }

    private boolean isCast() {
        Token type = tokens.peek(1);
        return type.kind() == Kind.WORD
                && Words.TYPES.contains(type.text())
                && (tokens.peek(2).is(")")
                        || TypeReader.isGeneric(type) && tokens.peek(2).is("<"));
    }

    private Expression cast() {
        Token at = tokens.expect("(");
        org.codehaus.groovy.ast.ClassNode type = types.type();
        tokens.expect(")");
        Expression value = unary();
        return tree.node(new CastExpression(type, value), at, value);
    }

    /** Reads a value with the properties, calls and indexes after it. */
    private Expression after() {
        Token at = tokens.peek();
        Expression value = primaries.value();
        Expression whole = value;
        while (isGoingOn()) {
            whole = step(at, whole);
            if (chain(whole) > LONGEST_CHAIN) {
                throw tokens.refused(at, "a chain of more than " + LONGEST_CHAIN + " calls", "give a part a name");
            }
        }
        if (tokens.is("++") || tokens.is("--")) {
            Token sign = tokens.next();
            requireCountable(whole, sign);
            return tree.node(new PostfixExpression(whole, Expressions.symbol(sign, sign.text())), at, whole);
        }
        return whole;
    }

    private boolean isGoingOn() {
        boolean onNextLine = tokens.is(Kind.LINE) && isFollowed(tokens.peek(1));
        return onNextLine || isFollowed(tokens.peek()) || tokens.is("(") || tokens.is("[") || tokens.is("{");
    }

    private Expression step(Token at, Expression value) {
        if (tokens.is("(") || tokens.is("{")) {
            return calls.on(at, value);
        }
        return tokens.is("[") ? index(at, value) : property(at, value);
    }

    private Expression index(Token at, Expression value) {
        Token bracket = tokens.expect("[");
        List<Expression> indexes = new ArrayList<>();
        do {
            indexes.add(expressions.expression());
        } while (tokens.accept(","));
        tokens.expect("]");
        Expression index = indexes.get(0);
        if (indexes.size() > 1) {
            ListExpression several = tree.node(new ListExpression(indexes), bracket, indexes);
            several.setWrapped(true);
            index = several;
        }
        return tree.node(new BinaryExpression(value, Expressions.symbol(bracket, "["), index), at, value, index);
    }

    private Expression property(Token at, Expression value) {
        tokens.skipLines();
        boolean safe = tokens.next().is("?.");
        if (tokens.is(Kind.NUMBER)) {
            throw tokens.refused(tokens.peek(), "a number with a point", "scripts count in whole numbers");
        }
        if (!tokens.is(Kind.WORD)) {
            throw tokens.unexpected("a name after the point");
        }
        Token name = tokens.next();
        if (tokens.is("(") || tokens.is("{")) {
            return calls.named(at, value, name, safe);
        }
        if (Words.TAKEN_PROPERTIES.contains(name.text())) {
            throw tokens.refused(name, "'." + name.text() + "'", "");
        }
        ConstantExpression named = tree.node(new ConstantExpression(name.text()), name);
        return tree.node(new PropertyExpression(value, named, safe), at, value);
    }

    private static int chain(Expression node) {
        int length = 0;
        Expression receiver = node;
        while (receiver instanceof MethodCallExpression
                || receiver instanceof PropertyExpression
                || Expressions.isElement(receiver)) {
            receiver = receiver instanceof MethodCallExpression call
                    ? call.getObjectExpression()
                    : receiver instanceof PropertyExpression property
                            ? property.getObjectExpression()
                            : ((BinaryExpression) receiver).getLeftExpression();
            length++;
        }
        return length;
    }
}
