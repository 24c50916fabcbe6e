package org.dicechess.examples.console;

import java.util.List;
import java.util.concurrent.Callable;
import org.dicechess.rules.Problem;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Checks definition files. */
@Command(name = "check", description = "Checks definition files; exit status 1 if any has a problem.")
final class CheckCommand implements Callable<Integer> {

    @Mixin
    private RuleOptions rules;

    @Parameters(arity = "1..*", paramLabel = "FILE", description = "a definition")
    private List<String> files;

    private final Streams streams;

    CheckCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        Variants variants = rules.variants();
        return files.stream().filter(file -> hasProblems(variants, file)).count() > 0 ? 1 : 0;
    }

    private boolean hasProblems(Variants variants, String file) {
        List<Problem> problems = variants.check(file);
        problems.stream().map(Object::toString).map(Texts::printable).forEach(streams.out()::println);
        if (problems.isEmpty()) {
            streams.out().println(Texts.printable(file) + ": ok");
        }
        return !problems.isEmpty();
    }
}
