package org.dicechess.examples.console;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.stream.LongStream;
import org.dicechess.Variant;
import org.dicechess.specs.Check;
import org.dicechess.specs.VariantSpec;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Tests definition files by the cases and counts beside them, and by random games. */
@Command(
        name = "test",
        description = "Tests definitions by cases.txt and perft.txt beside them, and by random games;"
                + " exit status 1 if anything fails.")
final class TestCommand implements Callable<Integer> {

    private static final String GAMES = "at most 1000 random games";

    @Mixin
    private RuleOptions rules;

    @Parameters(arity = "1..*", paramLabel = "FILE", description = "a definition")
    private List<String> files;

    @Option(names = "--games", paramLabel = "N", defaultValue = "3", description = GAMES + "; default ${DEFAULT-VALUE}")
    private int games;

    @Option(
            names = "--events",
            paramLabel = "N",
            defaultValue = "100",
            description = "the length at which a random game is cut; default ${DEFAULT-VALUE}")
    private int events;

    @Option(
            names = "--largest",
            paramLabel = "N",
            defaultValue = "1000000",
            description = "counts beyond this are left out; default ${DEFAULT-VALUE}")
    private long largest;

    private final Streams streams;

    TestCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        if (games < 0 || games > 1_000 || events < 1) {
            throw new BadInputException(
                    "--games " + games + " --events " + events + "; expected 0 to 1000 games, and 1 event or more");
        }
        Variants variants = rules.variants();
        return files.stream()
                                .filter(file -> fails(variants.find(file), Path.of(file)))
                                .count()
                        > 0
                ? 1
                : 0;
    }

    private boolean fails(Variant variant, Path file) {
        List<Check> checks = new ArrayList<>();
        checks.addAll(beside(file, "cases.txt", text -> VariantSpec.cases(variant, text)));
        checks.addAll(beside(file, "perft.txt", text -> VariantSpec.perft(variant, text, largest)));
        LongStream.rangeClosed(1, games)
                .forEach(seed -> checks.addAll(VariantSpec.properties(variant.start(), seed, events)));
        long failed = checks.stream().filter(this::fails).count();
        streams.out()
                .println(Texts.printable(file.toString()) + ": "
                        + (failed == 0
                                ? checks.size() + " checks hold"
                                : failed + " of " + checks.size() + " checks fail"));
        return failed > 0;
    }

    private boolean fails(Check check) {
        try {
            check.run();
            return false;
        } catch (AssertionError | RuntimeException failure) {
            String reason = String.valueOf(failure.getMessage()).strip().replaceAll("\\s*\\R\\s*", "; ");
            String named = reason.startsWith(check.name()) ? reason : check.name() + ": " + reason;
            streams.out().println(Texts.printable("FAILED " + named));
            return true;
        }
    }

    /** Reads a file beside a definition; without the file there is nothing to check. */
    private static List<Check> beside(Path file, String name, Function<String, List<Check>> reader) {
        Path beside = file.resolveSibling(name);
        if (!Files.isRegularFile(beside)) {
            return List.of();
        }
        try {
            return reader.apply(Files.readString(beside));
        } catch (IOException unreadable) {
            throw new BadInputException("cannot read " + beside + ": " + unreadable.getMessage());
        } catch (IllegalArgumentException malformed) {
            throw new BadInputException(beside + ": " + malformed.getMessage());
        }
    }
}
