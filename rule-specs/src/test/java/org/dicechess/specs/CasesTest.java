package org.dicechess.specs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CasesTest {

    private static final Pattern NUMBERED = Pattern.compile("(?m)^\\| ([a-z0-9]+-[0-9]+) \\|");

    private static final Pattern CITED = Pattern.compile("rule: ([a-z0-9]+-[0-9]+)");

    @TestFactory
    Stream<DynamicTest> hold() {
        return Bundled.variants().stream()
                .flatMap(variant -> Bundled.tests(VariantSpec.cases(variant, Bundled.file(variant.id(), "cases.txt"))));
    }

    /** A file {@code cases-OPTION-VALUE.txt} has the cases of the game with that choice. */
    @TestFactory
    Stream<DynamicTest> holdWithOptions() {
        return Bundled.ids().stream()
                .flatMap(id -> KeptGames.choices(id).stream()
                        .filter(choice -> casesOfOptions(id).contains(file(choice)))
                        .flatMap(choice -> Bundled.tests(
                                VariantSpec.cases(KeptGames.load(id, choice), Bundled.file(id, file(choice))))));
    }

    @ParameterizedTest
    @MethodSource("ids")
    void casesOfOptionsNameExistingChoices(String id) {
        assertThat(KeptGames.choices(id)).map(CasesTest::file).containsAll(casesOfOptions(id));
    }

    private static String file(String choice) {
        return "cases-" + choice.replace('=', '-') + ".txt";
    }

    private static List<String> casesOfOptions(String id) {
        try (Stream<Path> files = Files.list(
                Path.of(System.getProperty("basedir", "")).toAbsolutePath().resolve(id))) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.startsWith("cases-"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest
    @MethodSource("ids")
    void everyRuleHasACaseAndEveryCaseARule(String id) {
        List<String> rules = NUMBERED.matcher(Bundled.file(id, "RULES.md"))
                .results()
                .map(match -> match.group(1))
                .toList();
        List<String> cited = Row.of(Bundled.file(id, "cases.txt"), Case.FIELDS).stream()
                .map(row -> row.field(0))
                .distinct()
                .toList();
        assertThat(rules).doesNotHaveDuplicates();
        assertThat(cited).containsExactlyInAnyOrderElementsOf(rules);
    }

    @ParameterizedTest
    @MethodSource("ids")
    void everyRuleThatADefinitionCitesIsWritten(String id) {
        List<String> cited = CITED.matcher(Bundled.file(id, "variant.yaml")
                        + Bundled.file("pieces", "chess.yaml")
                        + Bundled.file("pieces", "fairy.yaml"))
                .results()
                .map(match -> match.group(1))
                .toList();
        List<String> rules = Bundled.ids().stream()
                .flatMap(any -> NUMBERED.matcher(Bundled.file(any, "RULES.md")).results())
                .map(match -> match.group(1))
                .toList();
        assertThat(rules).containsAll(cited);
    }

    static List<String> ids() {
        return Bundled.ids();
    }
}
