package org.dicechess.groovy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.codehaus.groovy.ast.ClassCodeExpressionTransformer;
import org.codehaus.groovy.ast.ClassHelper;
import org.codehaus.groovy.ast.MethodNode;
import org.codehaus.groovy.ast.expr.BinaryExpression;
import org.codehaus.groovy.ast.expr.ClosureExpression;
import org.codehaus.groovy.ast.expr.ConstantExpression;
import org.codehaus.groovy.ast.expr.Expression;
import org.codehaus.groovy.ast.expr.GStringExpression;
import org.codehaus.groovy.ast.expr.ListExpression;
import org.codehaus.groovy.ast.expr.RangeExpression;
import org.codehaus.groovy.ast.stmt.BlockStatement;
import org.codehaus.groovy.ast.stmt.DoWhileStatement;
import org.codehaus.groovy.ast.stmt.EmptyStatement;
import org.codehaus.groovy.ast.stmt.ForStatement;
import org.codehaus.groovy.ast.stmt.Statement;
import org.codehaus.groovy.ast.stmt.TryCatchStatement;
import org.codehaus.groovy.ast.stmt.WhileStatement;
import org.codehaus.groovy.ast.tools.GeneralUtils;
import org.codehaus.groovy.control.SourceUnit;
import org.codehaus.groovy.syntax.Token;
import org.dicechess.groovy.run.Lists;
import org.dicechess.groovy.run.Meter;
import org.dicechess.groovy.run.Texts;
import org.dicechess.groovy.run.Values;

/**
 * What happens to the syntax of a confined script between its check and its compilation: every loop and function pays fuel, and
 * the few constructs whose compiled form would go through Groovy's dynamic calls become calls of the library's own methods.
 */
final class Rewriting extends ClassCodeExpressionTransformer {

    private static final Set<String> COMPOUND = Set.of("+=", "-=", "*=", "%=", "&=", "|=", "^=", "<<=", ">>=");

    /** Operators that become calls: the compiler knows no type for some, and takes twice what stands left of others. */
    private static final Map<String, String> CALLED = Map.of("<=>", "order", "in", "isCase", "!in", "isNotCase");

    private Rewriting() {}

    static void apply(Blocks blocks) {
        Rewriting rewriting = new Rewriting();
        blocks.hookMethods().forEach(rewriting::visitMethod);
        blocks.functionMethods().forEach(rewriting::visitMethod);
        blocks.functionMethods().forEach(Rewriting::meter);
    }

    @Override
    protected SourceUnit getSourceUnit() {
        return null;
    }

    @Override
    public Expression transform(Expression node) {
        if (node == null) {
            return null;
        }
        Expression changed = changed(node);
        if (changed != node) {
            changed.setSourcePosition(node);
        }
        return changed;
    }

    @Override
    public void visitForLoop(ForStatement loop) {
        super.visitForLoop(loop);
        loop.setLoopBlock(metered(loop.getLoopBlock()));
    }

    @Override
    public void visitWhileLoop(WhileStatement loop) {
        super.visitWhileLoop(loop);
        loop.setLoopBlock(metered(loop.getLoopBlock()));
    }

    @Override
    public void visitDoWhileLoop(DoWhileStatement loop) {
        super.visitDoWhileLoop(loop);
        loop.setLoopBlock(metered(loop.getLoopBlock()));
    }

    private Expression changed(Expression node) {
        if (node instanceof ClosureExpression closure) {
            closure.getCode().visit(this);
            return closure;
        }
        if (node instanceof RangeExpression range) {
            return call(Lists.class, range.isExclusiveRight() ? "rangeBefore" : "range",
                    transform(range.getFrom()), transform(range.getTo()));
        }
        if (node instanceof GStringExpression text) {
            return call(Texts.class, "joined", parts(text));
        }
        if (node instanceof BinaryExpression binary && CALLED.containsKey(binary.getOperation().getText())) {
            return called(binary, transform(binary.getLeftExpression()), transform(binary.getRightExpression()));
        }
        if (node instanceof BinaryExpression binary && Expressions.isElement(binary.getLeftExpression())) {
            return assigned(binary, (BinaryExpression) binary.getLeftExpression());
        }
        return node.transformExpression(this);
    }

    private static Expression called(BinaryExpression node, Expression left, Expression right) {
        String operator = node.getOperation().getText();
        return operator.equals("<=>") ? call(Values.class, CALLED.get(operator), left, right)
                : call(Values.class, CALLED.get(operator), right, left);
    }

    /** An assignment to an element, or the operation as it is. */
    private Expression assigned(BinaryExpression node, BinaryExpression element) {
        String operator = node.getOperation().getText();
        if (operator.equals("=")) {
            return call(Lists.class, "put", transform(element.getLeftExpression()), transform(element.getRightExpression()),
                    transform(node.getRightExpression()));
        }
        if (!COMPOUND.contains(operator)) {
            return node.transformExpression(this);
        }
        Token simple = Token.newSymbol(operator.substring(0, operator.length() - 1), node.getLineNumber(), node.getColumnNumber());
        Expression value = new BinaryExpression(transform(element), simple, transform(node.getRightExpression()));
        value.setSourcePosition(node);
        return call(Lists.class, "put", transform(element.getLeftExpression()), transform(element.getRightExpression()), value);
    }

    private Expression parts(GStringExpression text) {
        List<Expression> parts = new ArrayList<>();
        for (int i = 0; i < text.getStrings().size(); i++) {
            ConstantExpression constant = text.getStrings().get(i);
            if (!"".equals(constant.getValue())) {
                parts.add(constant);
            }
            if (i < text.getValues().size()) {
                parts.add(transform(text.getValue(i)));
            }
        }
        return new ListExpression(parts);
    }

    private static void meter(MethodNode function) {
        BlockStatement body = new BlockStatement();
        body.addStatement(GeneralUtils.stmt(call(Meter.class, "enter")));
        body.addStatement(new TryCatchStatement(function.getCode(), GeneralUtils.stmt(call(Meter.class, "leave"))));
        body.setSourcePosition(function.getCode());
        function.setCode(body);
    }

    private static Statement metered(Statement loopBlock) {
        BlockStatement block = new BlockStatement();
        block.addStatement(GeneralUtils.stmt(call(Meter.class, "burn")));
        if (!(loopBlock instanceof EmptyStatement)) {
            block.addStatement(loopBlock);
        }
        return block;
    }

    private static Expression call(Class<?> owner, String name, Expression... arguments) {
        return GeneralUtils.callX(ClassHelper.make(owner), name, GeneralUtils.args(arguments));
    }
}
