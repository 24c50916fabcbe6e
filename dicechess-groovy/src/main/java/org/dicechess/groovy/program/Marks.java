package org.dicechess.groovy.program;

import java.util.ArrayList;
import java.util.List;
import org.codehaus.groovy.ast.CodeVisitorSupport;
import org.codehaus.groovy.ast.GroovyCodeVisitor;
import org.codehaus.groovy.ast.stmt.BlockStatement;
import org.codehaus.groovy.ast.stmt.EmptyStatement;
import org.codehaus.groovy.ast.stmt.Statement;

/** Marks before the statements of a script. They tell at which line the compiler is, and fails. */
public final class Marks {

    /** The line of the statement that the compiler reached last; 0 before the first. */
    private int line;

    /** Puts marks into all blocks of a script. */
    public void add(Blocks blocks) {
        blocks.methods().forEach(method -> method.getCode().visit(new Adding()));
    }

    /** Returns the line of the statement that the compiler reached last; 0 before the first. */
    public int line() {
        return line;
    }

    private final class Adding extends CodeVisitorSupport {

        @Override
        public void visitBlockStatement(BlockStatement block) {
            super.visitBlockStatement(block);
            List<Statement> marked = new ArrayList<>();
            for (Statement statement : block.getStatements()) {
                if (statement.getLineNumber() > 0) {
                    marked.add(new Mark(statement.getLineNumber()));
                }
                marked.add(statement);
            }
            block.getStatements().clear();
            block.addStatements(marked);
        }
    }

    private final class Mark extends EmptyStatement {

        private final int marked;

        Mark(int marked) {
            this.marked = marked;
        }

        @Override
        public void visit(GroovyCodeVisitor visitor) {
            line = marked;
        }
    }
}
