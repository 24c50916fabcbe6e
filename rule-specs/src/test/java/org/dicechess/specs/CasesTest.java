package org.dicechess.specs;

import static org.assertj.core.api.Assertions.assertThat;

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
                        + Bundled.file("pieces", "chess.yaml") + Bundled.file("pieces", "fairy.yaml"))
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
