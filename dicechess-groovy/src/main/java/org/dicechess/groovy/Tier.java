package org.dicechess.groovy;

import java.util.List;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import org.codehaus.groovy.ast.ClassNode;
import org.codehaus.groovy.ast.ModuleNode;
import org.codehaus.groovy.control.CompilationUnit;
import org.codehaus.groovy.control.CompilerConfiguration;
import org.dicechess.groovy.run.Meter;

/** How far the host trusts the authors of scripts. */
enum Tier {
    /** Nothing but what is known to be harmless passes, and everything ends. */
    CONFINED {
        @Override
        void checkText(Source source) {
            SourceLimits.check(source);
        }

        @Override
        void checkSyntax(Source source, ModuleNode module) {
            Syntax.check(source, module);
        }

        @Override
        void checkClasses(Source source, List<ClassNode> classes) {
            Syntax.checkClasses(source, classes);
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
        void checkText(Source source) {}

        @Override
        void checkSyntax(Source source, ModuleNode module) {}

        @Override
        void checkClasses(Source source, List<ClassNode> classes) {}

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

    /** Refuses text that must not reach the parser. */
    abstract void checkText(Source source);

    /** Refuses syntax before any name in it is resolved. */
    abstract void checkSyntax(Source source, ModuleNode module);

    /** Refuses classes that the script has itself. */
    abstract void checkClasses(Source source, List<ClassNode> classes);

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
        return load(source, new Compilation(source, this).compiled());
    }
}
