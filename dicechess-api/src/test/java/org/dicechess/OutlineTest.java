package org.dicechess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OutlineTest {

    /** The licence of the fonts stands beside the outlines in the jar. */
    @Test
    void theLicenceIsAResource() throws IOException {
        try (InputStream text = Outline.class.getResourceAsStream("outlines-OFL.txt")) {
            assertThat(new String(text.readAllBytes(), StandardCharsets.UTF_8))
                    .contains("Noto Sans Symbols 2", "Noto Emoji", "SIL OPEN FONT LICENSE Version 1.1");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "M0 0L1 1",
                "M10 90L50 10L90 90Z",
                "M 10 90 L 50 10 L 90 90 Z",
                "M0 0L50 0 100 100Z",
                "M0 0H100V99.99H0.25Z",
                "M0 0C1 2 3 4 5 6S1 2 3 4Q1 2 3 4T5 6Z",
                "M10 50A40 40 0 1 1 90 50A40 40 360 0 0 10 50Z",
                "M0 0L1 1ZM5 5L6 6Z",
            })
    void readsPaths(String path) {
        assertThat(Outline.of(path).path()).isEqualTo(path);
        assertThat(Outline.of(path).name()).isEmpty();
    }

    @ParameterizedTest(name = "{1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "``              | character 1: expected a path that begins with M, not the end",
                "L1 1            | character 1: expected a path that begins with M, not 'L1 1'",
                "m0 0l1 1        | character 1: expected a path that begins with M, not 'm0 0l1 1'",
                "M0 0l1 1        | character 5: expected a command, one of M L H V C S Q T A Z, not 'l1 1'",
                "M0 0            | character 5: expected a command that draws, as L, not the end",
                "M0 0 1 1        | character 6: expected a command, one of M L H V C S Q T A Z, not '1 1'",
                "M0 0L100.0 1    | character 6: expected a number from 0 to 100, not '100.0 1'",
                "M0 0Z           | character 6: expected a command that draws, as L, not the end",
                "M0 0L1          | character 7: expected a number from 0 to 100, not the end",
                "M0 0L1Z         | character 7: expected a number from 0 to 100, not 'Z'",
                "M0 0L1 2 3      | character 11: expected a number from 0 to 100, not the end",
                "M0 0L-1 1       | character 6: expected a number from 0 to 100, not '-1 1'",
                "M0 0L+1 1       | character 6: expected a number from 0 to 100, not '+1 1'",
                "M0 0L.5 1       | character 6: expected a number from 0 to 100, not '.5 1'",
                "M0 0L1. 1       | character 8: expected a number from 0 to 100, not ' 1'",
                "M0 0L1.234 1    | character 8: expected at most 2 digits, not '234 1'",
                "M0 0L1234 1     | character 6: expected at most 3 digits, not '1234 1'",
                "M0 0L101 1      | character 6: expected a number from 0 to 100, not '101 1'",
                "M0 0L100.5 1    | character 6: expected a number from 0 to 100, not '100.5 1'",
                "M0 0L1e2 1      | character 7: expected a number from 0 to 100, not 'e2 1'",
                "M0 0L1,1        | character 7: expected a number from 0 to 100, not ',1'",
                "M0 0L1  1       | character 8: expected a command or a number after one blank, not ' 1'",
                "`M0 0L1 1 `     | character 10: expected a command or a number after one blank, not the end",
                "`M0 0L1\t1`     | character 7: expected a number from 0 to 100, not '?1'",
                "M0 0Z1 1        | character 6: expected a command, one of M L H V C S Q T A Z, not '1 1'",
                "M0 0A1 1 361 0 0 5 5 | character 10: expected a number from 0 to 360, not '361 0 0 5 5'",
                "M0 0A1 1 0 2 0 5 5   | character 12: expected a flag of an arc, 0 or 1, not '2 0 5 5'",
                "M0 0A1 1 0 1 0.5 5 5 | character 14: expected a flag of an arc, 0 or 1, not '0.5 5 5'",
                "M0 0A1 1 0 01 0 5 5  | character 12: expected a flag of an arc, 0 or 1, not '01 0 5 5'",
                "`M0 0L1 1\"/><script>` | character 9: expected a command, one of M L H V C S Q T A Z, not",
                "M0 0L1 1url(#a) | character 9: expected a command, one of M L H V C S Q T A Z, not 'url(#a)'",
                "`M0 0L１ 1`      | character 6: expected a number from 0 to 100, not '? 1'",
            })
    void refusesAllElseWithItsPlace(String path, String problem) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Outline.of(path))
                .withMessageStartingWith("path, ")
                .withMessageContaining(problem);
    }

    /** The same grammar as an expression: what the one accepts the other accepts. */
    @Test
    void anExpressionAcceptsTheSamePaths() {
        String number = "(?:100|0?[0-9]{1,2}(?:\\.[0-9]{1,2})?)";
        String pair = number + " " + number;
        String arc = pair + " (?:360|(?:[0-2]?[0-9]{1,2}|3[0-5][0-9])(?:\\.[0-9]{1,2})?) [01] [01] " + pair;
        String draws = "(?:[LT] ?P(?: P)*|[HV] ?N(?: N)*|C ?P P P(?: P P P)*|[SQ] ?P P(?: P P)*|A ?X(?: X)*)"
                .replace("N", number)
                .replace("P", pair)
                .replace("X", arc);
        String others = "(?:Z|M ?" + pair + ")";
        Pattern paths = Pattern.compile(
                "M ?" + pair + "(?: ?" + others + ")* ?" + draws + "(?: ?(?:" + draws + "|" + others + "))*");
        String[] words = {
            "M", "L", "H", "C", "Q", "A", "Z", " ", " ", " ", " ", " ", "0", "1", "1", "100", "99.5", "360", "7.25",
            "101", "l", ",", "-"
        };
        int texts = System.getProperty("dicechess.tests", "quick").equals("long") ? 40_000 : 4_000;
        Random random = new Random(1);
        int good = 0;
        for (int i = 0; i < texts; i++) {
            StringBuilder text = new StringBuilder("M1 1L1 1");
            int changes = 1 + random.nextInt(6);
            for (int j = 0; j < changes; j++) {
                text.append(words[random.nextInt(words.length)]);
            }
            boolean expected = paths.matcher(text).matches();
            good += expected ? 1 : 0;
            assertThat(isPath(text.toString())).as(text.toString()).isEqualTo(expected);
        }
        assertThat(good).isBetween(texts / 100, texts / 2);
    }

    private static boolean isPath(String text) {
        try {
            Outline.of(text);
            return true;
        } catch (IllegalArgumentException refused) {
            return false;
        }
    }

    @Test
    void thePathIsBounded() {
        String longest = "M0 0" + "L1 1".repeat(1499);
        assertThat(Outline.of(longest).path()).hasSize(6000);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Outline.of(longest + "Z"))
                .withMessage("path of 6001 characters; expected at most 6000");
    }

    @Test
    void builtInOutlinesHaveNames() {
        assertThat(Outline.names())
                .contains("king", "queen", "rook", "bishop", "knight", "pawn", "turned-knight", "elephant")
                .isSorted()
                .allMatch(name -> name.matches("[a-z]+(-[a-z]+)*"));
        for (String name : Outline.names()) {
            assertThat(Outline.named(name).orElseThrow().name()).contains(name);
        }
        assertThat(Outline.names().stream()
                        .map(name -> Outline.named(name).orElseThrow().path()))
                .doesNotHaveDuplicates();
    }

    @Test
    void anUnknownNameHasNoOutline() {
        assertThat(Outline.named("King")).isEmpty();
        assertThat(Outline.named("")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"#a1b2c3", "#000000", "#ffffff"})
    void anAreaHasAColour(String color) {
        assertThat(new Drawing.Area("a", color, "A").color()).isEqualTo(color);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "#",
                "a1b2c3",
                "#fff",
                "#A1B2C3",
                "#a1b2cg",
                "#a1b2c34",
                "red",
                "#a1b2c3;",
                "url(#x)",
                "#１23456"
            })
    void anAreaRefusesOtherColours(String color) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Drawing.Area("a", color, "A"))
                .withMessage("colour of area a: expected # and six of 0-9 a-f");
    }

    @Test
    void theTitleOfAnAreaIsBounded() {
        assertThat(new Drawing.Area("a", "#000000", "x".repeat(60)).title()).hasSize(60);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Drawing.Area("a", "#000000", "x".repeat(61)))
                .withMessage("title of area a: 61 characters; expected 1 to 60");
        assertThatIllegalArgumentException().isThrownBy(() -> new Drawing.Area("a", "#000000", ""));
    }
}
