package org.dicechess.groovy.names;

import groovy.transform.CompileStatic;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.groovy.ast.tools.ExpressionUtils;
import org.codehaus.groovy.ast.ASTNode;
import org.codehaus.groovy.ast.AnnotationNode;
import org.codehaus.groovy.ast.ClassHelper;
import org.codehaus.groovy.ast.ClassNode;
import org.codehaus.groovy.ast.Variable;
import org.codehaus.groovy.ast.expr.BinaryExpression;
import org.codehaus.groovy.ast.expr.EmptyExpression;
import org.codehaus.groovy.ast.expr.Expression;
import org.codehaus.groovy.ast.expr.ListExpression;
import org.codehaus.groovy.ast.expr.MapEntryExpression;
import org.codehaus.groovy.ast.expr.MapExpression;
import org.codehaus.groovy.ast.expr.VariableExpression;
import org.codehaus.groovy.control.CompilationUnit;
import org.codehaus.groovy.control.SourceUnit;
import org.codehaus.groovy.transform.sc.StaticCompilationVisitor;
import org.codehaus.groovy.transform.sc.StaticCompileTransformation;
import org.codehaus.groovy.transform.stc.StaticTypeCheckingVisitor;
import org.codehaus.groovy.transform.stc.StaticTypesMarker;
import org.jspecify.annotations.Nullable;

/**
 * The compiler's type check with a bound on each inferred type. A type grows by a level with each list or map around a
 * value, and the compiler compares whole types: thirty such lines without a bound would never end.
 */
final class BoundedTypes extends StaticCompilationVisitor {

    private static final int MOST_SHARED = 8;

    /**
     * How often the compiler may infer a type: five times as often as the longest script without nested loops needs.
     */
    private static final int MOST_WORKED_OUT = 20_000;

    private int workedOut;

    /** For each variable that blocks use, the types of the values that it is given anywhere. */
    private final IdentityHashMap<Variable, Set<String>> sharedTypes = new IdentityHashMap<>();

    private BoundedTypes(SourceUnit source, ClassNode program) {
        super(source, program);
    }

    /**
     * Checks the types of a class before the compiler does so without bounds. The compiler skips what is already
     * checked.
     */
    static void check(CompilationUnit unit, SourceUnit source, ClassNode program) {
        StaticCompileTransformation checks = new Checks();
        checks.setCompilationUnit(unit);
        checks.visit(new ASTNode[] {new AnnotationNode(ClassHelper.make(CompileStatic.class)), program}, source);
    }

    /** Refuses a comparison of a value of a game with a text, which is always false. */
    @Override
    public void visitBinaryExpression(BinaryExpression compared) {
        super.visitBinaryExpression(compared);
        Unequal.hint(
                        compared.getOperation().getText(),
                        getType(compared.getLeftExpression()),
                        getType(compared.getRightExpression()))
                .ifPresent(hint -> addStaticTypeError(hint, compared));
    }

    @Override
    protected void storeType(Expression value, ClassNode type) {
        ClassNode bounded = bounded(type, value);
        if (value instanceof VariableExpression variable && variable.isClosureSharedVariable() && bounded != null) {
            storeShared(variable, ClassHelper.isPrimitiveType(bounded) ? ClassHelper.getWrapper(bounded) : bounded);
        } else {
            super.storeType(value, bounded);
        }
        ClassNode common = value.getNodeMetaData(StaticTypesMarker.DECLARATION_INFERRED_TYPE);
        if (common != null) {
            value.putNodeMetaData(StaticTypesMarker.DECLARATION_INFERRED_TYPE, bounded(common, value));
        }
    }

    /**
     * The compiler stores the type of each value given to a variable that blocks use, and computes the common type of
     * all at each of these places. This stores each type once.
     */
    private void storeShared(VariableExpression variable, ClassNode type) {
        Variable shared = variable.getAccessedVariable();
        boolean known =
                !sharedTypes.computeIfAbsent(variable, key -> new HashSet<>()).add(type.toString(false));
        shared.setClosureSharedVariable(!known);
        super.storeType(variable, type);
        shared.setClosureSharedVariable(true);
        if (sharedTypes.get(variable).size() > MOST_SHARED) {
            addStaticTypeError(
                    "the variable " + variable.getName() + ", which a block uses, has values of more than "
                            + MOST_SHARED + " types; give each type a variable of its own",
                    variable);
        }
    }

    @Override
    protected @Nullable ClassNode inferListExpressionType(ListExpression list) {
        List<Expression> values = list.getExpressions().stream()
                .filter(value -> !ExpressionUtils.isNullConstant(value))
                .toList();
        ListExpression shorter = values.size() < 2 ? list : new ListExpression(List.of(common(values)));
        return bounded(super.inferListExpressionType(shorter), list);
    }

    @Override
    protected @Nullable ClassNode inferMapExpressionType(MapExpression map) {
        List<MapEntryExpression> entries = map.getMapEntryExpressions();
        MapExpression shorter = map;
        if (entries.size() > 1) {
            Expression keys = common(
                    entries.stream().map(MapEntryExpression::getKeyExpression).toList());
            Expression values = common(
                    entries.stream().map(MapEntryExpression::getValueExpression).toList());
            shorter = new MapExpression(List.of(new MapEntryExpression(keys, values)));
        }
        return bounded(super.inferMapExpressionType(shorter), map);
    }

    /** Returns an expression of the common type of several values. */
    private Expression common(List<Expression> values) {
        Expression one = new EmptyExpression();
        one.putNodeMetaData(
                StaticTypesMarker.INFERRED_TYPE,
                SimpleTypes.common(values.stream().map(this::getType).toList()));
        return one;
    }

    /** After a loop, a block or a branch a variable has the common type of all values that it was given there. */
    @Override
    protected Map<VariableExpression, ClassNode> popAssignmentTracking(Map<VariableExpression, List<ClassNode>> outer) {
        Map<VariableExpression, List<ClassNode>> assigned = pushAssignmentTracking();
        super.popAssignmentTracking(assigned);
        assigned.replaceAll((variable, types) -> {
            List<ClassNode> known = types.stream()
                    .filter(type -> type != null && !type.getName().startsWith("<"))
                    .toList();
            return known.size() < 2 ? types : List.of(SimpleTypes.common(known));
        });
        return super.popAssignmentTracking(outer);
    }

    @Override
    protected ClassNode storeInferredReturnType(ASTNode block, ClassNode type) {
        return super.storeInferredReturnType(block, bounded(type, block));
    }

    /** Returns the simplified type; null for null. */
    private @Nullable ClassNode bounded(@Nullable ClassNode type, ASTNode at) {
        if (++workedOut > MOST_WORKED_OUT) {
            addStaticTypeError(
                    "nested loops or blocks in which variables change their type: the compiler would check them too "
                            + "often; give each variable one type, or write functions",
                    at);
        }
        if (type == null) {
            return null;
        }
        ClassNode simple = SimpleTypes.simplified(type);
        if (!TypeSize.isWithinBounds(simple)) {
            addStaticTypeError(
                    "a value of a type with more than " + TypeSize.MOST_LEVELS + " levels or " + TypeSize.MOST_TYPES
                            + " types in it, such as lists in lists in lists; expected a simpler type",
                    at);
        }
        return simple;
    }

    private static final class Checks extends StaticCompileTransformation {

        @Override
        protected StaticTypeCheckingVisitor newVisitor(SourceUnit source, ClassNode program) {
            return new BoundedTypes(source, program);
        }
    }
}
