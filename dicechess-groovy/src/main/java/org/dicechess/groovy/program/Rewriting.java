package org.dicechess.groovy.program;

import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.codehaus.groovy.ast.ClassCodeExpressionTransformer;
import org.codehaus.groovy.ast.ClassHelper;
import org.codehaus.groovy.ast.MethodNode;
import org.codehaus.groovy.ast.expr.BinaryExpression;
import org.codehaus.groovy.ast.expr.BooleanExpression;
import org.codehaus.groovy.ast.expr.ClosureExpression;
import org.codehaus.groovy.ast.expr.Expression;
import org.codehaus.groovy.ast.expr.MethodCallExpression;
import org.codehaus.groovy.ast.expr.RangeExpression;
import org.codehaus.groovy.ast.stmt.BlockStatement;
import org.codehaus.groovy.ast.stmt.DoWhileStatement;
import org.codehaus.groovy.ast.stmt.EmptyStatement;
import org.codehaus.groovy.ast.stmt.ForStatement;
import org.codehaus.groovy.ast.stmt.LoopingStatement;
import org.codehaus.groovy.ast.stmt.Statement;
import org.codehaus.groovy.ast.stmt.TryCatchStatement;
import org.codehaus.groovy.ast.stmt.WhileStatement;
import org.codehaus.groovy.ast.tools.GeneralUtils;
import org.codehaus.groovy.control.SourceUnit;
import org.codehaus.groovy.runtime.typehandling.NumberMath;
import org.codehaus.groovy.syntax.Token;
import org.dicechess.groovy.grammar.Expressions;
import org.dicechess.groovy.run.Cases;
import org.dicechess.groovy.run.Lists;
import org.dicechess.groovy.run.Meter;
import org.dicechess.groovy.run.Ranges;
import org.dicechess.groovy.run.Values;
import org.dicechess.groovy.text.Source;
import org.dicechess.spi.HookException;
import org.jspecify.annotations.Nullable;

/**
 * Rewrites the syntax of a confined script between its check and its compilation. Every loop and function pays fuel.
 * The few constructs that would compile to Groovy's dynamic calls become calls of methods of this module.
 */
public final class Rewriting extends ClassCodeExpressionTransformer {

    private static final Set<String> COMPOUND = Set.of("+=", "-=", "*=", "%=", "&=", "|=", "^=", "<<=", ">>=");

    /** How many syntax nodes one unit of fuel pays for: none of them costs more than the call of an accessor. */
    private static final int NODES_PER_UNIT = 8;

    /**
     * The number of syntax nodes read so far of the present round, block or function, without inner ones that pay for
     * themselves.
     */
    private int nodes;

    /** Operators that become calls: for some the compiler knows no type, for others it writes the left side twice. */
    private static final Map<String, String> CALLED = Map.of("<=>", "spaceship", "in", "isAmong", "!in", "isNotAmong");

    /** Whether the host has Groovy 4, where the operator % is compiled as the method mod of newer versions. */
    public static final boolean MOD_IS_REMAINDER = Arrays.stream(NumberMath.class.getMethods())
            .noneMatch(method -> method.getName().equals("remainder"));

    private final Source source;

    private Rewriting(Source source) {
        this.source = source;
    }

    /**
     * Rewrites the hooks and functions of a script.
     *
     * @throws HookException for a call that has another meaning in the host's version of Groovy
     */
    public static void apply(Source source, Blocks blocks) {
        Rewriting rewriting = new Rewriting(source);
        blocks.hookMethods().forEach(rewriting::visitMethod);
        blocks.functionMethods().forEach(rewriting::function);
    }

    @Override
    protected @Nullable SourceUnit getSourceUnit() {
        return null;
    }

    /** The compiler asks for syntax that is left out, too: null becomes null. */
    @Override
    @SuppressWarnings("NullAway")
    public Expression transform(@Nullable Expression node) {
        if (node == null) {
            return null;
        }
        nodes++;
        Expression changed = changed(node);
        if (changed != node) {
            changed.setSourcePosition(node);
        }
        return changed;
    }

    @Override
    public void visitForLoop(ForStatement loop) {
        loop(loop, () -> loop.setCollectionExpression(transform(loop.getCollectionExpression())));
    }

    @Override
    public void visitWhileLoop(WhileStatement loop) {
        loop(loop, () -> loop.setBooleanExpression((BooleanExpression) transform(loop.getBooleanExpression())));
    }

    @Override
    public void visitDoWhileLoop(DoWhileStatement loop) {
        loop(loop, () -> loop.setBooleanExpression((BooleanExpression) transform(loop.getBooleanExpression())));
    }

    /**
     * Rewrites a loop without the inherited methods: those of Groovy 4 read blocks in the head twice, so that the fuel
     * would depend on the version.
     */
    private void loop(LoopingStatement loop, Runnable head) {
        int units = units(() -> {
            head.run();
            loop.getLoopBlock().visit(this);
        });
        loop.setLoopBlock(metered(loop.getLoopBlock(), units));
    }

    /** Returns the fuel for the syntax that is read meanwhile. */
    private int units(Runnable reading) {
        int outside = nodes;
        nodes = 0;
        reading.run();
        int units = 1 + nodes / NODES_PER_UNIT;
        nodes = outside;
        return units;
    }

    private Expression changed(Expression node) {
        if (node instanceof ClosureExpression closure) {
            int units = units(() -> closure.getCode().visit(this));
            if (units > 1) {
                closure.setCode(metered(closure.getCode(), units - 1));
            }
            return closure;
        }
        if (node instanceof RangeExpression range) {
            return call(
                    Ranges.class,
                    range.isExclusiveRight() ? "rangeBefore" : "range",
                    transform(range.getFrom()),
                    transform(range.getTo()));
        }
        if (Expressions.isElement(node)
                && ((BinaryExpression) node).getRightExpression() instanceof RangeExpression range) {
            return call(
                    Ranges.class,
                    range.isExclusiveRight() ? "sliceBefore" : "slice",
                    transform(((BinaryExpression) node).getLeftExpression()),
                    transform(range.getFrom()),
                    transform(range.getTo()));
        }
        if (MOD_IS_REMAINDER && node instanceof MethodCallExpression call && "mod".equals(call.getMethodAsString())) {
            throw source.wrong(node.getLineNumber(), "mod, which is a % b in Groovy 4; write Math.floorMod(a, b)");
        }
        if (node instanceof BinaryExpression binary
                && CALLED.containsKey(binary.getOperation().getText())) {
            return called(binary, transform(binary.getLeftExpression()), transform(binary.getRightExpression()));
        }
        if (node instanceof BinaryExpression binary && Expressions.isElement(binary.getLeftExpression())) {
            return assigned(binary, (BinaryExpression) binary.getLeftExpression());
        }
        return node.transformExpression(this);
    }

    private static Expression called(BinaryExpression node, Expression left, Expression right) {
        String operator = node.getOperation().getText();
        String method = Objects.requireNonNull(CALLED.get(operator));
        return operator.equals("<=>")
                ? call(Values.class, method, left, right)
                : call(Cases.class, method, right, left);
    }

    /** Returns an assignment to an element as a call; any other operation unchanged. */
    private Expression assigned(BinaryExpression node, BinaryExpression element) {
        String operator = node.getOperation().getText();
        if (operator.equals("=")) {
            return call(
                    Lists.class,
                    "assign",
                    transform(node.getRightExpression()),
                    transform(element.getLeftExpression()),
                    transform(element.getRightExpression()));
        }
        if (!COMPOUND.contains(operator)) {
            return node.transformExpression(this);
        }
        Token simple = Token.newSymbol(
                operator.substring(0, operator.length() - 1), node.getLineNumber(), node.getColumnNumber());
        Expression value = new BinaryExpression(transform(element), simple, transform(node.getRightExpression()));
        value.setSourcePosition(node);
        return call(
                Lists.class,
                "put",
                transform(element.getLeftExpression()),
                transform(element.getRightExpression()),
                value);
    }

    private void function(MethodNode function) {
        int units = units(() -> visitMethod(function));
        BlockStatement body = new BlockStatement();
        body.addStatement(pay("enter", units));
        body.addStatement(new TryCatchStatement(function.getCode(), GeneralUtils.stmt(call(Meter.class, "leave"))));
        body.setSourcePosition(function.getCode());
        function.setCode(body);
    }

    private static Statement pay(String how, int units) {
        return GeneralUtils.stmt(call(Meter.class, how, GeneralUtils.constX(units, true)));
    }

    private static Statement metered(Statement loopBlock, int units) {
        BlockStatement block = new BlockStatement();
        block.addStatement(pay("burn", units));
        if (!(loopBlock instanceof EmptyStatement)) {
            block.addStatement(loopBlock);
        }
        return block;
    }

    private static Expression call(Class<?> owner, String name, Expression... arguments) {
        return GeneralUtils.callX(ClassHelper.make(owner), name, GeneralUtils.args(arguments));
    }
}
