package org.dicechess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ConclusionTest {

    /** All that fits together; every other of the 45 combinations is refused. */
    private static final List<String> POSSIBLE = List.of(
            "resignation by white 0-1",
            "resignation by black 1-0",
            "agreement 1/2-1/2",
            "time 1/2-1/2",
            "time by white 0-1",
            "time by white 1/2-1/2",
            "time by black 1-0",
            "time by black 1/2-1/2",
            "adjudication 1-0",
            "adjudication 0-1",
            "adjudication 1/2-1/2",
            "adjudication by white 0-1",
            "adjudication by white 1/2-1/2",
            "adjudication by black 1-0",
            "adjudication by black 1/2-1/2",
            "abandonment 1/2-1/2",
            "abandonment by white 0-1",
            "abandonment by white 1/2-1/2",
            "abandonment by black 1-0",
            "abandonment by black 1/2-1/2");

    @Test
    void onlyPossibleCombinationsAreMade() {
        List<String> made = new ArrayList<>();
        for (Conclusion.Kind kind : Conclusion.Kind.values()) {
            for (Optional<Color> by :
                    List.of(Optional.<Color>empty(), Optional.of(Color.WHITE), Optional.of(Color.BLACK))) {
                for (Result result : Result.values()) {
                    try {
                        Conclusion conclusion = new Conclusion(kind, by, result, "");
                        made.add(conclusion.text() + " " + result.text());
                    } catch (IllegalArgumentException refused) {
                        assertThat(refused).hasMessageMatching(".* with the result .*, expected .*");
                    }
                }
            }
        }
        assertThat(made).containsExactlyInAnyOrderElementsOf(POSSIBLE);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            RESIGNATION  | WHITE | WHITE_WINS | resignation by white with the result 1-0, expected a side, which loses
            RESIGNATION  |       | DRAW       | resignation with the result 1/2-1/2, expected a side, which loses
            AGREEMENT    | BLACK | DRAW       | agreement by black with the result 1/2-1/2, expected a draw by no side
            TIME         |       | WHITE_WINS | time with the result 1-0, expected a side, which loses, or a draw
            ADJUDICATION | BLACK | BLACK_WINS | adjudication by black with the result 0-1, expected a named side not to win
            """)
    void aRefusalSaysWhatWasExpected(Conclusion.Kind kind, Color by, Result result, String message) {
        assertThatThrownBy(() -> new Conclusion(kind, Optional.ofNullable(by), result, ""))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
    }

    @Test
    void eachKindHasAShortForm() {
        assertThat(List.of(
                        Conclusion.resignation(Color.WHITE),
                        Conclusion.agreement(),
                        Conclusion.timeLoss(Color.BLACK),
                        Conclusion.timeDraw(Color.BLACK),
                        Conclusion.adjudication(Result.BLACK_WINS),
                        Conclusion.abandonment(Color.WHITE)))
                .extracting(conclusion ->
                        conclusion.text() + " " + conclusion.result().text() + conclusion.why())
                .containsExactly(
                        "resignation by white 0-1",
                        "agreement 1/2-1/2",
                        "time by black 1-0",
                        "time by black 1/2-1/2",
                        "adjudication 0-1",
                        "abandonment by white 0-1");
    }

    @Test
    void aReasonIsAddedAndReplaced() {
        Conclusion plain = Conclusion.resignation(Color.WHITE);
        assertThat(plain.because("tired").why()).isEqualTo("tired");
        assertThat(plain.because("tired").because("")).isEqualTo(plain);
        assertThat(plain.because("tired")).isNotEqualTo(plain);
        assertThat(plain.because("x".repeat(200)).why()).hasSize(200);
        assertThat(plain.because("São João \ud83c\udfb2").why()).isEqualTo("São João \ud83c\udfb2");
        assertThatThrownBy(() -> plain.because("x".repeat(201)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("why has 201 characters, expected at most 200");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a\nb",
                "\r",
                "\t",
                "\0",
                "\u001f",
                "\u007f",
                "\u0085",
                "\u2028",
                "\u2029",
                "left\u202Eright",
                "\u061C",
                "\u200B",
                "\u200E",
                "\u2066",
                "\u2069",
                "\uFEFF",
                "\u00AD",
                "\u034F",
                "\u115F",
                "\u2800",
                "\u3164",
                "\uFFA0",
                "\uFFFF",
                "\uFDD0",
                "\uDB40\uDC41",
                "\ud83c",
                "\udfb2\ud83c"
            })
    void aReasonIsOneLine(String why) {
        assertThatThrownBy(() -> Conclusion.agreement().because(why))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("why has the character U+")
                .hasMessageContaining(
                        "expected no control, direction or invisible character, line separator or single surrogate");
    }
}
