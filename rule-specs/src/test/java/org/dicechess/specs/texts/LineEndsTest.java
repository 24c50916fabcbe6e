package org.dicechess.specs.texts;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.dicechess.GameRecord;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.dicechess.specs.BundledDefinitions;
import org.dicechess.specs.Check;
import org.dicechess.specs.VariantSpec;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Files of another system, whose lines end in CR and LF, say the same. */
class LineEndsTest {

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"chess", "chess960", "dice-chess", "grand-dice-chess"})
    void definitionSaysTheSame(String id) throws IOException {
        assertThat(windows(id).rulesHash()).isEqualTo(Loader.create().load(id).rulesHash());
    }

    /** Cases are positions and what holds in them. */
    @ParameterizedTest
    @ValueSource(strings = {"chess", "chess960", "dice-chess", "grand-dice-chess"})
    void casesSayTheSame(String id) throws IOException {
        Variant variant = windows(id);
        List<Check> cases = VariantSpec.cases(variant, windowsText(id + "/cases.txt"));
        assertThat(cases)
                .extracting(Check::name)
                .isEqualTo(VariantSpec.cases(variant, bundled(id + "/cases.txt")).stream()
                        .map(Check::name)
                        .toList());
        cases.forEach(Check::run);
    }

    @ParameterizedTest
    @ValueSource(strings = {"chess", "chess960", "dice-chess", "grand-dice-chess"})
    void recordsSayTheSame(String id) throws IOException {
        Variant variant = windows(id);
        GameRecord unix = variant.notation().record(bundled(id + "/record.txt"));
        assertThat(variant.notation().record(windowsText(id + "/record.txt"))).isEqualTo(unix);
        assertThat(variant.notation().fromJson(windowsText(id + "/record.json")))
                .isEqualTo(unix);
    }

    private Variant windows(String id) throws IOException {
        Path file = folder.resolve("variant.yaml");
        Files.writeString(file, windowsText(id + "/variant.yaml"));
        return Loader.create().load(file);
    }

    private static String windowsText(String path) {
        String text = bundled(path);
        assertThat(text).contains("\n").doesNotContain("\r");
        return text.replace("\n", "\r\n");
    }

    private static String bundled(String path) {
        return new String(new BundledDefinitions().file(path).orElseThrow(), StandardCharsets.UTF_8);
    }
}
