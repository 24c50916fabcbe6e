package org.dicechess.examples.console;

import java.util.List;
import java.util.concurrent.Callable;
import org.dicechess.rules.Problem;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Checks definition files. */
@Command(name = "check", description = "Checks definition files; exit status 1 if any has an error.")
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
        return files.stream().filter(file -> hasErrors(variants, file)).count() > 0 ? 1 : 0;
    }

    private boolean hasErrors(Variants variants, String file) {
        List<Problem> problems = variants.check(file);
        problems.stream().map(Object::toString).map(Texts::printable).forEach(streams.out()::println);
        boolean errors = problems.stream().anyMatch(problem -> problem.severity() == Problem.Severity.ERROR);
        if (!errors) {
            streams.out().println(Texts.printable(file) + ": ok" + warnings(problems.size()));
        }
        return errors;
    }

    private static String warnings(int count) {
        return count == 0 ? "" : count == 1 ? ", with a warning" : ", with " + count + " warnings";
    }
}
