package org.dicechess.groovy.grammar;

import java.util.ArrayList;
import java.util.List;
import org.codehaus.groovy.ast.expr.ArgumentListExpression;
import org.codehaus.groovy.ast.expr.ConstantExpression;
import org.codehaus.groovy.ast.expr.Expression;
import org.codehaus.groovy.ast.expr.MethodCallExpression;
import org.codehaus.groovy.ast.expr.VariableExpression;
import org.dicechess.groovy.text.Token;
import org.dicechess.groovy.text.Token.Kind;
import org.dicechess.groovy.text.Tokens;
import org.dicechess.groovy.text.Words;

/** Reads calls: arguments in round brackets, and a block in braces after them. */
final class Calls {

    private final Tokens tokens;
    private final Tree tree;
    private final Expressions expressions;
    private final Primaries primaries;

    Calls(Tokens tokens, Tree tree, Expressions expressions, Primaries primaries) {
        this.tokens = tokens;
        this.tree = tree;
        this.expressions = expressions;
        this.primaries = primaries;
    }

    /** Reads a call of a function, or of the value of an expression. */
    Expression on(Token at, Expression value) {
        if (value instanceof VariableExpression name && !primaries.isBracketed(value)) {
            require(name.getName(), at);
            Expression owner = tree.node(new VariableExpression("this"), at);
            return call(at, owner, tree.node(new ConstantExpression(name.getName()), at), true, false);
        }
        if (tokens.is("{")) {
            throw tokens.unexpected(
                    "the end of the statement, since a block in braces follows a name or its arguments");
        }
        return call(at, value, tree.node(new ConstantExpression("call"), at), false, false);
    }

    /** Reads a call of a method. */
    Expression named(Token at, Expression value, Token name, boolean safe) {
        require(name.text(), name);
        return call(at, value, tree.node(new ConstantExpression(name.text()), name), false, safe);
    }

    private void require(String name, Token at) {
        if (Words.TAKEN_CALLS.contains(name)) {
            throw tokens.refused(at, "'" + name + "'", "");
        }
    }

    private Expression call(Token at, Expression owner, ConstantExpression name, boolean implicit, boolean safe) {
        List<Expression> arguments = arguments();
        ArgumentListExpression list = tree.node(new ArgumentListExpression(arguments), at, arguments);
        MethodCallExpression call = tree.node(new MethodCallExpression(owner, name, list), at, owner, list);
        call.setImplicitThis(implicit);
        call.setSafe(safe);
        return call;
    }

    private List<Expression> arguments() {
        List<Expression> arguments = new ArrayList<>();
        if (tokens.accept("(")) {
            while (!tokens.is(")")) {
                argument(arguments);
            }
            tokens.expect(")");
        }
        while (tokens.is("{")) {
            arguments.add(primaries.closure());
        }
        return arguments;
    }

    private void argument(List<Expression> arguments) {
        arguments.add(expressions.expression());
        if (tokens.is(":")) {
            throw tokens.refused(tokens.peek(), "a named argument", "write a map in square brackets");
        }
        if (tokens.is(Kind.SIGN) && !tokens.is(")") && !tokens.is(",")) {
            throw tokens.unexpected("',' or ')' in the arguments of a call");
        }
        if (!tokens.is(")")) {
            tokens.expect(",");
            if (tokens.is(")")) {
                throw tokens.unexpected("an argument after the ','");
            }
        }
    }
}
