package org.dicechess.groovy.names;

import org.codehaus.groovy.ast.ClassCodeVisitorSupport;
import org.codehaus.groovy.ast.ClassHelper;
import org.codehaus.groovy.ast.ClassNode;
import org.codehaus.groovy.ast.expr.ClosureListExpression;
import org.codehaus.groovy.ast.expr.Expression;
import org.codehaus.groovy.ast.stmt.ForStatement;
import org.codehaus.groovy.classgen.asm.sc.StaticTypesTypeChooser;
import org.codehaus.groovy.control.SourceUnit;

/**
 * Refuses a loop over a number or a truth value, for which the compiler makes a class that the virtual machine rejects.
 */
final class LoopTypes extends ClassCodeVisitorSupport {

    private final SourceUnit source;
    private final ClassNode program;

    LoopTypes(SourceUnit source, ClassNode program) {
        this.source = source;
        this.program = program;
    }

    @Override
    protected SourceUnit getSourceUnit() {
        return source;
    }

    @Override
    public void visitForLoop(ForStatement loop) {
        Expression values = loop.getCollectionExpression();
        if (!(values instanceof ClosureListExpression)) {
            ClassNode type = new StaticTypesTypeChooser().resolveType(values, program);
            if (ClassHelper.isPrimitiveType(type)) {
                addError(
                        "a loop over a value of type " + type.getName() + "; expected a list or a range, as 0..<n",
                        values);
            }
        }
        super.visitForLoop(loop);
    }
}
