package org.dicechess.specs.mistakes;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.dicechess.groovy.GroovyScripts;
import org.dicechess.rules.Loader;
import org.dicechess.rules.Problem;
import org.dicechess.specs.TestShare;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every key and value of every bundled definition, spoilt in every way: each mistake is reported at the right line. */
@Timeout(300)
class MistakesTest {

    /** One mistake in so many is tried. */
    private static final int EACH = TestShare.of(2, 311);

    private static final Path SPECS = Path.of("");

    @TempDir
    private Path folder;

    @ParameterizedTest
    @MethodSource("definitions")
    void everyMistakeIsReportedWhereItWasMade(Path definition) throws IOException {
        Trial trial = Trial.of(SPECS, definition, folder);
        List<String> wrong = new ArrayList<>();
        int made = 0;
        int tried = 0;
        for (Site site : Site.of(trial.text())) {
            for (Mistake mistake : Mistake.at(site, trial.text())) {
                if (made++ % EACH == 0) {
                    tried++;
                    complaint(trial, mistake).ifPresent(wrong::add);
                }
            }
        }
        System.out.println(definition + ": tried " + tried + ", right " + (tried - wrong.size()));
        assertThat(wrong).isEmpty();
        assertThat(made).isGreaterThan(20);
        assertThat(tried).isEqualTo((made + EACH - 1) / EACH);
    }

    static List<Path> definitions() throws IOException {
        try (Stream<Path> files = Files.walk(SPECS, 2)) {
            return files.filter(file ->
                            file.endsWith("variant.yaml") || file.toString().matches("pieces.[^/\\\\]+\\.yaml"))
                    .sorted()
                    .toList();
        }
    }

    /** Returns what is wrong with the loader's answer; empty if it is right. */
    private static Optional<String> complaint(Trial trial, Mistake mistake) throws IOException {
        String what = mistake.kind() + " at " + mistake.site().path() + ", line " + Lines.first(mistake.site());
        List<Problem> problems;
        try {
            problems = Loader.create().scripts(GroovyScripts.confined()).check(trial.write(mistake.text())).stream()
                    .filter(problem -> problem.severity() == Problem.Severity.ERROR)
                    .toList();
        } catch (RuntimeException | Error thrown) {
            return Optional.of(what + ": " + thrown);
        }
        if (problems.isEmpty()) {
            return Harmless.is(mistake, trial.baseHas(mistake.site().path()))
                    ? Optional.empty()
                    : Optional.of(what + ": loads");
        }
        boolean right = problems.stream().anyMatch(problem -> Lines.areRight(trial, mistake, problem));
        return right ? Optional.empty() : Optional.of(what + ": " + problems);
    }
}
