package org.dicechess.specs.mistakes;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.dicechess.groovy.GroovyScripts;
import org.dicechess.rules.Loader;
import org.dicechess.rules.Problem;
import org.dicechess.specs.TestShare;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every line of every bundled definition, wrongly indented or without one of its marks: one mistake, one problem. Only
 * a line that is two blanks too deep may have several, as it may then be a good entry of the section before.
 */
@Timeout(300)
class LayoutMistakesTest {

    private static final int EACH = TestShare.of(1, 97);

    /** What is good YAML with other names or a doubled key, so that several problems are right. */
    private static final Set<String> SEVERAL = Set.of(
            "chess/variant.yaml BLOCK_NOT_DEEPER title: \"After 75 moves or 5 occurrences\"",
            "chess-56/variant.yaml BLOCK_NOT_DEEPER areas:",
            "d4-d6-chess/variant.yaml BLOCK_NOT_DEEPER areas:",
            "dice-chess-three/variant.yaml BLOCK_NOT_DEEPER castling:",
            "grand-dice-chess/variant.yaml BLOCK_NOT_DEEPER title: None",
            "d4-d6-chess-rinoceronte/variant.yaml NO_BLANK everywhere: all",
            "d4-d6-chess-rinoceronte/variant.yaml NO_COLON everywhere: all");

    @TempDir
    private Path folder;

    @ParameterizedTest
    @MethodSource("org.dicechess.specs.mistakes.MistakesTest#definitions")
    void oneMistakeHasOneProblem(Path definition) throws IOException {
        Trial trial = Trial.of(Path.of(""), definition, folder);
        List<String> several = new ArrayList<>();
        List<String> elsewhere = new ArrayList<>();
        List<String> lines = trial.text().lines().toList();
        int made = 0;
        for (LayoutMistake mistake : LayoutMistake.of(trial.text())) {
            if (made++ % EACH == 0) {
                List<Problem> problems = problems(trial, mistake);
                String what = (definition + " " + mistake.kind()).replace('\\', '/') + " "
                        + lines.get(mistake.line() - 1).strip();
                if (problems.size() > 1 && mistake.kind() != LayoutMistake.Kind.TWO_DEEPER) {
                    several.add(what);
                }
                if (!problems.isEmpty() && !isNear(problems.get(0), mistake)) {
                    elsewhere.add(what + problems);
                }
            }
        }
        assertThat(several).isSubsetOf(SEVERAL);
        assertThat(elsewhere).isEmpty();
        assertThat(made).isGreaterThan(20);
    }

    private static List<Problem> problems(Trial trial, LayoutMistake mistake) throws IOException {
        return Loader.create().scripts(GroovyScripts.confined()).check(trial.write(mistake.text())).stream()
                .filter(problem -> problem.severity() == Problem.Severity.ERROR)
                .toList();
    }

    /** A line of another depth than its neighbours shows only where the next line of their depth or less begins. */
    private static boolean isNear(Problem problem, LayoutMistake mistake) {
        List<String> lines = mistake.text().lines().toList();
        int depth = LayoutMistake.depth(lines.get(mistake.line() - 1));
        return lines.subList(mistake.line(), Math.max(mistake.line(), problem.line() - 1)).stream()
                .allMatch(line -> line.isBlank() || line.strip().startsWith("#") || LayoutMistake.depth(line) >= depth);
    }
}
