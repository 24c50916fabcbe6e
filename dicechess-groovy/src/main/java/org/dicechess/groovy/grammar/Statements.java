package org.dicechess.groovy.grammar;

import java.util.ArrayList;
import java.util.List;
import org.codehaus.groovy.ast.ClassHelper;
import org.codehaus.groovy.ast.ClassNode;
import org.codehaus.groovy.ast.Parameter;
import org.codehaus.groovy.ast.expr.ClosureExpression;
import org.codehaus.groovy.ast.expr.ConstantExpression;
import org.codehaus.groovy.ast.expr.DeclarationExpression;
import org.codehaus.groovy.ast.expr.EmptyExpression;
import org.codehaus.groovy.ast.expr.Expression;
import org.codehaus.groovy.ast.expr.TupleExpression;
import org.codehaus.groovy.ast.expr.VariableExpression;
import org.codehaus.groovy.ast.stmt.BlockStatement;
import org.codehaus.groovy.ast.stmt.EmptyStatement;
import org.codehaus.groovy.ast.stmt.ExpressionStatement;
import org.codehaus.groovy.ast.stmt.IfStatement;
import org.codehaus.groovy.ast.stmt.ReturnStatement;
import org.codehaus.groovy.ast.stmt.Statement;
import org.dicechess.groovy.text.Quoted;
import org.dicechess.groovy.text.Token;
import org.dicechess.groovy.text.Token.Kind;
import org.dicechess.groovy.text.Tokens;
import org.dicechess.groovy.text.Words;
import org.jspecify.annotations.Nullable;

/** Reads statements. */
final class Statements {

    private static final int MOST_CLOSURES = 40;

    private final Tokens tokens;
    private final Tree tree;
    private final TypeReader types;
    private final Expressions expressions;
    private final Branches branches;
    private int closures;

    Statements(Tokens tokens) {
        this.tokens = tokens;
        this.tree = new Tree(tokens);
        this.types = new TypeReader(tokens, tree);
        this.expressions = new Expressions(tokens, tree, this);
        this.branches = new Branches(tokens, tree, types, expressions, this);
    }

    Tree tree() {
        return tree;
    }

    TypeReader types() {
        return types;
    }

    Expressions expressions() {
        return expressions;
    }

    /** Reads a block in braces that is a value, with its parameters. */
    ClosureExpression closure() {
        Token at = tokens.peek();
        if (++closures > MOST_CLOSURES) {
            throw tokens.refused(at, "more than " + MOST_CLOSURES + " blocks in braces", "write a function");
        }
        tokens.expect("{");
        Parameter @Nullable [] parameters = at.heads() ? head() : Parameter.EMPTY_ARRAY;
        Branches.Around around = branches.enter();
        BlockStatement body = rest(at);
        branches.leave(around);
        return tree.node(new ClosureExpression(parameters, body), at, body);
    }

    /** Reads the parameters before an arrow; null, as Groovy represents it, if there are none. */
    private Parameter @Nullable [] head() {
        tokens.skipLines();
        Parameter @Nullable [] parameters = tokens.is("->") ? null : parameters();
        tokens.skipLines();
        tokens.expect("->");
        return parameters;
    }

    /** Reads parameters separated by commas. */
    Parameter[] parameters() {
        List<Parameter> parameters = new ArrayList<>();
        List<String> names = new ArrayList<>();
        do {
            tokens.skipLines();
            Parameter parameter = parameter();
            if (names.contains(parameter.getName())) {
                throw tokens.wrong(tokens.peek(), "a second parameter '" + parameter.getName() + "'");
            }
            names.add(parameter.getName());
            parameters.add(parameter);
        } while (tokens.accept(","));
        if (tokens.is("=")) {
            throw tokens.refused(tokens.peek(), "a default value of a parameter", "write a second function");
        }
        return parameters.toArray(Parameter[]::new);
    }

    private Parameter parameter() {
        ClassNode type = optionalType();
        Token name = name();
        return tree.node(new Parameter(type, name.text()), name);
    }

    /** Reads the type before a name, if there is one. */
    ClassNode optionalType() {
        return types.isDeclaration() || tokens.is(Kind.WORD) && TypeReader.isName(tokens.peek(1))
                ? types.declared()
                : ClassHelper.dynamicType();
    }

    /** Reads the name of a variable that is declared here. */
    Token name() {
        Token name = tokens.name("a name");
        if (Words.TAKEN_PROPERTIES.contains(name.text())) {
            throw tokens.refused(name, "a variable named '" + name.text() + "'", "choose another name");
        }
        return name;
    }

    /** Reads statements in braces. */
    BlockStatement block() {
        return rest(tokens.expect("{"));
    }

    private BlockStatement rest(Token brace) {
        List<Statement> statements = new ArrayList<>();
        tokens.skipEnds();
        while (!tokens.is("}")) {
            add(statements);
        }
        tokens.expect("}");
        return tree.node(
                new BlockStatement(statements, new org.codehaus.groovy.ast.VariableScope()), brace, statements);
    }

    /** Reads the body of a condition or a loop: statements in braces, or one statement. */
    Statement body() {
        if (tokens.is("{")) {
            return block();
        }
        tokens.skipLines();
        if (tokens.is("{")) {
            return block();
        }
        if (types.isDeclaration()) {
            throw tokens.unexpected("'{' before a declaration");
        }
        List<Statement> one = new ArrayList<>();
        statement(one);
        return one.get(0);
    }

    /** Reads the next statement and its end. */
    void add(List<Statement> statements) {
        statement(statements);
        boolean last = tokens.is("}") || tokens.is(Kind.END);
        if (!last && !tokens.is(Kind.LINE) && !tokens.is(Kind.SEMICOLON)) {
            boolean value =
                    tokens.is(Kind.WORD) || tokens.is(Kind.NUMBER) || tokens.is(Kind.TEXT) || tokens.is(Kind.PIECE);
            throw tokens.unexpected("the end of the statement"
                    + (tokens.is("elif")
                            ? "; write 'else if'"
                            : value ? "; the arguments of a call stand in brackets: f(x)" : ""));
        }
        tokens.skipEnds();
    }

    private void statement(List<Statement> statements) {
        Token at = tokens.peek();
        tree.enter(at);
        if (types.isDeclaration()) {
            declarations(at, types.declared(), statements);
        } else {
            statements.add(other(at));
        }
        tree.leave();
    }

    private Statement other(Token at) {
        if (at.kind() != Kind.WORD) {
            if (at.is("{")) {
                throw tokens.unexpected("a statement; a block in braces belongs to a condition, a loop or a call");
            }
            return expression(at);
        }
        return switch (at.text()) {
            case "if" -> condition();
            case "return" -> answer();
            case "for", "while", "do", "switch", "break", "continue" -> branches.statement();
            default -> tokens.peek(1).is(":") ? branches.labelled() : expression(at);
        };
    }

    private Statement expression(Token at) {
        if (at.kind() == Kind.WORD && TypeReader.isName(tokens.peek(1)) && !Words.RESERVED.contains(at.text())) {
            boolean type = Character.isUpperCase(at.text().charAt(0));
            throw type
                    ? tokens.refused(at, "the type " + Quoted.text(at.text()), "write 'def'")
                    : tokens.unexpected("a statement; the arguments of a call stand in brackets: "
                            + Quoted.text(at.text()) + "(x)");
        }
        Expression expression = expressions.statement();
        return tree.node(new ExpressionStatement(expression), at, expression);
    }

    private Statement condition() {
        Token at = tokens.expect("if");
        var condition = expressions.condition();
        Statement then = body();
        boolean otherwise =
                tokens.peek().is("else") || isEnd() && tokens.peek(1).is("else");
        if (otherwise) {
            tokens.skipEnds();
            tokens.expect("else");
        }
        Statement rest = otherwise ? body() : EmptyStatement.INSTANCE;
        return tree.node(new IfStatement(condition, then, rest), at, condition, then, rest);
    }

    private boolean isEnd() {
        return tokens.is(Kind.LINE) || tokens.is(Kind.SEMICOLON);
    }

    private Statement answer() {
        Token at = tokens.expect("return");
        if (isEnd() || tokens.is("}") || tokens.is(Kind.END)) {
            return tree.node(new ReturnStatement(tree.node(new ConstantExpression(null), at)), at);
        }
        Expression value = expressions.expression();
        return tree.node(new ReturnStatement(value), at, value);
    }

    /** Reads a declaration of one or more variables after their type; each becomes a statement. */
    void declarations(Token at, ClassNode type, List<Statement> statements) {
        if (at.is("def") && tokens.is("(")) {
            statements.add(several(at));
            return;
        }
        do {
            DeclarationExpression declaration = declaration(at, type);
            statements.add(tree.node(new ExpressionStatement(declaration), at, declaration));
        } while (tokens.accept(","));
    }

    /** Reads one variable after its type. */
    DeclarationExpression declaration(Token at, ClassNode type) {
        Token name = name();
        if (tokens.is("(")) {
            throw tokens.wrong(name, "a function inside a block; it stands beside the blocks of a script");
        }
        Expression variable = tree.node(new VariableExpression(name.text(), type), name);
        Token sign = tokens.peek();
        Expression value = EmptyExpression.INSTANCE;
        if (tokens.accept("=")) {
            tokens.skipLines();
            value = expressions.statement();
        }
        return tree.node(
                new DeclarationExpression(variable, Expressions.symbol(sign, "="), value), at, variable, value);
    }

    private Statement several(Token at) {
        Token bracket = tokens.expect("(");
        List<Expression> variables = new ArrayList<>();
        do {
            ClassNode type = optionalType();
            Token name = name();
            variables.add(tree.node(new VariableExpression(name.text(), type), name));
        } while (tokens.accept(","));
        tokens.expect(")");
        Token sign = tokens.expect("=");
        tokens.skipLines();
        Expression left = tree.node(new TupleExpression(variables), bracket, variables);
        Expression right = expressions.expression();
        Expression declaration =
                tree.node(new DeclarationExpression(left, Expressions.symbol(sign, "="), right), at, left, right);
        return tree.node(new ExpressionStatement(declaration), at, declaration);
    }
}
