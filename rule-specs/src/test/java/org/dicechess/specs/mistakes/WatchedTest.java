package org.dicechess.specs.mistakes;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.dicechess.Variant;
import org.dicechess.groovy.GroovyScripts;
import org.dicechess.rules.InvalidDefinitionException;
import org.dicechess.rules.Loader;
import org.dicechess.specs.Check;
import org.dicechess.specs.TestShare;
import org.dicechess.specs.VariantSpec;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every part of a definition that cites a rule is watched: without it the definition is refused, or a case fails. */
class WatchedTest {

    /** Of the parts of a definition that cite rules, one in so many is dropped. */
    private static final int EACH = TestShare.of(1, 7);

    private static final Path SPECS = Path.of("");

    @TempDir
    private Path folder;

    @ParameterizedTest
    @MethodSource("definitions")
    void noRuleCanGoMissingUndetected(Path definition) throws IOException {
        Trial trial = Trial.of(SPECS, definition, folder);
        String cases = Files.readString(definition.resolveSibling("cases.txt"));
        Map<String, Site> sites =
                Site.of(trial.text()).stream().collect(Collectors.toMap(Site::path, Function.identity()));
        List<String> unseen = new ArrayList<>();
        int watched = 0;
        for (Site site : Site.of(trial.text())) {
            if (site.isEntry() && sites.containsKey(site.path() + ".rule")) {
                if (watched++ % EACH == 0 && isUnseen(trial, site, cases)) {
                    unseen.add(site.path() + " ("
                            + sites.get(site.path() + ".rule").text() + ")");
                }
            }
        }
        assertThat(unseen)
                .as("of %s parts that cite rules these could go missing", watched)
                .isEmpty();
        assertThat(watched).isPositive();
    }

    static List<Path> definitions() throws IOException {
        try (Stream<Path> files = Files.walk(SPECS, 2)) {
            return files.filter(file -> file.endsWith("variant.yaml")).sorted().toList();
        }
    }

    private static boolean isUnseen(Trial trial, Site site, String cases) throws IOException {
        String without = Mistake.at(site, trial.text()).stream()
                .filter(mistake -> mistake.kind() == Mistake.Kind.DROPPED_KEY)
                .findFirst()
                .orElseThrow()
                .text();
        Variant variant;
        try {
            variant = Loader.create().scripts(GroovyScripts.confined()).load(trial.write(without));
        } catch (InvalidDefinitionException refused) {
            return false;
        }
        return VariantSpec.cases(variant, cases).stream().allMatch(WatchedTest::isGreen);
    }

    private static boolean isGreen(Check check) {
        try {
            check.run();
            return true;
        } catch (AssertionError | RuntimeException red) {
            return false;
        }
    }
}
