package org.dicechess.specs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.dicechess.Variant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The kit finds mistakes and names their place. Chess is right, so the cases here are wrong. */
class VariantSpecTest {

    private final Variant chess = VariantSpec.variant("chess");

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            e2e4;           no;               expected no but yes
            e2e5;           yes;              expected yes but no:
            e2e5;           no: xyzzy;        expected no: xyzzy but no:
            moves e2;       e2e3;             expected e2e3 but e2e3 e2e4
            moves e3;       e3e4;             expected e3e4 but -
            count;          21;               expected 21 but 20
            node;           decision black;   expected decision black but decision white
            end;            1-0 checkmate;    expected 1-0 checkmate but -
            check;          yes;              expected yes but no
            board;          8;                expected 8 but rnbqkbnr/
            weight [1];     1 of 6;           but nothing is thrown
            san e2e4;       e2e4;             expected e2e4 but e4
            after e2e4 e2e4; yes;             IllegalEventException
            moves e2e4;     e7e5;             but e2e4 ('e2e4' is not played; events to play first stand behind the roll)
            moves e2e4 e7;  e7e5;             'moves' takes one beginning of texts; events to play first stand behind the roll
            """)
    void aWrongCaseFailsWithRuleExpectationAndAnswer(String question, String expected, String message) {
        List<Check> checks =
                VariantSpec.cases(chess, "# comment\n\nchess-0 | start | - | " + question + " | " + expected);
        assertThat(checks).hasSize(1);
        assertThatThrownBy(checks.get(0)::run)
                .isInstanceOf(AssertionError.class)
                .hasMessageStartingWith("chess-0: start, " + question + " (line 3): expected " + expected)
                .hasMessageContaining(message);
    }

    @Test
    void aPositionThatCannotBeReadFailsItsCaseOnly() {
        List<Check> checks = VariantSpec.cases(chess, "a-1 | 9/8 w | - | check | no\na-2 | start | - | check | no");
        assertThatThrownBy(checks.get(0)::run)
                .isInstanceOf(AssertionError.class)
                .hasMessageStartingWith("a-1: 9/8 w");
        checks.get(1).run();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "chess-0 | start | - | check",
                "chess-0 | start | - | check | no | more",
                "chess-0 | start | | check | no"
            })
    void aMalformedCaseIsRefusedWithItsLine(String line) {
        assertThatThrownBy(() -> VariantSpec.cases(chess, "\n" + line))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("line 2: expected 5 fields")
                .hasMessageContaining(line);
    }

    @ParameterizedTest
    @CsvSource({"weight, a roll", "san, an event"})
    void aQuestionWithoutItsArgumentFailsWithAMessage(String question, String needed) {
        Check check = VariantSpec.cases(chess, "chess-0 | start | - | " + question + " | yes")
                .get(0);
        assertThatThrownBy(check::run).hasStackTraceContaining("the question needs " + needed);
    }

    @ParameterizedTest
    @ValueSource(strings = {"wobble", "wobble e2e4", "moved e2", "COUNT"})
    void anUnknownQuestionIsRefusedWithItsLine(String question) {
        assertThatThrownBy(() -> VariantSpec.cases(chess, "\nchess-0 | start | - | " + question + " | yes"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("line 2: no question '" + question
                        + "'; there are moves, count, after, text, board, node, end, check, "
                        + "weight, san, and events");
    }

    @Test
    void aWrongCountFailsWithBothNumbers() {
        List<Check> checks = VariantSpec.perft(chess, "ply | start | 2 | 401 | by hand", 1000);
        assertThatThrownBy(checks.get(0)::run).hasMessage("perft 2 of start: expected 401 but 400");
    }

    @Test
    void largerCountsAreLeftOut() {
        assertThat(VariantSpec.perft(chess, "ply | start | 3 | 8902 | by hand", 8901))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"plies | start | 1 | 20 | x", "ply | start | one | 20 | x", "ply | start | 1 | many | x"})
    void aMalformedCountIsRefusedWithItsLine(String line) {
        assertThatThrownBy(() -> VariantSpec.perft(chess, line, 1000))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("line 1: not a count");
    }

    @Test
    void anUnknownVariantIsNamed() {
        assertThatThrownBy(() -> VariantSpec.variant("no-such-game")).hasMessageContaining("no-such-game");
    }

    @Test
    void propertiesNameVariantAndSeed() {
        assertThat(VariantSpec.properties(chess.start(), 17, 0))
                .isNotEmpty()
                .allSatisfy(check -> assertThat(check.name()).startsWith("chess seed 17 from rnbqkbnr"));
    }
}
