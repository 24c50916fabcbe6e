package org.dicechess.rules.yaml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.dicechess.rules.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProblemsTest {

    private final Problems problems = new Problems();

    @Test
    void readsAsOneLine() {
        problems.report(
                new Location("d4-d6-chess/variant.yaml", 31, 12),
                "pieces.cavalo.turns",
                "E-UNKNOWN-AREA",
                "unknown area 'boarder'",
                problems.suggest("boarder", List.of("sixth-rank", "border")));
        assertThat(problems.list().get(0))
                .hasToString("d4-d6-chess/variant.yaml:31:12: E-UNKNOWN-AREA unknown area"
                        + " 'boarder' in pieces.cavalo.turns; did you mean 'border'?");
    }

    @Test
    void leavesOutAnEmptyPath() {
        assertThat(new Problem("f", 1, 2, "", "E-EMPTY", "the file is empty"))
                .hasToString("f:1:2: E-EMPTY the file is empty");
    }

    @Test
    void sortsByLocationAndDropsDuplicates() {
        for (int line : new int[] {3, 1, 2, 3}) {
            problems.report(new Location("f", line, 1), "", "E-X", "x");
        }
        problems.report(new Location("f", 1, 1), "", "E-A", "x");
        problems.report(new Location("e", 9, 9), "", "E-Z", "x");
        assertThat(problems.list())
                .map(Problem::toString)
                .containsExactly("e:9:9: E-Z x", "f:1:1: E-A x", "f:1:1: E-X x", "f:2:1: E-X x", "f:3:1: E-X x");
    }

    @Test
    void stopsAfterTwoHundred() {
        for (int line = 1; line <= 300; line++) {
            problems.report(new Location("f", line, 1), "", "E-X", "x");
        }
        assertThat(problems.list()).hasSize(200);
        assertThat(problems.isFull()).isTrue();
        assertThat(problems.suggest("widht", List.of("width"))).isEmpty();
    }

    @Test
    void refusesLinesBelowOne() {
        assertThatThrownBy(() -> new Problem("f", 0, 1, "", "E-X", "x"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("0:1");
    }

    @ParameterizedTest
    @CsvSource(quoteCharacter = '`', textBlock = """
            boarder,   border
            widht,     width
            Width,     width
            wid th,    width
            sixthrank, sixth-rank
            SIXTH_RANK,sixth-rank
            hight,     height
            promoton,  promotion
            """)
    void suggestsTheNearestWord(String wrong, String meant) {
        List<String> known = List.of("border", "height", "promotion", "sixth-rank", "width");
        assertThat(problems.suggest(wrong, known)).isEqualTo("did you mean '" + meant + "'?");
    }

    @ParameterizedTest
    @CsvSource({"x", "depth", "zzzzzz", "bo"})
    void suggestsNothingIfNoWordIsNear(String wrong) {
        assertThat(problems.suggest(wrong, List.of("border", "width", "y"))).isEmpty();
    }

    @Test
    void suggestsTheSameOfEquallyNearWordsInAnyOrder() {
        assertThat(problems.suggest("cat", List.of("rat", "bat"))).isEqualTo("did you mean 'bat'?");
        assertThat(problems.suggest("cat", List.of("bat", "rat"))).isEqualTo("did you mean 'bat'?");
    }

    @Test
    void quotesOnOneLineAndCuts() {
        assertThat(Problems.quoted("a\nb")).isEqualTo("'a\\nb'");
        assertThat(Problems.quoted("x".repeat(41))).isEqualTo("'" + "x".repeat(40) + "...'");
    }
}
