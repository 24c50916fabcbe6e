package org.dicechess.groovy.program;

import groovy.transform.CompileStatic;
import groovy.transform.stc.POJO;
import groovyjarjarasm.asm.Opcodes;
import java.util.List;
import org.codehaus.groovy.ast.AnnotationNode;
import org.codehaus.groovy.ast.ClassHelper;
import org.codehaus.groovy.ast.ClassNode;
import org.codehaus.groovy.ast.MethodNode;
import org.codehaus.groovy.ast.ModuleNode;
import org.codehaus.groovy.ast.Parameter;
import org.codehaus.groovy.ast.expr.ClosureExpression;
import org.codehaus.groovy.ast.stmt.BlockStatement;
import org.dicechess.Color;
import org.dicechess.Direction;
import org.dicechess.Piece;
import org.dicechess.PieceType;
import org.dicechess.Square;
import org.dicechess.groovy.run.Program;
import org.dicechess.spi.CapturedRule;
import org.dicechess.spi.Effect;
import org.dicechess.spi.Look;
import org.dicechess.spi.Spot;
import org.dicechess.spi.Waypoint;

/** The class that a script becomes before it is compiled. */
public final class ProgramClass {

    /** The name of the class, the same for all scripts, since each script has a class loader of its own. */
    public static final String NAME = "ScriptProgram";

    private static final List<Class<?>> WORDS = List.of(
            Spot.class,
            Square.class,
            Direction.class,
            Color.class,
            Waypoint.class,
            Piece.class,
            PieceType.class,
            Look.class,
            Effect.class,
            CapturedRule.Fate.class);

    private ProgramClass() {}

    /**
     * Returns an empty class with static types that imports the types of the board, the constants of directions,
     * colours and fates, and the functions for paths.
     */
    static ClassNode in(ModuleNode module) {
        ClassNode program = new ClassNode(
                NAME,
                Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL,
                ClassHelper.OBJECT_TYPE,
                new ClassNode[] {ClassHelper.make(Program.class)},
                null);
        program.setModule(module);
        program.addAnnotation(new AnnotationNode(ClassHelper.make(CompileStatic.class)));
        program.addAnnotation(new AnnotationNode(ClassHelper.make(POJO.class)));
        WORDS.forEach(word -> module.addImport(word.getSimpleName(), ClassHelper.make(word)));
        module.addStaticStarImport(Direction.class.getSimpleName(), ClassHelper.make(Direction.class));
        module.addStaticStarImport(Color.class.getSimpleName(), ClassHelper.make(Color.class));
        module.addStaticStarImport(Waypoint.class.getSimpleName(), ClassHelper.make(Waypoint.class));
        module.addStaticStarImport(CapturedRule.Fate.class.getSimpleName(), ClassHelper.make(CapturedRule.Fate.class));
        return program;
    }

    /** Returns a method with the body of a block. */
    static MethodNode method(String name, Parameter[] parameters, ClosureExpression block) {
        BlockStatement body = new BlockStatement();
        body.addStatement(block.getCode());
        body.setSourcePosition(block.getCode());
        MethodNode method = new MethodNode(
                name, Opcodes.ACC_PUBLIC, ClassHelper.OBJECT_TYPE, parameters, ClassNode.EMPTY_ARRAY, body);
        method.setSourcePosition(block);
        return method;
    }
}
