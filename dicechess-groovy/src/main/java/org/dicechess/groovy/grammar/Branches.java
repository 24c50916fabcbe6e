package org.dicechess.groovy.grammar;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.codehaus.groovy.ast.ASTNode;
import org.codehaus.groovy.ast.ClassNode;
import org.codehaus.groovy.ast.Parameter;
import org.codehaus.groovy.ast.VariableScope;
import org.codehaus.groovy.ast.expr.BooleanExpression;
import org.codehaus.groovy.ast.expr.ClosureListExpression;
import org.codehaus.groovy.ast.expr.EmptyExpression;
import org.codehaus.groovy.ast.expr.Expression;
import org.codehaus.groovy.ast.stmt.BlockStatement;
import org.codehaus.groovy.ast.stmt.BreakStatement;
import org.codehaus.groovy.ast.stmt.CaseStatement;
import org.codehaus.groovy.ast.stmt.ContinueStatement;
import org.codehaus.groovy.ast.stmt.DoWhileStatement;
import org.codehaus.groovy.ast.stmt.EmptyStatement;
import org.codehaus.groovy.ast.stmt.ForStatement;
import org.codehaus.groovy.ast.stmt.Statement;
import org.codehaus.groovy.ast.stmt.SwitchStatement;
import org.codehaus.groovy.ast.stmt.WhileStatement;
import org.dicechess.groovy.text.Quoted;
import org.dicechess.groovy.text.Token;
import org.dicechess.groovy.text.Token.Kind;
import org.dicechess.groovy.text.Tokens;

/** Reads loops, jumps in loops, and switches. */
final class Branches {

    private final Tokens tokens;
    private final Tree tree;
    private final TypeReader types;
    private final Expressions expressions;
    private final Statements statements;
    private Around around = new Around(0, 0, new ArrayDeque<>());

    Branches(Tokens tokens, Tree tree, TypeReader types, Expressions expressions, Statements statements) {
        this.tokens = tokens;
        this.tree = tree;
        this.types = types;
        this.expressions = expressions;
        this.statements = statements;
    }

    /**
     * What a jump can leave.
     *
     * @param loops the number of loops around it
     * @param switches the number of switches around it
     * @param labels the labels of those loops
     */
    record Around(int loops, int switches, Deque<String> labels) {}

    /** Enters a block that no jump can leave, and returns what was around it. */
    Around enter() {
        Around before = around;
        around = new Around(0, 0, new ArrayDeque<>());
        return before;
    }

    void leave(Around before) {
        around = before;
    }

    /** Reads a loop, a switch or a jump. */
    Statement statement() {
        return switch (tokens.peek().text()) {
            case "for" -> each();
            case "while" -> loop();
            case "do" -> loopBefore();
            case "switch" -> choice();
            default -> jump();
        };
    }

    /** Reads a loop with a label, which jumps may name. */
    Statement labelled() {
        Token label = tokens.name("a label");
        tokens.expect(":");
        tokens.skipLines();
        if (!tokens.is("for") && !tokens.is("while") && !tokens.is("do")) {
            throw tokens.refused(
                    label, "a label without a loop after it", "leave '" + Quoted.text(label.text()) + ":' out");
        }
        if (around.labels().contains(label.text())) {
            throw tokens.wrong(label, "a second label '" + Quoted.text(label.text()) + "' inside the first");
        }
        around.labels().push(label.text());
        Statement loop = statement();
        around.labels().pop();
        loop.addStatementLabel(label.text());
        return loop;
    }

    private Statement body() {
        Around before = around;
        around = new Around(before.loops() + 1, before.switches(), before.labels());
        Statement body = statements.body();
        around = before;
        return body;
    }

    private Statement loop() {
        Token at = tokens.expect("while");
        BooleanExpression condition = expressions.condition();
        Statement body = body();
        return tree.node(new WhileStatement(condition, body), at, condition, body);
    }

    private Statement loopBefore() {
        Token at = tokens.expect("do");
        if (!tokens.is("{")) {
            throw tokens.unexpected("'{' after 'do'");
        }
        Statement body = body();
        tokens.skipLines();
        tokens.expect("while");
        BooleanExpression condition = expressions.condition();
        return tree.node(new DoWhileStatement(condition, body), at, condition, body);
    }

    private Statement each() {
        Token at = tokens.expect("for");
        tokens.expect("(");
        boolean declared = types.isDeclaration();
        ClassNode type = statements.optionalType();
        boolean counting = !tokens.peek(1).is("in") && !tokens.peek(1).is(":");
        if (counting) {
            return counting(at, declared ? declarations(type) : tokens.is(";") ? EmptyExpression.INSTANCE : several());
        }
        Token name = statements.name();
        Parameter variable = tree.node(new Parameter(type, name.text()), name);
        tokens.next();
        Expression values = expressions.expression();
        tokens.expect(")");
        Statement body = body();
        return tree.node(new ForStatement(variable, values, body), at, values, body);
    }

    /** Reads a loop with an initial statement, a condition and a step. */
    private Statement counting(Token at, Expression start) {
        tokens.expect(";");
        Expression condition = tokens.is(";") ? EmptyExpression.INSTANCE : expressions.expression();
        tokens.expect(";");
        Expression step = tokens.is(")") ? EmptyExpression.INSTANCE : several();
        tokens.expect(")");
        List<Expression> parts = List.of(start, condition, step);
        Expression head = tree.node(new ClosureListExpression(new ArrayList<>(parts)), at, parts);
        Statement body = body();
        return tree.node(new ForStatement(ForStatement.FOR_LOOP_DUMMY, head, body), at, head, body);
    }

    private Expression declarations(ClassNode type) {
        Token at = tokens.peek();
        List<Expression> all = new ArrayList<>();
        do {
            all.add(statements.declaration(tokens.peek(), type));
        } while (tokens.accept(","));
        return all.size() == 1 ? all.get(0) : tree.node(new ClosureListExpression(all), at, all);
    }

    private Expression several() {
        Token at = tokens.peek();
        List<Expression> all = new ArrayList<>();
        do {
            all.add(expressions.statement());
        } while (tokens.accept(","));
        return all.size() == 1 ? all.get(0) : tree.node(new ClosureListExpression(all), at, all);
    }

    private Statement jump() {
        Token at = tokens.next();
        String label = null;
        if (tokens.is(Kind.WORD) && !tokens.is("case") && !tokens.is("default") && !tokens.is("else")) {
            label = tokens.name("a label").text();
            if (!around.labels().contains(label)) {
                throw tokens.wrong(at, "'" + at.text() + " " + Quoted.text(label) + "' outside a loop with that label");
            }
        } else if (around.loops() == 0 && !(at.is("break") && around.switches() > 0)) {
            throw tokens.wrong(at, "'" + at.text() + "' outside a loop; to end a block write 'return'");
        }
        return tree.node(at.is("break") ? new BreakStatement(label) : new ContinueStatement(label), at);
    }

    private Statement choice() {
        Token at = tokens.expect("switch");
        tokens.expect("(");
        Expression value = expressions.expression();
        tokens.expect(")");
        tokens.skipLines();
        tokens.expect("{");
        tokens.skipEnds();
        Around before = around;
        around = new Around(before.loops(), before.switches() + 1, before.labels());
        List<CaseStatement> cases = new ArrayList<>();
        while (tokens.is("case")) {
            cases.add(oneCase());
        }
        Statement otherwise = EmptyStatement.INSTANCE;
        if (tokens.is("default")) {
            Token last = tokens.next();
            tokens.expect(":");
            otherwise = caseBody(last);
        }
        if (!tokens.is("}")) {
            throw tokens.unexpected(
                    otherwise == EmptyStatement.INSTANCE
                            ? "'case', 'default' or '}'"
                            : "'}', since 'default' comes last");
        }
        tokens.next();
        around = before;
        List<ASTNode> parts = new ArrayList<>(cases);
        parts.add(value);
        parts.add(otherwise);
        return tree.node(new SwitchStatement(value, cases, otherwise), at, parts);
    }

    private CaseStatement oneCase() {
        Token at = tokens.expect("case");
        Expression value = expressions.expression();
        tokens.expect(":");
        Statement body =
                tokens.is("case") || tokens.is(Kind.LINE) && tokens.peek(1).is("case") ? shared() : caseBody(at);
        return tree.node(new CaseStatement(value, body), at, value, body);
    }

    /** Reads a case that falls through to the next. */
    private Statement shared() {
        tokens.skipLines();
        return EmptyStatement.INSTANCE;
    }

    private Statement caseBody(Token at) {
        List<Statement> body = new ArrayList<>();
        tokens.skipEnds();
        while (!tokens.is("case") && !tokens.is("default") && !tokens.is("}")) {
            statements.add(body);
        }
        return tree.node(new BlockStatement(body, new VariableScope()), at, body);
    }
}
