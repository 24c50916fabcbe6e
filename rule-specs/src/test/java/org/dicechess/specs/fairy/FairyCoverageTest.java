package org.dicechess.specs.fairy;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * How many variants of Fairy-Stockfish are definitions, and how long these are. The program has 121 built in, its
 * variants file has 143 more.
 */
@Tag("long")
class FairyCoverageTest {

    private static final int VARIANTS = 264;
    private static final int USUAL_LINES = 25;

    /** Variants without a definition, and the rule that none has. */
    private static final Map<String, String> WITHOUT = Map.of(
            "annexation", "the program takes a wall for a stone that encloses, so drops may turn nothing",
            "atomicduck", "check is for turns of one move, and the duck moves in the same turn",
            "cfour-anyside", "no filter slides a stone from any side to the first obstacle",
            "crusade", "the board is full at the start, so the game is over before it begins");

    @Test
    void everyVariantHasATableOrAReasonForNone() throws IOException {
        List<String> names = names();
        assertThat(names).doesNotContainAnyElementsOf(WITHOUT.keySet());
        assertThat(names.size() + WITHOUT.size()).isEqualTo(VARIANTS);
    }

    @Test
    void noVariantNeedsAHookAndHalfOfThemAreShort() throws IOException {
        List<String> texts = names().stream().map(FairyVariants::text).toList();
        assertThat(texts).noneMatch(text -> text.contains(".groovy") || text.contains("hook"));
        long[] lines =
                texts.stream().mapToLong(text -> text.lines().count()).sorted().toArray();
        assertThat(lines[lines.length / 2]).isLessThanOrEqualTo(USUAL_LINES);
    }

    private static List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(FairyVariants.FOLDER)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(file -> file.endsWith(".tsv"))
                    .map(file -> file.substring(0, file.length() - ".tsv".length()))
                    .sorted()
                    .toList();
        }
    }
}
