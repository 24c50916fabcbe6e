package org.dicechess.groovy.grammar;

import java.util.Map;
import java.util.Set;
import org.codehaus.groovy.ast.ClassHelper;
import org.codehaus.groovy.ast.ClassNode;
import org.codehaus.groovy.ast.expr.BinaryExpression;
import org.codehaus.groovy.ast.expr.BooleanExpression;
import org.codehaus.groovy.ast.expr.CastExpression;
import org.codehaus.groovy.ast.expr.ClassExpression;
import org.codehaus.groovy.ast.expr.ConstantExpression;
import org.codehaus.groovy.ast.expr.ElvisOperatorExpression;
import org.codehaus.groovy.ast.expr.Expression;
import org.codehaus.groovy.ast.expr.NotExpression;
import org.codehaus.groovy.ast.expr.PropertyExpression;
import org.codehaus.groovy.ast.expr.RangeExpression;
import org.codehaus.groovy.ast.expr.TernaryExpression;
import org.codehaus.groovy.ast.expr.VariableExpression;
import org.codehaus.groovy.syntax.Types;
import org.dicechess.groovy.text.Token;
import org.dicechess.groovy.text.Token.Kind;
import org.dicechess.groovy.text.Tokens;
import org.jspecify.annotations.Nullable;

/** Reads expressions: operators with Groovy's precedence. */
public final class Expressions {

    /** The precedence of binary operators; a higher level binds more tightly. */
    private static final Map<String, Integer> LEVELS = Map.ofEntries(
            Map.entry("||", 1),
            Map.entry("&&", 2),
            Map.entry("|", 3),
            Map.entry("^", 4),
            Map.entry("&", 5),
            Map.entry("==", 6),
            Map.entry("!=", 6),
            Map.entry("<=>", 6),
            Map.entry("<", 7),
            Map.entry("<=", 7),
            Map.entry(">", 7),
            Map.entry(">=", 7),
            Map.entry("in", 7),
            Map.entry("!in", 7),
            Map.entry("as", 7),
            Map.entry("instanceof", 7),
            Map.entry("!instanceof", 7),
            Map.entry("<<", 8),
            Map.entry(">>", 8),
            Map.entry("..", 8),
            Map.entry("..<", 8),
            Map.entry("+", 9),
            Map.entry("-", 9),
            Map.entry("*", 10),
            Map.entry("%", 10));

    /** Operators that do not follow each other without brackets. */
    private static final Set<String> LONELY = Set.of("==", "!=", "<=>", "<", "<=", ">", ">=", "in", "!in", "..", "..<");

    private static final Set<String> CHANGES = Set.of("=", "+=", "-=", "*=", "%=", "&=", "|=", "^=", "<<=", ">>=");

    /** The compiler writes the left side of {@code ?:} twice, so a nested one four times. */
    private static final int MOST_DOUBLED = 2;

    /** The compiler doubles its work of finding a common type with each choice nested in a side. */
    private static final int MOST_CHOICES = 6;

    private final Tokens tokens;
    private final Tree tree;
    private final TypeReader types;
    private final Operands operands;
    /** The number of doubled operators around the present place. */
    private int doubled;
    /** The number of choices around the present place. */
    private int choices;

    Expressions(Tokens tokens, Tree tree, Statements statements) {
        this.tokens = tokens;
        this.tree = tree;
        this.types = new TypeReader(tokens, tree);
        this.operands = new Operands(tokens, tree, types, this, statements);
    }

    /** Reads an expression, or an assignment. */
    Expression statement() {
        Token at = tokens.peek();
        Expression left = expression();
        Token sign = change();
        if (sign == null) {
            return left;
        }
        requireTarget(left, sign);
        tokens.skipLines();
        tree.enter(at);
        Expression right = statement();
        tree.leave();
        return tree.node(new BinaryExpression(left, symbol(sign, sign.text()), right), at, left, right);
    }

    /** Returns the next token if it is an assignment operator, and steps over it; else null. */
    private @Nullable Token change() {
        boolean shift =
                tokens.is(">") && tokens.peek(1).is(">=") && tokens.peek(1).touches();
        if (shift) {
            Token first = tokens.next();
            tokens.next();
            return new Token(Kind.SIGN, ">>=", first.line(), first.column(), false, false);
        }
        return tokens.is(Kind.SIGN) && CHANGES.contains(tokens.peek().text()) ? tokens.next() : null;
    }

    private void requireTarget(Expression left, Token sign) {
        boolean named = left instanceof VariableExpression || left instanceof PropertyExpression || isElement(left);
        if (!named || operands.isBracketed(left)) {
            throw tokens.wrong(
                    sign, "'" + sign.text() + "' after something other than a variable, a property or an element");
        }
        if (!sign.is("=") && isElement(left)) {
            BinaryExpression element = (BinaryExpression) left;
            if (!isSimple(element.getLeftExpression()) || !isSimple(element.getRightExpression())) {
                throw tokens.refused(
                        sign,
                        "'" + sign.text()
                                + "' on an element that is not named by a variable and a variable or constant",
                        "");
            }
        }
    }

    public static boolean isElement(Expression node) {
        return node instanceof BinaryExpression binary
                && binary.getOperation().getText().equals("[");
    }

    private static boolean isSimple(Expression node) {
        return node instanceof VariableExpression || node instanceof ConstantExpression;
    }

    /** Reads an expression without assignment. */
    Expression expression() {
        Token at = tokens.peek();
        tree.enter(at);
        int before = doubled;
        Expression condition = operation(1);
        Expression whole = condition;
        if (tokens.acceptOnNextLine("?")) {
            whole = choice(at, condition);
        } else if (tokens.acceptOnNextLine("?:")) {
            whole = orElse(at, condition, doubled - before);
        }
        tree.leave();
        return whole;
    }

    /** Reads one side of a choice between two. */
    private Expression side(Token at) {
        if (choices == MOST_CHOICES) {
            throw tokens.refused(
                    at, "more than " + MOST_CHOICES + " nested '? :' and '?:'", "write 'if', or a function");
        }
        choices++;
        tokens.skipLines();
        Expression side = expression();
        choices--;
        return side;
    }

    private Expression orElse(Token at, Expression condition, int inside) {
        if (inside > MOST_DOUBLED) {
            throw tokens.refused(
                    at, "more than " + MOST_DOUBLED + " '?:' on the left side of another", "give a part a name");
        }
        doubled++;
        Expression otherwise = side(at);
        return tree.node(new ElvisOperatorExpression(condition, otherwise), at, condition, otherwise);
    }

    /** Reads a condition in round brackets. */
    BooleanExpression condition() {
        tokens.expect("(");
        Token at = tokens.peek();
        Expression condition = expression();
        if (tokens.is("=")) {
            throw tokens.wrong(tokens.peek(), "'=' in a condition; to compare write '=='");
        }
        tokens.expect(")");
        return tree.node(new BooleanExpression(condition), at, condition);
    }

    private Expression choice(Token at, Expression condition) {
        Expression yes = side(at);
        if (!tokens.acceptOnNextLine(":")) {
            throw tokens.unexpected("':' and what is answered otherwise");
        }
        Expression no = side(at);
        BooleanExpression truth = tree.node(new BooleanExpression(condition), at, condition);
        return tree.node(new TernaryExpression(truth, yes, no), at, truth, yes, no);
    }

    /** Reads values between operators of at least this level. */
    private Expression operation(int lowest) {
        Token at = tokens.peek();
        Expression left = operands.unary();
        String before = "";
        for (String operator = operator(); level(operator) >= lowest; operator = operator()) {
            if (LONELY.contains(before) && level(before) == level(operator)) {
                throw tokens.wrong(
                        tokens.peek(),
                        "'" + operator + "' after '" + before
                                + "'; write brackets, or two comparisons with && between");
            }
            left = operation(at, left, operator);
            before = operator;
        }
        return left;
    }

    /** How tightly an operator binds; 0 of what is none. */
    private static int level(String operator) {
        return LEVELS.getOrDefault(operator, 0);
    }

    private Expression operation(Token at, Expression left, String operator) {
        Token sign = skip(operator);
        tokens.skipLines();
        return switch (operator) {
            case "as" -> {
                ClassNode type = types.type();
                if (ClassHelper.isPrimitiveBoolean(type)) {
                    yield truth(at, left);
                }
                // A conversion to a number is a cast; a conversion to a collection or a text makes a new value.
                yield tree.node(
                        ClassHelper.isPrimitiveType(type)
                                ? new CastExpression(type, left)
                                : CastExpression.asExpression(type, left),
                        at,
                        left);
            }
            case "instanceof", "!instanceof" -> {
                Expression type = tree.node(new ClassExpression(types.type()), sign);
                yield tree.node(new BinaryExpression(left, symbol(sign, operator), type), at, left, type);
            }
            case "..", "..<" -> {
                Expression to = operation(level(operator) + 1);
                yield tree.node(new RangeExpression(left, to, operator.equals("..")), at, left, to);
            }
            default -> {
                Expression right = operation(level(operator) + 1);
                yield tree.node(new BinaryExpression(left, symbol(sign, operator), right), at, left, right);
            }
        };
    }

    /** A conversion to a truth value, which any value has; a cast to it takes only few types. */
    private Expression truth(Token at, Expression value) {
        return tree.node(new NotExpression(tree.node(new NotExpression(value), at, value)), at, value);
    }

    /**
     * Returns the binary operator that comes next. A line continues with any of them, except those that could begin a
     * value.
     */
    private String operator() {
        int ahead = tokens.is(Kind.LINE) && !isSign(tokens.peek(1)) ? 1 : 0;
        Token token = tokens.peek(ahead);
        Token next = tokens.peek(ahead + 1);
        if (token.is(">") && next.is(">") && next.touches()) {
            return ">>";
        }
        if (token.is(">") && next.is(">=") && next.touches()) {
            return "";
        }
        if (token.is("!") && next.touches() && (next.is("in") || next.is("instanceof"))) {
            return "!" + next.text();
        }
        return token.kind() == Kind.SIGN || token.kind() == Kind.WORD ? token.text() : "";
    }

    private static boolean isSign(Token token) {
        return token.is("+") || token.is("-") || token.is("!");
    }

    private Token skip(String operator) {
        tokens.skipLines();
        Token first = tokens.next();
        if (!first.text().equals(operator)) {
            tokens.next();
        }
        return first;
    }

    static org.codehaus.groovy.syntax.Token symbol(Token at, String text) {
        return new org.codehaus.groovy.syntax.Token(Types.lookup(text, Types.ANY), text, at.line(), at.column());
    }
}
