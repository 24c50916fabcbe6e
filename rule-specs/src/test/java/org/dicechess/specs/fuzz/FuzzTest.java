package org.dicechess.specs.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Whatever its input, the library throws only the exceptions that its Javadoc names.
 *
 * <p>{@code -Ddicechess.fuzz.inputs=20000} sets the number of inputs of each kind; of scripts a twentieth is fed.
 * {@code -Ddicechess.fuzz.seed=7} sets the first seed and {@code -Ddicechess.fuzz.kind=script} the kind, so that one
 * input with its seed repeats a finding. Any of these options prints the table.
 */
@Tag("long")
class FuzzTest {

    private static final int INPUTS = Integer.getInteger("dicechess.fuzz.inputs", 1000);
    private static final long SEED = Long.getLong("dicechess.fuzz.seed", 1);
    private static final String KIND = System.getProperty("dicechess.fuzz.kind", "");
    private static final boolean PRINTED =
            Stream.of("inputs", "seed", "kind").anyMatch(name -> System.getProperty("dicechess.fuzz." + name) != null);

    /** The milliseconds of a call above which the table names it. */
    private static final long BOUND = 1000;

    private static final long BOUND_WITH_SCRIPTS = 5000;

    /**
     * The milliseconds after which an input is given up and the test fails; generous, as other processes may use the
     * processor.
     */
    private static final long PATIENCE = 60_000;

    @TempDir
    private Path folder;

    @TestFactory
    Stream<DynamicTest> nothingUndocumentedIsThrown() {
        Games games = new Games();
        List<Fuzzer> fuzzers = List.of(
                new PositionFuzzer(games),
                new EventFuzzer(games),
                new RecordFuzzer(games, false),
                new RecordFuzzer(games, true),
                new DefinitionFuzzer(games, folder),
                new ScriptFuzzer(games, folder));
        if (PRINTED) {
            System.out.println(FuzzRun.head());
        }
        return fuzzers.stream()
                .filter(fuzzer -> fuzzer.kind().contains(KIND))
                .map(fuzzer -> DynamicTest.dynamicTest(fuzzer.kind(), () -> run(fuzzer, games)));
    }

    private static void run(Fuzzer fuzzer, Games games) {
        boolean scripts = fuzzer instanceof ScriptFuzzer;
        FuzzRun run = new FuzzRun(
                fuzzer, games, scripts || fuzzer instanceof DefinitionFuzzer ? BOUND_WITH_SCRIPTS : BOUND, PATIENCE);
        run.run(SEED, scripts ? (INPUTS + 19) / 20 : INPUTS);
        List<Finding> findings = run.findings();
        if (PRINTED) {
            System.out.println(run);
            findings.forEach(finding -> System.out.println("  " + run.count(finding) + " times: " + finding));
        }
        assertThat(findings).isEmpty();
        assertThat(run.inputs() < 50 || run.accepted() > 0 && run.accepted() < run.inputs())
                .as("some are accepted, some are not")
                .isTrue();
    }
}
