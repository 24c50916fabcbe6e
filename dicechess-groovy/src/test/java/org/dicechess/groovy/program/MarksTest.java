package org.dicechess.groovy.program;

import static org.assertj.core.api.Assertions.assertThat;

import org.codehaus.groovy.ast.CodeVisitorSupport;
import org.codehaus.groovy.ast.ModuleNode;
import org.codehaus.groovy.ast.expr.ConstantExpression;
import org.codehaus.groovy.control.CompilationUnit;
import org.codehaus.groovy.control.Phases;
import org.dicechess.groovy.text.Source;
import org.junit.jupiter.api.Test;

class MarksTest {

    private static final String SCRIPT = """
            int most() {
                1
            }
            step { from ->
                def a = 2
                if (a > 0) {
                    3
                    [4].each {
                        5
                    }
                }
                []
            }
            """;

    private final Marks marks = new Marks();
    private final Blocks blocks = blocks();

    @Test
    void theLineIsThatOfTheStatementReachedLast() {
        marks.add(blocks);

        assertThat(lineAt(1)).isEqualTo(2);
        assertThat(lineAt(2)).isEqualTo(5);
        assertThat(lineAt(3)).isEqualTo(7);
        assertThat(lineAt(4)).isEqualTo(8);
        assertThat(lineAt(5)).isEqualTo(9);
    }

    @Test
    void beforeTheFirstStatementThereIsNoLine() {
        marks.add(blocks);

        assertThat(marks.line()).isZero();
    }

    /** Returns the line that the marks know when a visitor, such as a compiler, is at a number. */
    private int lineAt(int number) {
        int[] line = {-1};
        blocks.methods()
                .forEach(method -> method.getCode().visit(new CodeVisitorSupport() {

                    @Override
                    public void visitConstantExpression(ConstantExpression constant) {
                        if (constant.getValue().equals(number)) {
                            line[0] = marks.line();
                        }
                    }
                }));
        return line[0];
    }

    private static Blocks blocks() {
        CompilationUnit unit = new CompilationUnit();
        unit.addSource("marks", SCRIPT);
        unit.compile(Phases.CONVERSION);
        ModuleNode module = unit.getAST().getModules().get(0);
        return Blocks.of(new Source("marks", SCRIPT), module);
    }
}
