package org.dicechess.groovy;

import java.util.List;
import java.util.Set;
import org.codehaus.groovy.ast.expr.ArgumentListExpression;
import org.codehaus.groovy.ast.expr.BinaryExpression;
import org.codehaus.groovy.ast.expr.BooleanExpression;
import org.codehaus.groovy.ast.expr.CastExpression;
import org.codehaus.groovy.ast.expr.ClassExpression;
import org.codehaus.groovy.ast.expr.ClosureExpression;
import org.codehaus.groovy.ast.expr.ClosureListExpression;
import org.codehaus.groovy.ast.expr.ConstantExpression;
import org.codehaus.groovy.ast.expr.DeclarationExpression;
import org.codehaus.groovy.ast.expr.ElvisOperatorExpression;
import org.codehaus.groovy.ast.expr.EmptyExpression;
import org.codehaus.groovy.ast.expr.Expression;
import org.codehaus.groovy.ast.expr.GStringExpression;
import org.codehaus.groovy.ast.expr.ListExpression;
import org.codehaus.groovy.ast.expr.MapEntryExpression;
import org.codehaus.groovy.ast.expr.MapExpression;
import org.codehaus.groovy.ast.expr.MethodCallExpression;
import org.codehaus.groovy.ast.expr.NotExpression;
import org.codehaus.groovy.ast.expr.PostfixExpression;
import org.codehaus.groovy.ast.expr.PrefixExpression;
import org.codehaus.groovy.ast.expr.PropertyExpression;
import org.codehaus.groovy.ast.expr.RangeExpression;
import org.codehaus.groovy.ast.expr.TernaryExpression;
import org.codehaus.groovy.ast.expr.TupleExpression;
import org.codehaus.groovy.ast.expr.UnaryMinusExpression;
import org.codehaus.groovy.ast.expr.UnaryPlusExpression;
import org.codehaus.groovy.ast.expr.VariableExpression;

/** The part of {@link Syntax} that knows expressions. */
final class ExpressionSyntax {

    private static final Set<String> OPERATORS = Set.of("=", "+", "-", "*", "%", "==", "!=", "<", "<=", ">", ">=", "<=>", "&&", "||",
            "&", "|", "^", "<<", ">>", "+=", "-=", "*=", "%=", "&=", "|=", "^=", "<<=", ">>=", "in", "!in", "[",
            "instanceof", "!instanceof");
    private static final Set<String> PROPERTIES_TAKEN = Set.of("class", "metaClass", "owner", "delegate", "thisObject", "properties",
            "resolveStrategy", "directive", "binding");
    private static final Set<String> CHANGES = Set.of("=", "+=", "-=", "*=", "%=", "&=", "|=", "^=", "<<=", ">>=");

    private static final Set<String> CALLS_TAKEN = Set.of("getClass", "getThisObject", "getOwner", "getDelegate", "getMetaClass", "doCall",
            "invokeMethod", "getProperty", "setProperty");
    private static final int LONGEST_TEXT = 500;
    /** The compiler's work doubles with each call on the result of another if their names stand for nothing. */
    private static final int LONGEST_CHAIN = 8;

    private final Syntax syntax;

    ExpressionSyntax(Syntax syntax) {
        this.syntax = syntax;
    }

    void check(Expression node) {
        Class<?> kind = node.getClass();
        if (kind == ConstantExpression.class) {
            constant((ConstantExpression) node);
        } else if (kind == VariableExpression.class) {
            variable((VariableExpression) node);
        } else if (kind == BinaryExpression.class) {
            binary((BinaryExpression) node);
        } else if (kind == DeclarationExpression.class) {
            declaration((DeclarationExpression) node);
        } else if (kind == MethodCallExpression.class) {
            call((MethodCallExpression) node);
        } else if (kind == PropertyExpression.class) {
            property((PropertyExpression) node);
        } else if (kind == ClosureExpression.class) {
            syntax.closure(node, ((ClosureExpression) node).getParameters(), ((ClosureExpression) node).getCode());
        } else if (kind == CastExpression.class) {
            syntax.type(node, node.getType());
            check(((CastExpression) node).getExpression());
        } else {
            choice(node, kind);
        }
    }

    private void choice(Expression node, Class<?> kind) {
        if (kind == BooleanExpression.class || kind == NotExpression.class) {
            check(((BooleanExpression) node).getExpression());
        } else if (kind == ElvisOperatorExpression.class) {
            check(((ElvisOperatorExpression) node).getTrueExpression());
            check(((ElvisOperatorExpression) node).getFalseExpression());
        } else if (kind == TernaryExpression.class) {
            check(((TernaryExpression) node).getBooleanExpression());
            check(((TernaryExpression) node).getTrueExpression());
            check(((TernaryExpression) node).getFalseExpression());
        } else {
            unary(node, kind);
        }
    }

    private void unary(Expression node, Class<?> kind) {
        if (kind == UnaryMinusExpression.class) {
            check(((UnaryMinusExpression) node).getExpression());
        } else if (kind == UnaryPlusExpression.class) {
            check(((UnaryPlusExpression) node).getExpression());
        } else if (kind == PrefixExpression.class) {
            counted(((PrefixExpression) node).getExpression());
        } else if (kind == PostfixExpression.class) {
            counted(((PostfixExpression) node).getExpression());
        } else {
            collection(node, kind);
        }
    }

    private void collection(Expression node, Class<?> kind) {
        if (kind == ListExpression.class) {
            all(((ListExpression) node).getExpressions());
        } else if (kind == MapExpression.class) {
            all(((MapExpression) node).getMapEntryExpressions());
        } else if (kind == MapEntryExpression.class) {
            check(((MapEntryExpression) node).getKeyExpression());
            check(((MapEntryExpression) node).getValueExpression());
        } else if (kind == RangeExpression.class) {
            range((RangeExpression) node);
        } else if (kind == GStringExpression.class) {
            text((GStringExpression) node);
        } else if (kind == ArgumentListExpression.class || kind == TupleExpression.class) {
            all(((TupleExpression) node).getExpressions());
        } else if (kind == ClosureListExpression.class) {
            all(((ClosureListExpression) node).getExpressions());
        } else {
            syntax.require(node instanceof EmptyExpression, node, Syntax.words(kind));
        }
    }

    private void all(List<? extends Expression> nodes) {
        nodes.forEach(this::check);
    }

    private void constant(ConstantExpression node) {
        Object value = node.getValue();
        syntax.require(!(value instanceof String text) || text.length() <= LONGEST_TEXT, node, "a text of more than 500 characters");
        syntax.require(value == null || value instanceof String || value instanceof Integer || value instanceof Long
                || value instanceof Boolean, node, "a number other than a whole one");
    }

    private void variable(VariableExpression node) {
        syntax.name(node, node.getName());
        syntax.require(!PROPERTIES_TAKEN.contains(node.getName()), node, "'" + node.getName() + "'");
        syntax.type(node, node.getOriginType());
    }

    private void declaration(DeclarationExpression node) {
        syntax.require(node.getAnnotations().isEmpty(), node, "an annotation");
        syntax.require(node.getOperation().getText().equals("="), node, "'" + node.getOperation().getText() + "'");
        check(node.getLeftExpression());
        check(node.getRightExpression());
    }

    private void binary(BinaryExpression node) {
        String operator = node.getOperation().getText();
        syntax.require(OPERATORS.contains(operator), node, "'" + operator + "'");
        syntax.require(!node.isSafe(), node, "'?['");
        check(node.getLeftExpression());
        if (operator.endsWith("instanceof")) {
            syntax.require(node.getRightExpression().getClass() == ClassExpression.class, node, "'instanceof' without a type");
            syntax.type(node, node.getRightExpression().getType());
            return;
        }
        check(node.getRightExpression());
        if (CHANGES.contains(operator) && !operator.equals("=") && isElement(node.getLeftExpression())) {
            BinaryExpression element = (BinaryExpression) node.getLeftExpression();
            syntax.require(isSimple(element.getLeftExpression()) && isSimple(element.getRightExpression()), node,
                    "'" + operator + "' on an element that is not named by a variable and a variable or constant");
        }
    }

    /** What {@code ++} and {@code --} count up or down. */
    private void counted(Expression node) {
        syntax.require(node.getClass() == VariableExpression.class || node.getClass() == PropertyExpression.class, node,
                "'++' or '--' on something else than a variable");
        check(node);
    }

    private void call(MethodCallExpression node) {
        syntax.require(node.getMethod().getClass() == ConstantExpression.class
                && ((ConstantExpression) node.getMethod()).getValue() instanceof String, node, "a computed name");
        syntax.require(!node.isSpreadSafe(), node, "'*.'");
        syntax.require(node.getGenericsTypes() == null, node, "a type argument of a call");
        syntax.name(node, node.getMethodAsString());
        syntax.require(!CALLS_TAKEN.contains(node.getMethodAsString()), node, "'" + node.getMethodAsString() + "'");
        syntax.require(chain(node) <= LONGEST_CHAIN, node, "a chain of more than " + LONGEST_CHAIN + " calls");
        if (!node.isImplicitThis()) {
            check(node.getObjectExpression());
        }
        check(node.getArguments());
    }

    private static int chain(Expression node) {
        int length = 0;
        Expression receiver = node;
        while (receiver instanceof MethodCallExpression || receiver instanceof PropertyExpression || isElement(receiver)) {
            receiver = receiver instanceof MethodCallExpression call ? call.getObjectExpression()
                    : receiver instanceof PropertyExpression property ? property.getObjectExpression()
                    : ((BinaryExpression) receiver).getLeftExpression();
            length++;
        }
        return length;
    }

    private void property(PropertyExpression node) {
        syntax.require(node.getProperty().getClass() == ConstantExpression.class
                && ((ConstantExpression) node.getProperty()).getValue() instanceof String, node, "a computed name");
        syntax.require(!node.isSpreadSafe() && !node.isImplicitThis(), node, "'*.'");
        syntax.require(!PROPERTIES_TAKEN.contains(node.getPropertyAsString()), node, "'." + node.getPropertyAsString() + "'");
        check(node.getObjectExpression());
    }

    private void range(RangeExpression node) {
        syntax.require(!node.isExclusiveLeft(), node, "a range without its start");
        check(node.getFrom());
        check(node.getTo());
    }

    private void text(GStringExpression node) {
        node.getStrings().forEach(this::constant);
        for (Expression value : node.getValues()) {
            syntax.require(value.getClass() != ClosureExpression.class, node, "'${->'");
            check(value);
        }
    }

    static boolean isElement(Expression node) {
        return node instanceof BinaryExpression binary && binary.getOperation().getText().equals("[");
    }

    private static boolean isSimple(Expression node) {
        return node.getClass() == VariableExpression.class || node.getClass() == ConstantExpression.class;
    }
}
