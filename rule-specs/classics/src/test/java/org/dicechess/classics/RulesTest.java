package org.dicechess.classics;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.dicechess.specs.BundledDefinitions;
import org.dicechess.specs.VariantSpec;
import org.dicechess.spi.DefinitionPack;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The pages of rules: every rule has a case, the cases hold, and the ids that definitions and pages name exist. */
class RulesTest {

    private static final Path MODULE =
            Path.of(System.getProperty("basedir", "")).toAbsolutePath();
    private static final Classics PACK = new Classics();
    private static final String NUMBERED = "(?m)^\\| ([a-z0-9]+-[0-9]+) \\|";
    private static final String CASE = "(?m)^([a-z0-9]+-[0-9]+) +\\|";
    private static final String CITED = "rule: ([a-z0-9]+-[0-9]+)";
    private static final String RULE_OF_CHESS = "\\b(chess-[0-9]+)";

    @TestFactory
    Stream<DynamicTest> casesHold() {
        return TestShare.of(ids(), 7).stream()
                .flatMap(id -> VariantSpec.cases(VariantSpec.variant(id), text(PACK, id, "cases.txt")).stream()
                        .map(check -> DynamicTest.dynamicTest(id + " " + check.name(), check::run)));
    }

    @ParameterizedTest
    @MethodSource("ids")
    void everyRuleHasACaseAndEveryCaseARule(String id) {
        List<String> rules = found(NUMBERED, text(PACK, id, "RULES.md"));
        assertThat(rules).isNotEmpty().doesNotHaveDuplicates();
        assertThat(found(CASE, text(PACK, id, "cases.txt")).stream().distinct()).containsExactlyElementsOf(rules);
    }

    @ParameterizedTest
    @MethodSource("ids")
    void everyRuleThatADefinitionCitesIsWritten(String id) {
        assertThat(found(NUMBERED, text(PACK, id, "RULES.md")))
                .containsAll(found(CITED, text(PACK, id, "variant.yaml")));
    }

    /** Refusals cite rules of chess where a game inherits them, and the page names them for that. */
    @ParameterizedTest
    @MethodSource("ids")
    void everyRuleOfChessThatAPageNamesIsWritten(String id) {
        assertThat(found(NUMBERED, text(new BundledDefinitions(), "chess", "RULES.md")))
                .containsAll(found(RULE_OF_CHESS, text(PACK, id, "RULES.md")));
    }

    @Test
    void thePackHasThePagesOfItsFolders() throws IOException {
        try (Stream<Path> files = Files.walk(MODULE, 3)) {
            List<Path> pages =
                    files.filter(file -> file.endsWith("RULES.md")).sorted().toList();
            assertThat(pages.stream()
                            .map(page -> page.getParent().getFileName().toString())
                            .sorted())
                    .isEqualTo(ids());
            for (Path page : pages) {
                assertThat(text(PACK, page.getParent().getFileName().toString(), "RULES.md"))
                        .isEqualTo(Files.readString(page));
            }
        }
    }

    /** Games that players expect; without this a pack without pages would pass. */
    @Test
    void theBestKnownGamesHavePages() {
        assertThat(ids())
                .contains("amazons", "crazyhouse", "janggi", "makruk", "reversi", "shatranj", "shogi", "xiangqi");
    }

    /** Returns the ids of the games with a page of rules, in alphabetical order. */
    static List<String> ids() {
        return PACK.ids().stream()
                .filter(id -> PACK.file(id + "/RULES.md").isPresent())
                .toList();
    }

    private static String text(DefinitionPack pack, String id, String name) {
        return new String(pack.file(id + "/" + name).orElseThrow(), StandardCharsets.UTF_8);
    }

    private static List<String> found(String pattern, String text) {
        return Pattern.compile(pattern)
                .matcher(text)
                .results()
                .map(match -> match.group(1))
                .toList();
    }
}
