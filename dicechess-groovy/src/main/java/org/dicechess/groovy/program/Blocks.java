package org.dicechess.groovy.program;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.codehaus.groovy.ast.ClassHelper;
import org.codehaus.groovy.ast.ClassNode;
import org.codehaus.groovy.ast.MethodNode;
import org.codehaus.groovy.ast.ModuleNode;
import org.codehaus.groovy.ast.Parameter;
import org.codehaus.groovy.ast.expr.ArgumentListExpression;
import org.codehaus.groovy.ast.expr.ClosureExpression;
import org.codehaus.groovy.ast.expr.DeclarationExpression;
import org.codehaus.groovy.ast.expr.MethodCallExpression;
import org.codehaus.groovy.ast.stmt.BlockStatement;
import org.codehaus.groovy.ast.stmt.ExpressionStatement;
import org.codehaus.groovy.ast.stmt.Statement;
import org.dicechess.groovy.text.HookWord;
import org.dicechess.groovy.text.Source;

/**
 * The parts of a script: its hooks, as methods with typed parameters, and its functions. Variables declared outside a
 * hook become variables of each hook, so that no state outlives a question.
 */
public final class Blocks {

    /** The parts of a script that has not been parsed. */
    public static final Blocks NONE = new Blocks();

    private final Map<HookWord, MethodNode> hooks = new EnumMap<>(HookWord.class);
    private final List<MethodNode> functions = new ArrayList<>();
    private final List<Statement> declarations = new ArrayList<>();

    private Blocks() {}

    /** Returns the parts of a script. */
    public static Blocks of(Source source, ModuleNode module) {
        Blocks blocks = new Blocks();
        blocks.functions.addAll(module.getMethods());
        for (Statement statement : module.getStatementBlock().getStatements()) {
            blocks.add(source, statement);
        }
        blocks.spreadDeclarations(source);
        return blocks;
    }

    /** Returns the hooks that the script defines, each with the line where its block begins. */
    public Map<HookWord, Integer> defined() {
        Map<HookWord, Integer> lines = new EnumMap<>(HookWord.class);
        hooks.forEach((word, method) -> lines.put(word, method.getLineNumber()));
        return lines;
    }

    /** Returns the names of its functions. */
    public Set<String> functions() {
        Set<String> names = new LinkedHashSet<>();
        functions.forEach(function -> names.add(function.getName()));
        return names;
    }

    /** Returns the methods of its hooks. */
    List<MethodNode> hookMethods() {
        return List.copyOf(hooks.values());
    }

    /** Returns the methods of its functions. */
    List<MethodNode> functionMethods() {
        return List.copyOf(functions);
    }

    /** Returns the methods of its hooks and functions. */
    public List<MethodNode> methods() {
        List<MethodNode> methods = new ArrayList<>(hooks.values());
        methods.addAll(functions);
        return methods;
    }

    /** Puts a class of hooks and functions into the module in place of the statements. */
    public void replaceStatements(ModuleNode module) {
        module.getStatementBlock().getStatements().clear();
        module.getMethods().clear();
        ClassNode program = ProgramClass.in(module);
        hooks.values().forEach(program::addMethod);
        functions.forEach(program::addMethod);
        module.addClass(program);
    }

    private void add(Source source, Statement statement) {
        if (statement instanceof ExpressionStatement expression
                && expression.getExpression() instanceof DeclarationExpression) {
            declarations.add(statement);
            return;
        }
        Optional<HookWord> word = word(statement);
        if (word.isEmpty()) {
            throw source.wrong(statement.getLineNumber(), "expected " + HookWord.heads() + " or a function");
        }
        if (hooks.containsKey(word.get())) {
            throw source.wrong(
                    statement.getLineNumber(), "a second block '" + word.get().text() + "'");
        }
        hooks.put(word.get(), method(source, word.get(), block(statement)));
    }

    private static Optional<HookWord> word(Statement statement) {
        if (!(statement instanceof ExpressionStatement expression)
                || !(expression.getExpression() instanceof MethodCallExpression call)
                || !call.isImplicitThis()
                || !(call.getArguments() instanceof ArgumentListExpression arguments)
                || arguments.getExpressions().size() != 1
                || !(arguments.getExpression(0) instanceof ClosureExpression)) {
            return Optional.empty();
        }
        for (HookWord word : HookWord.values()) {
            if (word.text().equals(call.getMethodAsString())) {
                return Optional.of(word);
            }
        }
        return Optional.empty();
    }

    private static ClosureExpression block(Statement statement) {
        MethodCallExpression call = (MethodCallExpression) ((ExpressionStatement) statement).getExpression();
        return (ClosureExpression) ((ArgumentListExpression) call.getArguments()).getExpression(0);
    }

    private static MethodNode method(Source source, HookWord word, ClosureExpression block) {
        List<String> names = parameterNames(source, word, block);
        Parameter[] parameters = new Parameter[names.size()];
        for (int i = 0; i < parameters.length; i++) {
            parameters[i] = new Parameter(ClassHelper.make(word.types().get(i)), names.get(i));
        }
        return ProgramClass.method(word.text(), parameters, block);
    }

    private static List<String> parameterNames(Source source, HookWord word, ClosureExpression block) {
        Parameter[] parameters = block.getParameters();
        if (parameters != null && parameters.length == 0 && word.types().size() == 1) {
            return List.of("it");
        }
        boolean fits = parameters != null && parameters.length == word.types().size();
        List<String> names = new ArrayList<>();
        for (int i = 0; fits && i < parameters.length; i++) {
            fits = !parameters[i].hasInitialExpression()
                    && (parameters[i].isDynamicTyped()
                            || parameters[i]
                                    .getType()
                                    .getNameWithoutPackage()
                                    .equals(word.types().get(i).getSimpleName()));
            names.add(parameters[i].getName());
        }
        if (!fits) {
            throw source.wrong(
                    block.getLineNumber(),
                    "other parameters than those of a block '" + word.text() + "'; write '" + word.head() + "'");
        }
        return names;
    }

    private void spreadDeclarations(Source source) {
        if (declarations.isEmpty()) {
            return;
        }
        if (hooks.size() != 1) {
            throw source.wrong(
                    declarations.get(0).getLineNumber(),
                    "a variable outside of the blocks of a script with more than one; let a function answer its value");
        }
        MethodNode hook = hooks.values().iterator().next();
        BlockStatement body = (BlockStatement) hook.getCode();
        body.getStatements().addAll(0, declarations);
    }
}
