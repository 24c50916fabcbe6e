package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dicechess.Cursor;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.NotationException;
import org.dicechess.Outcome;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Deals that are thrown again until a condition holds. */
@Tag("long")
class DealtConditionsTest {

    private static final String GAME = """
            format: 1
            id: trial
            name: Trial
            board: {files: 5, ranks: 5}
            areas: {first: {white: rank 1}, corners: {white: [a1, e1]}}
            pieces:
              pawn: {symbol: P, move: fmWfcF}
              rook: {symbol: R, move: R}
              king: {symbol: K, move: K}
            dice: {DICEcoin: {faces: 2}}
            turn: [{roll: coin}, move]
            endings: {}
            setup:
              position: 5/p4/5/P4/5 w - - 0 1
              deal:
                DEAL
                mirrored: true
                only-if: CONDITION
            """;

    /** The rook on b1 or c1, then the king on one of the four squares that are left: eight ways. */
    private static final String STEPS = "steps: [{place: rook, on: [b1, c1]}, {place: king, on: first}]";

    /** A pair of ones puts the rook aside, and the coin says where the king stands. */
    private static final String TABLES = """
            dice: [pair, coin]
                slots: {x: {holds: rook, on: b1}, y: {holds: pawn, on: [c1, d1]}}
                tables:
                  by-pair: {by: pair, rows: {1-1: {x: pawn}, else: {}}}
                  by-coin: {by: coin, rows: {1: {y: king}, 2: {}}}""";

    /**
     * The king on a1 or e1: its first or last choice, with the rook on b1 or c1. The first step is the lowest digit.
     */
    @Test
    void oneDieKeepsTheNumbersOfTheRollsThatMayCome() {
        Variant variant = variant(game("die: array\n    " + STEPS, "{pieces: king, in: corners}"));
        assertThat(weights(variant)).isEqualTo(Map.of("[0]", 1L, "[1]", 1L, "[6]", 1L, "[7]", 1L));
        assertThat(variant.start().after("[7]").text()).startsWith("2r1k/p4/5/P4/2R1K w");
        assertThat(IntStream.range(0, 4).mapToObj(number -> fallen(variant, number)))
                .containsExactly("[0]", "[1]", "[6]", "[7]");
    }

    @Test
    void aDieForEachStepShowsItsChoice() {
        Variant variant = variant(game("dice: d4\n    " + STEPS, "{pieces: king, in: corners}"));
        assertThat(weights(variant)).isEqualTo(Map.of("[1 1]", 1L, "[1 4]", 1L, "[2 1]", 1L, "[2 4]", 1L));
    }

    /** Of eight cases two are a pair of ones; each other roll keeps its weight. */
    @Test
    void rollsOfTablesKeepTheirWeights() {
        Variant variant = variant(game(TABLES, "{pieces: rook, at-least: 1}"));
        assertThat(weights(variant)).isEqualTo(Map.of("[1 2 1]", 2L, "[1 2 2]", 2L, "[2 2 1]", 1L, "[2 2 2]", 1L));
        assertThat(((Node.Chance) variant.start().node()).total()).isEqualTo(6);
        assertThat(IntStream.range(0, 6).mapToObj(number -> fallen(variant, number)))
                .containsExactly("[1 2 1]", "[1 2 1]", "[1 2 2]", "[1 2 2]", "[2 2 1]", "[2 2 2]");
    }

    /** The king guards the pawn on a2 from a1, with the rook on b1 or c1, and from b1; the rook never does. */
    @ParameterizedTest
    @CsvSource({
        "'{pieces: pawn, guarded: true}', '[0] [1] [3]'",
        "'{not: {pieces: pawn, guarded: true}}', '[2] [4] [5] [6] [7]'",
        "'{any: [{side: black}, {all: [{pieces: king, in: corners}, {pieces: pawn, guarded: false}]}]}', '[6] [7]'",
    })
    void conditionsSeeTheDealtPieces(String condition, String rolls) {
        String game = game("die: array\n    " + STEPS, condition);
        assertThat(String.join(" ", weights(variant(game)).keySet())).isEqualTo(rolls);
    }

    @Test
    void whatMayNotComeIsRefusedAndNoRecordHoldsIt() {
        Variant variant = variant(game("die: array\n    " + STEPS, "{pieces: king, in: corners}"));
        assertThatThrownBy(() -> variant.start().after("[2]"))
                .hasMessage(
                        "[2] is no roll of array; expected [0] to [7], one after which what the deal asks for is the"
                                + " case");
        GameRecord record = GameRecord.replay(variant.start(), List.of(event(variant.start(), "[6]")));
        String written = variant.notation().record(record);
        assertThat(variant.notation().record(written).position()).isEqualTo(record.position());
        assertThatThrownBy(() -> variant.notation().record(written.replace("[6]", "[5]")))
                .isInstanceOf(NotationException.class);
    }

    /** The dice of a deal do not depend on its condition, which a description does not try. */
    @Test
    void theDescriptionNamesTheSameDice() {
        String game = game("die: array\n    " + STEPS, "{pieces: king, in: corners}");
        Variant variant = variant(game);
        assertThat(variant.dice().get(1).dice().get(0).faces()).hasSize(8);
    }

    /** Ten units for each of four dealt pieces and each of 100,000 ways are within the limit; conditions cost more. */
    @ParameterizedTest
    @ValueSource(strings = {"{pieces: pawn, in: first, at-most: 0}", "{pieces: rook, guarded: false, at-most: 0}"})
    void manyWaysAreTriedWithinALimitOfWork(String condition) {
        String game = game("die: array\n    steps: [{place: [rook, rook, rook, rook, rook], on: all}]", condition)
                .replace("mirrored: true", "mirrored: false")
                .replace("5/p4/5/P4/5 w", "5/5/5/5/5 w");
        long begin = System.nanoTime();
        assertThat(((Node.Chance) variant(game).start().node()).total()).isPositive();
        assertThat(System.nanoTime() - begin).isLessThan(5_000_000_000L);
    }

    /**
     * Each choice tries 75,582 ways of 49 pieces, though one of them is left. All choices together have a limit, which
     * the second one reaches; forty would take half a minute.
     */
    @Test
    void allChoicesTogetherAreTriedWithinALimit() {
        String fixed = IntStream.range(0, 46)
                .mapToObj(square -> "{place: rook, on: " + (char) ('a' + square % 16) + (16 - square / 16) + "}, ")
                .collect(Collectors.joining());
        String choices = IntStream.range(0, 40)
                .mapToObj(choice -> "c" + choice + ": {setup: {deal: {only-if: {pieces: rook, in: file" + choice % 14
                        + ", at-least: 6}}}}")
                .collect(Collectors.joining(", "));
        String areas = IntStream.range(0, 16)
                .mapToObj(file -> "file" + file + ": [file " + (char) ('a' + file) + "]")
                .collect(Collectors.joining(", "));
        String game = """
                format: 1
                id: trial
                name: Trial
                board: {files: 16, ranks: 16}
                areas: {AREAS}
                pieces: {king: {symbol: K, move: K}, rook: {symbol: R, move: R}}
                turn: move
                endings: {gone: {when: none-left, pieces: king, result: loses}}
                options: {array: {about: x, default: c0, choices: {CHOICES}}}
                setup:
                  position: 16/16/16/16/16/16/16/16/16/16/16/16/16/16/K15/k15 w - - 0 1
                  deal: {die: d, steps: [FIXED{place: [rook, rook, rook], on: [a7-l7, a8-p11]}]}
                """.replace("FIXED", fixed).replace("CHOICES", choices).replace("AREAS", areas);
        long begin = System.nanoTime();
        assertThat(Loader.create().check("trial", game.getBytes(StandardCharsets.UTF_8)))
                .isEmpty();
        assertThat(System.nanoTime() - begin).isLessThan(12_000_000_000L);
    }

    private static String game(String deal, String condition) {
        return GAME.replace("DICE", deal.equals(TABLES) ? "pair: {count: 2, faces: 2}, " : "")
                .replace("DEAL", deal)
                .replace("CONDITION", condition);
    }

    private static Variant variant(String definition) {
        return Loader.create().load("trial", definition.getBytes(StandardCharsets.UTF_8));
    }

    private static Map<String, Long> weights(Variant variant) {
        Map<String, Long> weights = new LinkedHashMap<>();
        for (Outcome outcome : ((Node.Chance) variant.start().node()).outcomes()) {
            weights.put(outcome.event().text(), outcome.weight());
        }
        return weights;
    }

    private static Event event(Position position, String text) {
        return ((Node.Chance) position.node())
                .outcomes().stream()
                        .map(Outcome::event)
                        .filter(event -> event.text().equals(text))
                        .findFirst()
                        .orElseThrow();
    }

    private static String fallen(Variant variant, int number) {
        Cursor cursor = variant.start().cursor();
        return cursor.event(cursor.outcome(number)).text();
    }
}
