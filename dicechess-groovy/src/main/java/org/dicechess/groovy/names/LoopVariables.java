package org.dicechess.groovy.names;

import org.codehaus.groovy.ast.ClassCodeVisitorSupport;
import org.codehaus.groovy.ast.CodeVisitorSupport;
import org.codehaus.groovy.ast.DynamicVariable;
import org.codehaus.groovy.ast.Parameter;
import org.codehaus.groovy.ast.expr.VariableExpression;
import org.codehaus.groovy.ast.stmt.ForStatement;
import org.codehaus.groovy.control.SourceUnit;

/** Refuses a loop whose list uses the variable of the loop: the compiler of Groovy fails at it. */
final class LoopVariables extends ClassCodeVisitorSupport {

    private final SourceUnit source;

    LoopVariables(SourceUnit source) {
        this.source = source;
    }

    @Override
    protected SourceUnit getSourceUnit() {
        return source;
    }

    @Override
    @SuppressWarnings("deprecation") // the only names of these in all versions of Groovy
    public void visitForLoop(ForStatement loop) {
        if (loop.getVariable() != ForStatement.FOR_LOOP_DUMMY) {
            loop.getCollectionExpression().visit(new Uses(loop.getVariable()));
        }
        super.visitForLoop(loop);
    }

    private final class Uses extends CodeVisitorSupport {

        private final Parameter variable;

        Uses(Parameter variable) {
            this.variable = variable;
        }

        @Override
        public void visitVariableExpression(VariableExpression used) {
            boolean own =
                    used.getAccessedVariable() instanceof DynamicVariable || used.getAccessedVariable() == variable;
            if (own && used.getName().equals(variable.getName())) {
                addError(
                        "the variable " + used.getName() + " in the list of its own loop; it has a value only inside"
                                + " the loop",
                        used);
            }
        }
    }
}
