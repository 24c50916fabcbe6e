package org.dicechess.specs.guide;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.dicechess.groovy.GroovyScripts;
import org.dicechess.rules.Loader;
import org.dicechess.rules.MemoryPack;
import org.dicechess.rules.Problem;
import org.dicechess.specs.TestShare;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** {@code PROBLEMS.md} has each problem of the library, and its examples give their problem, which their cures end. */
class ProblemsOfAuthorsTest {

    private static final Pattern CODE = Pattern.compile("\"([EW]-[A-Z0-9-]+)\"");

    /** Definitions too large for an example, or without a text, by code. */
    private static final Map<String, byte[]> OTHERS = Map.of(
            "E-EMPTY", bytes("# nothing yet\n"),
            "E-LIMIT", bytes(endings(9)),
            "E-NODES", bytes("x: [" + "1,".repeat(20_000) + "]"),
            "E-SCALAR", bytes("about: " + "x".repeat(16_001)),
            "E-SIZE", bytes("#\n".repeat(131_073)),
            "E-UTF8", new byte[] {'a', ':', ' ', (byte) 0xFF});

    @TestFactory
    Stream<DynamicTest> eachExampleGivesItsProblemAlone() throws IOException {
        return TestShare.of(ProblemExamples.read().examples(), 8).stream()
                .map(example -> DynamicTest.dynamicTest(
                        example.toString(),
                        () -> assertThat(problems(example.wrong()).stream().map(ProblemsOfAuthorsTest::said))
                                .isNotEmpty()
                                .containsExactlyElementsOf(example.marks())));
    }

    @TestFactory
    Stream<DynamicTest> eachCureLoads() throws IOException {
        return TestShare.of(ProblemExamples.read().examples(), 8).stream()
                .map(example -> DynamicTest.dynamicTest(
                        example.toString(),
                        () -> assertThat(problems(example.cure()))
                                .noneMatch(problem -> problem.severity() == Problem.Severity.ERROR
                                        || problem.code().equals(example.code()))));
    }

    @Test
    void theFileHasEachCodeOnceInOrder() throws IOException {
        ProblemExamples file = ProblemExamples.read();
        assertThat(file.codes()).containsExactlyElementsOf(codesOfTheSources()).hasSizeGreaterThan(80);
        assertThat(file.linked()).isEqualTo(codesOfTheSources());
    }

    @Test
    void eachCodeHasAnExampleOrAMessage() throws IOException {
        ProblemExamples file = ProblemExamples.read();
        TreeSet<String> shown = new TreeSet<>(OTHERS.keySet());
        file.examples().forEach(example -> shown.add(example.code()));
        assertThat(shown).isEqualTo(codesOfTheSources());
        assertThat(file.messages().keySet()).isEqualTo(new TreeSet<>(OTHERS.keySet()));
        OTHERS.forEach((code, bytes) -> assertThat(problems(bytes, Map.of()))
                .singleElement()
                .matches(problem -> problem.code().equals(code))
                .extracting(ProblemsOfAuthorsTest::text)
                .satisfies(text -> assertThat(file.messages().get(code)).containsExactly(text)));
    }

    private static TreeSet<String> codesOfTheSources() throws IOException {
        TreeSet<String> codes = new TreeSet<>();
        for (String module : List.of("dicechess-api", "dicechess-rules", "dicechess-groovy")) {
            try (Stream<Path> files = Files.walk(Path.of("..", module, "src", "main", "java"))) {
                files.filter(file -> file.toString().endsWith(".java"))
                        .forEach(file -> CODE.matcher(text(file))
                                .results()
                                .map((MatchResult found) -> found.group(1))
                                .forEach(codes::add));
            }
        }
        return codes;
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Problem> problems(ProblemExamples.Game game) {
        boolean whole = game.text().lines().anyMatch("format: 1"::equals);
        return problems(bytes(game.text() + (whole ? "" : head(game.text()))), game.files());
    }

    /**
     * Returns what each example holds besides. It stands below, so that the lines of the example keep their numbers.
     */
    private static String head(String text) {
        return "format: 1\nid: example\n"
                + (text.matches("(?s)(.*\n)?name:.*") ? "" : "name: Example\n")
                + (text.matches("(?s)(.*\n)?extends:.*") ? "" : "extends: chess\n");
    }

    private static List<Problem> problems(byte[] definition, Map<String, String> files) {
        Map<String, byte[]> all = new LinkedHashMap<>();
        all.put("example/variant.yaml", definition);
        files.forEach((name, text) -> all.put("example/" + name, bytes(text)));
        return Loader.create()
                .scripts(GroovyScripts.confined())
                .pack(MemoryPack.of(all))
                .check("example");
    }

    private static String said(Problem problem) {
        assertThat(problem.file()).isEqualTo("example/variant.yaml");
        return problem.line() + ":" + problem.column() + " " + problem.code() + " " + text(problem);
    }

    private static String text(Problem problem) {
        return problem.message() + (problem.hint().isEmpty() ? "" : "; " + problem.hint());
    }

    private static byte[] bytes(String text) {
        return text.getBytes(UTF_8);
    }

    private static String endings(int count) {
        StringBuilder text = new StringBuilder("format: 1\nid: example\nname: Example\nextends: chess\nendings:\n");
        for (int number = 0; number < count; number++) {
            text.append("  e").append(number).append(": {when: repetition, times: 3, side: white, result: draws}\n");
        }
        return text.toString();
    }
}
