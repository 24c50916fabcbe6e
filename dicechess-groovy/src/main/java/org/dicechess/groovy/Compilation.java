package org.dicechess.groovy;

import java.io.Reader;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import org.apache.groovy.parser.antlr4.Antlr4ParserPlugin;
import org.codehaus.groovy.ast.MethodNode;
import org.codehaus.groovy.ast.ModuleNode;
import org.codehaus.groovy.control.CompilationUnit;
import org.codehaus.groovy.control.CompilerConfiguration;
import org.codehaus.groovy.control.MultipleCompilationErrorsException;
import org.codehaus.groovy.control.ParserPlugin;
import org.codehaus.groovy.control.ParserPluginFactory;
import org.codehaus.groovy.control.Phases;
import org.codehaus.groovy.control.SourceUnit;
import org.codehaus.groovy.control.messages.ExceptionMessage;
import org.codehaus.groovy.control.messages.Message;
import org.codehaus.groovy.control.messages.SyntaxErrorMessage;
import org.codehaus.groovy.syntax.Reduction;
import org.codehaus.groovy.syntax.SyntaxException;
import org.codehaus.groovy.tools.GroovyClass;
import org.dicechess.groovy.program.Blocks;
import org.dicechess.groovy.program.Compiled;
import org.dicechess.groovy.program.Marks;
import org.dicechess.groovy.program.ProgramClass;
import org.dicechess.groovy.text.Source;
import org.dicechess.spi.HookException;
import org.jspecify.annotations.Nullable;

/** One run of the Groovy compiler over one script. */
final class Compilation {

    private static final String FAILS =
            "the compiler fails here; write several simpler statements, and give each" + " variable its type";

    private final Source source;
    private final Tier tier;
    private final BiFunction<Source, SourceUnit, ModuleNode> reader;
    private Blocks blocks = Blocks.NONE;
    private final Marks marks = new Marks();
    private boolean parsed;

    Compilation(Source source, Tier tier) {
        this(source, tier, tier::module);
    }

    /** A run over the tree that a reader makes of the script. */
    Compilation(Source source, Tier tier, BiFunction<Source, SourceUnit, ModuleNode> reader) {
        this.source = source;
        this.tier = tier;
        this.reader = reader;
    }

    /**
     * Returns the hooks of the script.
     *
     * @throws HookException for the first mistake, and for anything else that prevents compiling and loading
     * @throws UnsupportedOperationException if the classes of Groovy do not fit together
     */
    Hooks hooks() {
        return orFailure(() -> tier.hooks(source, tier.pass(source, compiled())));
    }

    /**
     * Returns the classes of the script in the form in which they may be loaded.
     *
     * @throws HookException as {@link #hooks}
     * @throws UnsupportedOperationException as {@link #hooks}
     */
    Compiled passed() {
        return orFailure(() -> tier.pass(source, compiled()));
    }

    private <T> T orFailure(Supplier<T> work) {
        try {
            return work.get();
        } catch (HookException e) {
            throw e;
        } catch (MultipleCompilationErrorsException e) {
            throw failure(e.getErrorCollector().getError(0), e);
        } catch (OutOfMemoryError e) {
            throw e;
        } catch (StackOverflowError e) {
            throw failure(marks.line(), "cannot be compiled: it is nested too deeply", e);
        } catch (Throwable e) {
            if (HostGroovy.isMixed(e)) {
                throw HostGroovy.mixed(e);
            }
            // The compiler throws exceptions and errors of many types at its own limits and mistakes.
            throw failure(marks.line(), FAILS, e);
        }
    }

    /** Returns the classes of the script. */
    Compiled compiled() {
        CompilationUnit unit = tier.unit(configuration());
        unit.addSource(source.name(), source.text());
        unit.compile(Phases.CLASS_GENERATION);
        return new Compiled(bytes(unit), blocks.defined(), blocks.functions());
    }

    private CompilerConfiguration configuration() {
        CompilerConfiguration configuration = new CompilerConfiguration();
        configuration.setTargetBytecode(CompilerConfiguration.JDK17);
        configuration.setTolerance(0);
        // Casts become calls of named methods, which CodeGate can tell apart, instead of dynamic call sites, which it
        // cannot.
        configuration.getOptimizationOptions().put(CompilerConfiguration.INVOKEDYNAMIC, false);
        configuration.setPluginFactory(new ParserPluginFactory() {
            @Override
            public ParserPlugin createParserPlugin() {
                return new Parser();
            }
        });
        return configuration;
    }

    private static Map<String, byte[]> bytes(CompilationUnit unit) {
        Map<String, byte[]> classes = new LinkedHashMap<>();
        for (GroovyClass compiled : unit.getClasses()) {
            classes.put(compiled.getName(), compiled.getBytes());
        }
        return classes;
    }

    private HookException failure(Message first, Exception cause) {
        if (first instanceof SyntaxErrorMessage syntax) {
            SyntaxException mistake = parsed
                    ? syntax.getCause()
                    : BlockMistakes.inBlock(source, syntax.getCause().getLine()).orElse(syntax.getCause());
            return failure(mistake.getLine(), readable(mistake.getOriginalMessage()), cause);
        }
        return first instanceof ExceptionMessage exception
                ? failure(exception.getCause())
                : failure(marks.line(), FAILS, cause);
    }

    /**
     * Returns what the compiler threw as a failure: a refusal of ours, or a failure of the compiler itself, of which
     * only the method is known.
     */
    private HookException failure(Exception thrown) {
        if (thrown instanceof HookException own) {
            return own;
        }
        String message = firstLine(thrown);
        for (MethodNode method : blocks.methods()) {
            if (message.contains(ProgramClass.NAME + "#" + method.getName() + " ")) {
                return failure(
                        method.getLineNumber(),
                        "the compiler fails in '" + method.getName()
                                + "'; give each variable, and both sides of '? :', one type",
                        thrown);
            }
        }
        return failure(marks.line(), FAILS, thrown);
    }

    /** Returns the compiler's message without the parts that only the compiler needs. */
    private static String readable(String message) {
        String readable = message.replace("[Static type checking] - ", "")
                .replace(ProgramClass.NAME + "#", "")
                .replaceAll("\\b(?:java\\.util|java\\.lang|groovy\\.lang|org\\.dicechess(?:\\.spi)?)\\.(?=[A-Z])", "")
                .replaceFirst(
                        "Cannot find matching method (.*)\\. Please check if the declared type is correct and if"
                                + " the method exists\\.",
                        "there is no $1 for these arguments")
                .replaceFirst(
                        "Cannot call .*DefaultGroovyMethods#(\\w+)\\(.*\\) with arguments \\[(.*)\\]",
                        "the types in $1 do not fit together: $2")
                .strip();
        String text = "GString";
        return readable.contains(text)
                ? readable.replace(text, "text with values") + "; write .toString() after the text"
                : MissingWords.named(MissingOperators.named(readable));
    }

    private static String firstLine(Throwable failure) {
        String message =
                String.valueOf(failure.getMessage()).strip().lines().findFirst().orElse("");
        return failure.getClass().getSimpleName() + " " + message;
    }

    private HookException failure(int line, String what, Throwable cause) {
        HookException failure = source.wrong(Math.max(line, 0), what);
        failure.initCause(cause);
        return failure;
    }

    /** Gives the compiler its tree. */
    private final class Parser implements ParserPlugin {

        @Override
        public @Nullable Reduction parseCST(SourceUnit unit, Reader reader) {
            return null;
        }

        @Override
        public ModuleNode buildAST(SourceUnit unit, ClassLoader loader, Reduction cst) {
            if (parsed) {
                // After the script the compiler parses type hints of its own library in the same way.
                return new Antlr4ParserPlugin().buildAST(unit, loader, cst);
            }
            ModuleNode module = reader.apply(source, unit);
            parsed = true;
            blocks = Blocks.of(source, module);
            tier.prepare(source, blocks);
            marks.add(blocks);
            blocks.replaceStatements(module);
            return module;
        }
    }
}
