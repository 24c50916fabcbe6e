package org.dicechess.rules.definition;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.Roll;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Deals on 256 squares with many ways load or are refused with the number and the limit. */
@Tag("long")
@Timeout(60)
class DealLimitsTest {

    private static final String EMPTY = "16" + "/16".repeat(15);
    private static final String KINGS = "12k2K" + "/16".repeat(15);
    private static final String GAME = """
            format: 1
            id: trial
            name: Trial
            board: {files: 16, ranks: 16}
            pieces:
              pawn: {symbol: P, move: fmW}
              king: {symbol: K, move: K, royal: true}
              hopper: {symbol: H, move: W}
            dice: {DICE}
            turn: move
            endings: {}
            options: {}
            setup:
              position: EMPTY w - - 0 1
              deal: DEAL
            """;

    @TempDir
    private Path folder;

    /** The square that stays empty is the last one in the first of 67 ways, and the first one in the last way. */
    @Test
    void aStepMayLeaveOneOfManySquaresEmpty() {
        List<Position> ways = ways(deal(step(66, "a1-p4, a5-c5")));
        String row = "/PPPPPPPPPPPPPPPP";
        String above = "16" + "/16".repeat(10);
        assertThat(ways).hasSize(67);
        assertThat(ways.get(0).text()).startsWith(above + "/PP14" + row.repeat(4) + " w");
        assertThat(ways.get(66).text()).startsWith(above + "/PPP13" + row.repeat(3) + "/1PPPPPPPPPPPPPPP w");
    }

    /** 72 squares have 72 * 71 / 2 pairs. */
    @Test
    void aStepMayLeaveTwoOfManySquaresEmpty() {
        assertThat(ways(deal(step(70, "a1-p4, a5-h5")))).hasSize(2556);
    }

    /** 83 squares have 83 * 82 / 2 pairs. The 81 pieces of the second step have one way on the 81 squares left. */
    @Test
    void manyPiecesOnTheirOnlySquaresHaveOneWay() {
        String on = "a1-p5, a6-c6";
        assertThat(ways(deal(step(2, on), step(81, on)))).hasSize(3403);
    }

    @ParameterizedTest
    @CsvSource({"4, a1-p15", "128, a1-p16", "64, a1-p8", "33, 'a1-p4, a5-c5'", "252, a1-p16"})
    void stepsWithFarTooManyWaysAreRefused(int pieces, String on) {
        assertThat(Mistakes.of(folder, deal(step(pieces, on))))
                .containsExactly("E-RANGE more than 100000 ways to deal; at most 100000");
    }

    /** Three of 84 squares are 95,284 ways. Ten million are 104 squares for each of them, and 90,464 squares more. */
    @Test
    void theWaysTimesTheSquaresOfTheStepsAreLimited() {
        String three = step(3, "a1-p5, a6-d6");
        assertThat(Mistakes.of(folder, deal(three, step(20, "a7-p7, a8-d8")))).isEmpty();
        String one = deal(three, step(21, "a7-p7, a8-e8"));
        assertThat(Mistakes.of(folder, one))
                .containsExactly("E-RANGE 95284 ways to deal, times 105 squares of the steps, are 10004820;"
                        + " at most 10000000");
        assertThat(Mistakes.placeOfFirst(folder, one)).startsWith("[{place: [pawn, pawn, pawn]");
    }

    @Test
    void theNumberOfStepsIsLimited() {
        assertThat(Mistakes.of(folder, deal(singles(100)))).isEmpty();
        assertThat(Mistakes.of(folder, deal(singles(101)))).containsExactly("E-RANGE 101 steps of a deal; at most 100");
    }

    /** 250 squares have 31,125 pairs. A dealt piece is ten units of work, and 248 pieces are dealt. */
    @Test
    void theSearchForChecksAfterADealIsLimited() {
        String game = deal(step(248, "a1-p15, a16-j16")).replace(EMPTY, KINGS);
        assertThat(Mistakes.of(folder, game)).isEmpty();
        String check = checked(game);
        assertThat(Mistakes.of(folder, check))
                .containsExactly("E-RANGE to look for check after 31125 of 31125 rolls of the deal takes 77190000 units"
                        + " of work; at most 50000000 for all rolls");
        assertThat(Mistakes.placeOfFirst(folder, check)).startsWith("{die: d, steps: ");
    }

    /**
     * Three pieces for each of 95,284 ways are 2,858,520 units. Three hoppers stand on lines to the king that no dealt
     * piece enters. All their ways are looked at after each roll.
     */
    @Test
    void theSearchForChecksCountsTheLinesOfHoppers() {
        String game = checked(deal(step(3, "n1-p15, a1-l3, b4, c4, d4"))
                .replace(EMPTY, "H11k2K" + "/16".repeat(11) + "/H15/16/16/12H3"));
        assertThat(Mistakes.of(folder, game)).isEmpty();
        assertThat(Mistakes.of(folder, game.replace("symbol: H, move: W", "symbol: H, move: " + "icpQ".repeat(50))))
                .hasSize(1)
                .first()
                .asString()
                .startsWith("E-RANGE to look for check after ")
                .endsWith(" units of work; at most 50000000 for all rolls");
    }

    /**
     * 216 squares have 23,220 pairs. 214 dealt pieces are 2,140 units, so all rolls are less than fifty million. The
     * lines of a hopper are 35 units more, so 22,989 rolls are 50,001,075.
     */
    @Test
    void theSearchForChecksCountsDealtPiecesAndLinesOfHoppers() {
        String hopper = "H11k2K" + "/16".repeat(15);
        String few = checked(deal(step(3, "a1-p1"))).replace(EMPTY, hopper);
        String many = checked(deal(step(214, "a1-p13, a14-h14"))).replace(EMPTY, hopper);
        String hops = "symbol: H, move: " + "icpQ".repeat(5);
        assertThat(Mistakes.of(folder, few.replace("symbol: H, move: W", hops))).isEmpty();
        assertThat(Mistakes.of(folder, many.replace("symbol: H, move: W", hops)))
                .containsExactly("E-RANGE to look for check after 22989 of 23220 rolls of the deal takes 50001075 units"
                        + " of work; at most 50000000 for all rolls");
    }

    /** Three dice with 47 faces have 47 * 48 * 49 / 6 rolls: too many to look for the nearest name of a row. */
    @Test
    void anUnknownRowOfManyHasNoNearestName() {
        String rows = IntStream.rangeClosed(1, 5000)
                .mapToObj(number -> "48-48-" + (47 + number) + ": {}")
                .collect(Collectors.joining(", "));
        List<String> problems = Mistakes.of(folder, tables(rows, ""));
        assertThat(problems).hasSize(200);
        assertThat(problems.get(0))
                .isEqualTo("E-UNKNOWN-ROW there is no roll '48-48-48'; expected faces ascending, as 1-1-1, or else");
        assertThat(Mistakes.of(folder, tables("3-2-1: {}, else: {}", "")).get(0))
                .endsWith("or else; did you mean '1-2-3'?");
    }

    /** Two dice of 200^4 = 1.6 * 10^9 cases each: together 2.56 * 10^18, or 25 rolls that are equally likely. */
    @Test
    void theCasesOfADealAreBounded() {
        String deal = "{dice: [p, q], slots: {a: {holds: pawn, on: a1}}, tables: {t: {by: p, rows: {1-1-1-1: {a: pawn},"
                + " else: {}}}, u: {by: q, rows: {1-1-1-1: {a: pawn}, else: {}}}}}";
        String dice = "p: {count: 4, faces: {1: 100, 2: 100}}, q: {count: 4, faces: {1: 100, 2: 100}}";
        assertThat(Mistakes.of(folder, game(dice, deal)))
                .containsExactly(
                        "E-RANGE these dice together make more than 10^15 equally likely cases; at most 10^15");
        assertThat(Mistakes.of(folder, game(dice, deal.replace("q],", "q], chances: equal,"))))
                .isEmpty();
        assertThat(Mistakes.of(folder, game(dice.replace("100", "10"), deal))).isEmpty();
    }

    /** A king goes from one slot to another; a table takes a king away, and the next one puts one elsewhere. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{a: slot b, b: slot a} | {}         | {}        | true",
                "{a: slot b, b: slot a} | {a: slot b, b: slot a} | {} | true",
                "{a: slot b}            | {}         | {}        | false",
                "{a: pawn}              | {b: king}  | {b: pawn} | false",
                "{a: pawn, b: king}     | {b: slot b} | {}       | true",
                "{a: pawn}              | {b: king}  | {a: slot b, b: slot a} | false",
                "{b: slot a}            | {a: pawn}  | {}        | false",
                "{c: slot a}            | {a: pawn}  | {c: king, a: pawn} | false",
                "{c: slot a, a: pawn}   | {}         | {}        | false",
                "{d: king, a: pawn}     | {}         | {}        | false",
            })
    void everyRollDealsAsManyRoyalsOfASide(String odd, String one, String two, boolean same) {
        String deal = "{dice: [p, q], slots: {a: {holds: king, on: a1}, b: {holds: pawn, on: b1},"
                + " c: {holds: pawn, on: [c1, d1]}, d: {holds: pawn, on: e1, for: black}},"
                + " tables: {t: {by: {total: p}, rows: {odd: " + odd + ", even: {}}}, u: {by: q, rows: {1: " + one
                + ", 2: " + two + "}}}}";
        List<String> problems = Mistakes.of(folder, game("p: {faces: 2}, q: {faces: 2}", deal));
        assertThat(problems).hasSize(same ? 0 : 1);
        assertThat(problems)
                .allMatch(problem -> problem.startsWith("E-DEAL every roll must deal the same number of royal pieces"));
    }

    /** The rows of 17,296 rolls are looked up in two tables for each of forty choices. */
    @Test
    void aDealOfManyRowsIsReadForEachChoice() {
        String choices = IntStream.range(0, 40)
                .mapToObj(number -> "c%d: {about: \"%d\"}".formatted(number, number))
                .collect(Collectors.joining(", "));
        String game = tables("1-1-1: {}, else: {}", ", u: {by: three, rows: {1-1-1: {}, else: {}}}")
                .replace("options: {}", "options: {o: {default: c0, choices: {" + choices + "}}}")
                .replace("holds: pawn, on: a1", "holds: king, on: a1-p16");
        assertThat(Mistakes.of(folder, game)).isEmpty();
    }

    /** Returns the positions after the rolls, in the order of the list. */
    private List<Position> ways(String game) {
        Position start =
                Loader.create().load(Mistakes.file(folder, "game.yaml", game)).start();
        int rolls = ((Node.Chance) start.node()).outcomes().size();
        return IntStream.range(0, rolls)
                .mapToObj(roll -> start.after(new Roll(List.of(roll))))
                .toList();
    }

    private static String deal(String... steps) {
        return game("", "{die: d, steps: [" + String.join(", ", steps) + "]}");
    }

    private static String tables(String rows, String more) {
        return game(
                "three: {count: 3, faces: 47}",
                "{dice: three, slots: {s: {holds: pawn, on: a1}}, tables: {t: {by: three, rows: {" + rows + "}}" + more
                        + "}}");
    }

    private static String game(String dice, String deal) {
        return GAME.replace("EMPTY", EMPTY).replace("DICE", dice).replace("DEAL", deal);
    }

    private static String checked(String game) {
        return game.replace("endings: {}", "check: {}\nendings: {mate: {when: checkmate, result: loses}}");
    }

    private static String step(int pieces, String on) {
        return "{place: [" + String.join(", ", Collections.nCopies(pieces, "pawn")) + "], on: [" + on + "]}";
    }

    /** Returns steps of one piece on one square each. */
    private static String[] singles(int count) {
        return IntStream.range(0, count)
                .mapToObj(number -> step(1, "" + (char) ('a' + number % 16) + (1 + number / 16)))
                .toArray(String[]::new);
    }
}
