package org.dicechess.groovy;

import groovyjarjarasm.asm.Opcodes;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.codehaus.groovy.ast.ASTNode;
import org.codehaus.groovy.ast.ClassHelper;
import org.codehaus.groovy.ast.ClassNode;
import org.codehaus.groovy.ast.GenericsType;
import org.codehaus.groovy.ast.ImportNode;
import org.codehaus.groovy.ast.MethodNode;
import org.codehaus.groovy.ast.ModuleNode;
import org.codehaus.groovy.ast.Parameter;
import org.codehaus.groovy.ast.stmt.BlockStatement;
import org.codehaus.groovy.ast.stmt.BreakStatement;
import org.codehaus.groovy.ast.stmt.CaseStatement;
import org.codehaus.groovy.ast.stmt.ContinueStatement;
import org.codehaus.groovy.ast.stmt.DoWhileStatement;
import org.codehaus.groovy.ast.stmt.EmptyStatement;
import org.codehaus.groovy.ast.stmt.ExpressionStatement;
import org.codehaus.groovy.ast.stmt.ForStatement;
import org.codehaus.groovy.ast.stmt.IfStatement;
import org.codehaus.groovy.ast.stmt.ReturnStatement;
import org.codehaus.groovy.ast.stmt.Statement;
import org.codehaus.groovy.ast.stmt.SwitchStatement;
import org.codehaus.groovy.ast.stmt.WhileStatement;
import org.dicechess.spi.HookException;

/**
 * The second gate of confined scripts, before any name is resolved: only listed kinds of statements, expressions, operators and
 * types pass. The kind of a node is compared exactly, so that a new subclass is refused until someone has thought about it.
 */
final class Syntax {

    /** Types that a script may name. */
    static final Set<String> TYPES = Set.of("int", "long", "boolean", "void", "Integer", "Long", "Boolean", "String", "Object",
            "List", "Map", "Set", "Collection", "Closure", "Square", "Direction", "Color", "Spot", "Waypoint", "Piece", "PieceType", "Look",
            "Effect", "Fate");

    private static final Set<String> TAKEN = Set.of("finalize", "toString", "hashCode", "equals", "clone", "getClass", "wait", "notify",
            "notifyAll", "main", "run", "call", "doCall", "invokeMethod", "getProperty", "setProperty", "getMetaClass", "setMetaClass",
            "burn", "enter", "leave");
    private static final int MOST_FUNCTIONS = 40;
    private static final int MOST_CLOSURES = 40;

    private final Source source;
    private final ExpressionSyntax expressions;
    private int closures;

    private Syntax(Source source) {
        this.source = source;
        this.expressions = new ExpressionSyntax(this);
    }

    /**
     * Checks statements and functions; classes are checked when the module is complete, by {@link #checkClasses}.
     *
     * @throws HookException if something is not on the list
     */
    static void check(Source source, ModuleNode module) {
        Syntax syntax = new Syntax(source);
        imports(module).forEach(node -> {
            throw syntax.refused(node, "an import");
        });
        syntax.require(!module.hasPackage(), module, "a package");
        syntax.require(module.getMethods().size() <= MOST_FUNCTIONS, module, "more than " + MOST_FUNCTIONS + " functions");
        module.getMethods().forEach(syntax::function);
        module.getStatementBlock().getStatements().forEach(syntax::statement);
    }

    private static List<ImportNode> imports(ModuleNode module) {
        List<ImportNode> imports = new ArrayList<>(module.getImports());
        imports.addAll(module.getStarImports());
        imports.addAll(module.getStaticImports().values());
        imports.addAll(module.getStaticStarImports().values());
        return imports;
    }

    /**
     * Refuses classes, interfaces, enums and the like.
     *
     * @throws HookException for the first one
     */
    static void checkClasses(Source source, List<ClassNode> classes) {
        if (!classes.isEmpty()) {
            throw source.wrong(Math.max(0, classes.get(0).getLineNumber()), "a confined script may not have a class of its own");
        }
    }

    void closure(ASTNode node, Parameter[] parameters, Statement code) {
        require(++closures <= MOST_CLOSURES, node, "more than " + MOST_CLOSURES + " blocks in braces");
        if (parameters != null) {
            parameters(parameters);
        }
        statement(code);
    }

    void type(ASTNode node, ClassNode type) {
        require(!type.isArray(), node, "an array");
        require(type.getAnnotations().isEmpty() && type.getTypeAnnotations().isEmpty(), node, "an annotation");
        require(ClassHelper.isDynamicTyped(type) || TYPES.contains(type.getUnresolvedName()), node, "the type " + type.getUnresolvedName());
        GenericsType[] generics = type.getGenericsTypes();
        for (GenericsType generic : generics == null ? new GenericsType[0] : generics) {
            require(!generic.isWildcard() && generic.getUpperBounds() == null && generic.getLowerBound() == null, node, "a bounded type");
            type(node, generic.getType());
        }
    }

    void name(ASTNode node, String name) {
        require(!name.equals("this") && !name.equals("super") && name.indexOf('$') < 0, node, "'" + name + "'");
    }

    void require(boolean permitted, ASTNode node, String what) {
        if (!permitted) {
            throw refused(node, what);
        }
    }

    HookException refused(ASTNode node, String what) {
        return source.wrong(Math.max(0, node.getLineNumber()), what + " is not permitted in a confined script");
    }

    private void function(MethodNode function) {
        require(!TAKEN.contains(function.getName()) && isOwnName(function.getName()), function, "a function named " + function.getName());
        require(function.getModifiers() == Opcodes.ACC_PUBLIC, function, "a modifier of a function");
        require(function.getAnnotations().isEmpty(), function, "an annotation");
        require(function.getExceptions().length == 0 && function.getGenericsTypes() == null, function, "'throws' or a type parameter");
        name(function, function.getName());
        type(function, function.getReturnType());
        parameters(function.getParameters());
        statement(function.getCode());
    }

    private static boolean isOwnName(String name) {
        for (HookWord word : HookWord.values()) {
            if (word.text().equals(name)) {
                return false;
            }
        }
        return true;
    }

    private void parameters(Parameter[] parameters) {
        for (Parameter parameter : parameters) {
            parameter(parameter);
        }
    }

    private void parameter(Parameter parameter) {
        require(!parameter.hasInitialExpression(), parameter, "a default value of a parameter");
        require(parameter.getAnnotations().isEmpty(), parameter, "an annotation");
        name(parameter, parameter.getName());
        type(parameter, parameter.getType());
    }

    private void statement(Statement node) {
        require(node.getStatementLabels() == null || node.getStatementLabels().isEmpty(), node, "a label");
        Class<?> kind = node.getClass();
        if (kind == BlockStatement.class) {
            ((BlockStatement) node).getStatements().forEach(this::statement);
        } else if (kind == ExpressionStatement.class) {
            expressions.check(((ExpressionStatement) node).getExpression());
        } else if (kind == ReturnStatement.class) {
            expressions.check(((ReturnStatement) node).getExpression());
        } else if (kind == IfStatement.class) {
            choice((IfStatement) node);
        } else if (kind == SwitchStatement.class) {
            choice((SwitchStatement) node);
        } else if (kind == CaseStatement.class) {
            expressions.check(((CaseStatement) node).getExpression());
            statement(((CaseStatement) node).getCode());
        } else {
            loop(node);
        }
    }

    private void choice(IfStatement node) {
        expressions.check(node.getBooleanExpression());
        statement(node.getIfBlock());
        statement(node.getElseBlock());
    }

    private void choice(SwitchStatement node) {
        expressions.check(node.getExpression());
        node.getCaseStatements().forEach(this::statement);
        statement(node.getDefaultStatement());
    }

    private void loop(Statement node) {
        Class<?> kind = node.getClass();
        if (kind == ForStatement.class) {
            ForStatement loop = (ForStatement) node;
            if (loop.getValueVariable() != null && loop.getValueVariable() != ForStatement.FOR_LOOP_DUMMY) {
                parameter(loop.getValueVariable());
            }
            require(loop.getIndexVariable() == null, node, "an index beside the variable of a loop");
            expressions.check(loop.getCollectionExpression());
            statement(loop.getLoopBlock());
        } else if (kind == WhileStatement.class) {
            expressions.check(((WhileStatement) node).getBooleanExpression());
            statement(((WhileStatement) node).getLoopBlock());
        } else if (kind == DoWhileStatement.class) {
            expressions.check(((DoWhileStatement) node).getBooleanExpression());
            statement(((DoWhileStatement) node).getLoopBlock());
        } else {
            jump(node);
        }
    }

    private void jump(Statement node) {
        boolean jumps = node instanceof BreakStatement jump && jump.getLabel() == null
                || node instanceof ContinueStatement again && again.getLabel() == null;
        require(jumps || node instanceof EmptyStatement, node, words(node.getClass()));
    }

    /** The kind of a node in words: "a try catch statement". */
    static String words(Class<?> kind) {
        return "a" + kind.getSimpleName().replaceAll("([A-Z])", " $1").toLowerCase(Locale.ROOT);
    }
}
