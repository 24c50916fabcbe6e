package org.dicechess.groovy;

import java.util.Map;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import org.apache.groovy.parser.antlr4.Antlr4ParserPlugin;
import org.codehaus.groovy.ast.ModuleNode;
import org.codehaus.groovy.control.CompilationUnit;
import org.codehaus.groovy.control.CompilerConfiguration;
import org.codehaus.groovy.control.SourceUnit;
import org.dicechess.groovy.code.CodeGate;
import org.dicechess.groovy.grammar.Script;
import org.dicechess.groovy.names.ConfinedNames;
import org.dicechess.groovy.program.Blocks;
import org.dicechess.groovy.program.Compiled;
import org.dicechess.groovy.program.Rewriting;
import org.dicechess.groovy.run.Meter;
import org.dicechess.groovy.run.Program;
import org.dicechess.groovy.text.Source;

/** How far the host trusts the authors of scripts. */
enum Tier {
    /** Only constructs that are known to be harmless pass, and every script ends. */
    CONFINED {
        @Override
        ModuleNode module(Source source, SourceUnit unit) {
            ModuleNode module = new ModuleNode(unit);
            Script.read(source, module);
            return module;
        }

        @Override
        void prepare(Source source, Blocks blocks) {
            Rewriting.apply(source, blocks);
        }

        @Override
        CompilationUnit unit(CompilerConfiguration configuration) {
            return ConfinedNames.unit(configuration);
        }

        @Override
        Compiled pass(Source source, Compiled compiled) {
            return new Compiled(CodeGate.pass(source, compiled), compiled.defined(), compiled.functions());
        }

        @Override
        Program program(Map<String, byte[]> classes) {
            return ScriptClasses.confined(classes);
        }

        @Override
        <T> T run(LongConsumer asker, Supplier<T> question) {
            return Meter.metered(asker, question);
        }
    },
    /** The script is code of the host. */
    TRUSTED {
        @Override
        ModuleNode module(Source source, SourceUnit unit) {
            return new Antlr4ParserPlugin().buildAST(unit, null, null);
        }

        @Override
        void prepare(Source source, Blocks blocks) {}

        @Override
        CompilationUnit unit(CompilerConfiguration configuration) {
            return new CompilationUnit(configuration);
        }

        @Override
        Compiled pass(Source source, Compiled compiled) {
            return compiled;
        }

        @Override
        Program program(Map<String, byte[]> classes) {
            return ScriptClasses.trusted(classes);
        }

        @Override
        <T> T run(LongConsumer asker, Supplier<T> question) {
            return question.get();
        }
    };

    /** Returns the compiler's tree of a script before its names are resolved. */
    abstract ModuleNode module(Source source, SourceUnit unit);

    /** Changes the syntax before it is compiled. */
    abstract void prepare(Source source, Blocks blocks);

    /** Returns a compilation that knows the names that the tier permits. */
    abstract CompilationUnit unit(CompilerConfiguration configuration);

    /** Returns compiled classes in the form in which they may be loaded. */
    abstract Compiled pass(Source source, Compiled compiled);

    /** Returns the program of classes that have passed. */
    abstract Program program(Map<String, byte[]> classes);

    /** Asks a hook, and reports the cost of its answer to the asker. */
    abstract <T> T run(LongConsumer asker, Supplier<T> question);

    /** Returns the hooks of classes that have passed. */
    Hooks hooks(Source source, Compiled passed) {
        return new Hooks(source, program(passed.classes()), passed.defined(), this);
    }

    /** Returns the hooks of a script. */
    Hooks compile(Source source) {
        return new Compilation(source, this).hooks();
    }
}
