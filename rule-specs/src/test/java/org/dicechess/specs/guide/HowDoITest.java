package org.dicechess.specs.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.dicechess.rules.Problem;
import org.dicechess.specs.Check;
import org.dicechess.specs.TestShare;
import org.dicechess.specs.VariantSpec;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Each answer of the page "How do I ..." loads, does what its remarks claim, and plays. The claims are by hand. */
class HowDoITest {

    private static final Pattern QUESTION = Pattern.compile("(?m)^### (.+)$");
    private static final Pattern INDEX = Pattern.compile("(?m)^\\| [^|]+ \\| \\[(.+)]\\(#(.+)\\) \\|$");

    /** Of dice games that count lost turns as repetition, as dice chess does. The page tells of it. */
    private static final String PASSES = "W-PASSES";

    @TestFactory
    Stream<DynamicTest> answers() throws IOException {
        return TestShare.of(HowDoI.answers(), 5).stream()
                .map(answer -> DynamicTest.dynamicTest(answer.chapter(), () -> holds(answer)));
    }

    private static void holds(Guide.Part answer) {
        byte[] definition = HowDoI.definition(answer);
        Variant variant = Loader.create().load("mine.yaml", definition);
        List<Check> claims = VariantSpec.cases(variant, HowDoI.claims(answer));
        assertThat(claims).isNotEmpty();
        claims.forEach(Check::run);
        if (TestShare.isAll()) {
            assertThat(Loader.create().check("mine.yaml", definition))
                    .extracting(Problem::code)
                    .isSubsetOf(PASSES);
            VariantSpec.properties(variant.start(), 1, 30).forEach(Check::run);
        }
    }

    @Test
    void anOptionChoosesTheArray() throws IOException {
        byte[] definition = HowDoI.definition("offer-several-starting-arrays").getBytes(StandardCharsets.UTF_8);
        Loader loader = Loader.create().options(Map.of("array", "queens"));
        assertThat(loader.load("mine.yaml", definition).start().text()).startsWith("rnqqkqnr/");
    }

    @Test
    void theIndexLeadsToEachAnswerInOrder() throws IOException {
        String page = Files.readString(HowDoI.PAGE);
        List<String> questions =
                QUESTION.matcher(page).results().map(found -> found.group(1)).toList();
        assertThat(questions).hasSizeGreaterThanOrEqualTo(50).hasSameSizeAs(HowDoI.answers());
        assertThat(INDEX.matcher(page).results().map(found -> found.group(1))).isEqualTo(questions);
        assertThat(INDEX.matcher(page).results().map(found -> found.group(2)))
                .isEqualTo(questions.stream().map(HowDoITest::anchor).toList());
    }

    private static String anchor(String heading) {
        return heading.toLowerCase(Locale.ROOT).replaceAll("[^a-z -]", "").replace(' ', '-');
    }

    @Test
    void thePageTellsWhatStandsAboveAnAnswer() throws IOException {
        assertThat(Files.readString(HowDoI.PAGE)).contains("```text\n" + HowDoI.HEAD + "```\n");
    }
}
