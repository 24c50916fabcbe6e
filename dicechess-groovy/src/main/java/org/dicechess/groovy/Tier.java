package org.dicechess.groovy;

import java.util.function.LongConsumer;
import java.util.function.Supplier;
import org.apache.groovy.parser.antlr4.Antlr4ParserPlugin;
import org.codehaus.groovy.ast.ModuleNode;
import org.codehaus.groovy.control.CompilationUnit;
import org.codehaus.groovy.control.CompilerConfiguration;
import org.codehaus.groovy.control.SourceUnit;
import org.dicechess.groovy.run.Meter;

/** How far the host trusts the authors of scripts. */
enum Tier {
    /** Nothing but what is known to be harmless passes, and everything ends. */
    CONFINED {
        @Override
        ModuleNode module(Source source, SourceUnit unit) {
            ModuleNode module = new ModuleNode(unit);
            Script.read(source, module);
            return module;
        }

        @Override
        void prepare(Blocks blocks) {
            Rewriting.apply(blocks);
        }

        @Override
        CompilationUnit unit(CompilerConfiguration configuration) {
            return ConfinedNames.unit(configuration);
        }

        @Override
        Hooks load(Source source, Compiled compiled) {
            return new Hooks(source, ScriptClasses.confined(CodeGate.pass(source, compiled)), compiled.defined(), this);
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
        void prepare(Blocks blocks) {}

        @Override
        CompilationUnit unit(CompilerConfiguration configuration) {
            return new CompilationUnit(configuration);
        }

        @Override
        Hooks load(Source source, Compiled compiled) {
            return new Hooks(source, ScriptClasses.trusted(compiled.classes()), compiled.defined(), this);
        }

        @Override
        <T> T run(LongConsumer asker, Supplier<T> question) {
            return question.get();
        }
    };

    /** The compiler's tree of a script, before any name in it is resolved. */
    abstract ModuleNode module(Source source, SourceUnit unit);

    /** Changes the syntax before it is compiled. */
    abstract void prepare(Blocks blocks);

    /** A compilation that knows the names that the tier permits. */
    abstract CompilationUnit unit(CompilerConfiguration configuration);

    /** The hooks of compiled classes. */
    abstract Hooks load(Source source, Compiled compiled);

    /** Asks a hook, and tells the asker what the answer has cost. */
    abstract <T> T run(LongConsumer asker, Supplier<T> question);

    /** The hooks of a script. */
    Hooks compile(Source source) {
        return new Compilation(source, this).hooks();
    }
}
