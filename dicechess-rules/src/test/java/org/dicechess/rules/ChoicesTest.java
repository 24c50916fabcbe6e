package org.dicechess.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A check loads each choice of each option in full, and names the choice in its problems. */
class ChoicesTest {

    private static final String GAME = """
            format: 1
            id: trial
            name: Trial
            board: {files: 5, ranks: 5}
            pieces:
              rook: {symbol: R, move: R}
              king: {symbol: K, move: K, royal: true}
            dice: {pair: {count: 2, faces: [rook, king]}}
            turn: [{roll: pair}, move]
            endings: {gone: {when: none-left, pieces: king, result: loses}}
            setup: k4/5/5/5/K4 w - - 0 1
            options:
              other: {default: no, choices: {no: {}, yes: {name: Other}}}
              start: {default: usual, choices: {usual: {}, odd: CHANGES}}
            """;

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{setup: R4/5/5/5/K4 w - - 0 1} | E-POSITION the game is already over in its first position: gone (with the option start=odd)",
                "{setup: k4/5/5/5/K4 w K - 0 1} | E-POSITION column 15 of 'k4/5/5/5/K4 w K - 0 1': castling right 'K', expected - in a game without castling (with the option start=odd)",
                "{setup: k4/5/5/5/K w - - 0 1} | E-POSITION column 11 of 'k4/5/5/5/K w - - 0 1': rank 1 has 1 squares, expected 5 (with the option start=odd)",
                "{turn: [{roll: pair}, {spend: {most: true}}], dice: {pair: {count: 8}}, pieces: {rook: {move: QNN}}, board: {files: 16, ranks: 16}, setup: k15/16/16/16/16/16/16/16/16/16/16/16/16/16/16/K15 w - - 0 1} | E-RANGE",
            })
    void aChoiceThatDoesNotLoadIsAProblem(String changes, String problem) {
        assertThat(check(changes))
                .hasSize(1)
                .first()
                .asString()
                .startsWith(problem)
                .endsWith("(with the option start=odd)");
    }

    @Test
    void eachChoiceMayLoad() {
        assertThat(check("{setup: k4/5/5/5/KR3 w - - 0 1}")).isEmpty();
    }

    /** A load reads the choices that are not in force, but builds only the one that is. */
    @Test
    void aLoadBuildsTheChoiceInForceAlone() {
        byte[] game = game("{setup: R4/5/5/5/K4 w - - 0 1}");
        assertThatCode(() -> Loader.create().load("trial", game)).doesNotThrowAnyException();
        assertThat(Loader.create().option("start", "odd").check("trial", game))
                .extracting(Problem::message)
                .containsExactly("the game is already over in its first position: gone");
    }

    /**
     * Fifteen kinds of rider on 256 squares have more than a million lines and squares, so a check builds four such
     * choices at most. It finds the first of two choices that are over at once, but not the last.
     */
    @Test
    @Tag("long")
    void choicesTogetherAreBounded() {
        String over = "{setup: K15/16/16/16/16/16/16/16/16/16/16/16/16/16/16/K15 w - - 0 1}";
        String same = IntStream.range(0, 6)
                .mapToObj(i -> "c%d: {name: Other}".formatted(i))
                .collect(Collectors.joining(", "));
        String large = GAME.replace("files: 5, ranks: 5", "files: 16, ranks: 16")
                .replace("k4/5/5/5/K4", "k15/16/16/16/16/16/16/16/16/16/16/16/16/16/16/K15")
                .replace("pieces:\n", "pieces:\n" + riders(15))
                .replace("odd: CHANGES", "first: " + over + ", " + same + ", last: " + over);
        assertThat(Loader.create().check("large", large.getBytes(StandardCharsets.UTF_8)))
                .extracting(Problem::message)
                .containsExactly("the game is already over in its first position: gone (with the option start=first)");
    }

    /**
     * A deal of 20 pieces in 95,284 ways counts as 1,905,680 lines. With the lines of two kinds of rider two such
     * choices are more than four million: those of the option {@code other} and of one choice before the last.
     */
    @ParameterizedTest(name = "{0} choices before the last")
    @CsvSource({"0, true", "1, false"})
    void choicesWithDealsTogetherAreBounded(int before, boolean isLastBuilt) {
        String same = IntStream.range(0, before)
                .mapToObj(i -> "c%d: {name: Other}, ".formatted(i))
                .collect(Collectors.joining());
        String empty = "16/16/16/16/16/16/16/16/16/16/16/16/16/16/16/";
        String large = GAME.replace("files: 5, ranks: 5", "files: 16, ranks: 16")
                .replace("pieces:\n", "pieces:\n" + riders(2))
                .replace(
                        "setup: k4/5/5/5/K4 w - - 0 1",
                        "setup: {position: " + empty + "k14K w - - 0 1, deal: {die: d, steps: [{place: ["
                                + "rook, rook, rook], on: [a2-p6, a7-d7]}, {place: ["
                                + String.join(", ", Collections.nCopies(17, "rook")) + "], on: [a8-p8, a9]}]}}")
                .replace("odd: CHANGES", same + "last: {setup: " + empty + "K14K w - - 0 1}");
        assertThat(Loader.create().check("large", large.getBytes(StandardCharsets.UTF_8)))
                .extracting(Problem::message)
                .isEqualTo(
                        isLastBuilt
                                ? List.of(
                                        "the game is already over in its first position: gone (with the option start=last)")
                                : List.of());
    }

    /**
     * Seven dice of seven faces leave 3,432 different hands of none to seven dice. The table of dice that remain has an
     * entry for each hand, side, die, and each of 168 codes or none: 8,120,112 entries, which count as more than two
     * million lines. So two such choices are built: that of the option {@code other} and the next one.
     */
    @ParameterizedTest(name = "{0} choices before the last")
    @CsvSource({"0, true", "1, false"})
    @Tag("long")
    void choicesWithWaysToSpendDiceTogetherAreBounded(int before, boolean isLastBuilt) {
        String same = IntStream.range(0, before)
                .mapToObj(i -> "c%d: {name: Other}, ".formatted(i))
                .collect(Collectors.joining());
        List<String> kinds = IntStream.range(0, 82).mapToObj(i -> "p" + i).toList();
        String pieces = IntStream.range(0, 82)
                .mapToObj(i -> "  p%d: {symbol: P%c%c, move: W}\n".formatted(i, 'a' + i / 26, 'a' + i % 26))
                .collect(Collectors.joining());
        String face = "[rook, king, " + String.join(", ", kinds) + "]";
        String large = GAME.replace("pieces:\n", "pieces:\n" + pieces)
                .replace(
                        "{count: 2, faces: [rook, king]}",
                        "{count: 7, faces: [" + String.join(", ", Collections.nCopies(7, face)) + "]}")
                .replace("[{roll: pair}, move]", "[{roll: pair}, {spend: {}}]")
                .replace("odd: CHANGES", same + "last: {setup: K4/5/5/5/K4 w - - 0 1}");
        assertThat(Loader.create().check("large", large.getBytes(StandardCharsets.UTF_8)))
                .extracting(Problem::message)
                .hasSize(isLastBuilt ? 1 : 0);
    }

    /** Returns kinds of rider with many lines and squares. */
    private static String riders(int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> "  p%1$d: {symbol: P%2$s, move: \"QNN(1,4)(1,4)(2,5)(2,5)CCZZ(%1$d,2)\"}\n"
                        .formatted(i, (char) ('a' + i)))
                .collect(Collectors.joining());
    }

    private static List<String> check(String changes) {
        return Loader.create().check("trial", game(changes)).stream()
                .map(problem -> problem.code() + " " + problem.message())
                .toList();
    }

    private static byte[] game(String changes) {
        return GAME.replace("CHANGES", changes).getBytes(StandardCharsets.UTF_8);
    }
}
