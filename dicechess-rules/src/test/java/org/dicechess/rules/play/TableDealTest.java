package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.dicechess.Cursor;
import org.dicechess.Node;
import org.dicechess.NotationException;
import org.dicechess.Outcome;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Deals by tables, and promotion to the kinds of the array. */
class TableDealTest {

    private static final String GAME = """
            format: 1
            id: deal
            name: Deal
            board: {files: 5, ranks: 6}
            areas: {last: {white: rank 6}}
            pieces:
              pawn: {symbol: P, move: fmWfcF, promotion: {area: last, to: [array, not pawn, not king]}}
              rook: {symbol: R, move: R}
              bishop: {symbol: B, move: B}
              knight: {symbol: N, move: N}
              camel: {symbol: Ca, move: C}
              king: {symbol: K, move: K, royal: true}
            dice:
              pair: {count: 2, faces: 2}
              coin: {faces: 2}
            setup:
              position: 2k2/ppppp/5/5/PPPPP/2K2
              deal:
                dice: [pair, coin]
                mirrored: true
                slots:
                  left: {holds: rook, on: a1}
                  right: {holds: bishop, on: [d1, e1]}
                tables:
                  first:
                    by: pair
                    fills: [left, right]
                    rows: {1-1: [knight, camel], else: {}}
                  second:
                    by: coin
                    rows:
                      1: {}
                      2: {left: slot right, right: slot left}
            turn: move
            check: {}
            counters:
              halfmove: {reset-by-capture: true}
            endings:
              checkmate: {when: checkmate, result: loses}
            """;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({
        "[1 1 1], n1k(ca)(ca)/ppppp/5/5/PPPPP/N1K(Ca)(Ca)",
        "[1 1 2], (ca)1knn/ppppp/5/5/PPPPP/(Ca)1KNN",
        "[1 2 1], r1kbb/ppppp/5/5/PPPPP/R1KBB",
        "[1 2 2], b1krr/ppppp/5/5/PPPPP/B1KRR",
        "[2 2 1], r1kbb/ppppp/5/5/PPPPP/R1KBB",
    })
    void tablesApplyInOrderAndRowsAllAtOnce(String roll, String board) {
        assertThat(variant(GAME).start().after(roll).text()).startsWith(board + " w ");
    }

    @Test
    void chancesAreThoseOfAllDiceTogether() {
        assertThat(weights(variant(GAME)))
                .isEqualTo(Map.of(
                        "[1 1 1]", 1L, "[1 1 2]", 1L, "[1 2 1]", 2L, "[1 2 2]", 2L, "[2 2 1]", 1L, "[2 2 2]", 1L));
        assertThat(((Node.Chance) variant(GAME).start().node()).total()).isEqualTo(8);
    }

    @Test
    void chancesMayBeEqual() {
        Variant equal = variant(GAME.replace("dice: [pair, coin]", "dice: [pair, coin]\n    chances: equal"));
        assertThat(weights(equal).values()).hasSize(6).containsOnly(1L);
        assertThat(((Node.Chance) equal.start().node()).total()).isEqualTo(6);
    }

    @Test
    void equalDiceAreReadInAnyOrderAndOthersNot() {
        Variant variant = variant(GAME);
        assertThat(variant.start().after("[2 1 1]")).isEqualTo(variant.start().after("[1 2 1]"));
        assertThat(variant.start().after("[2 1 2]")).isEqualTo(variant.start().after("[1 2 2]"));
    }

    @Test
    void slotsOfBothSidesNeedNoMirror() {
        String sides = GAME.replace("mirrored: true", "mirrored: false").replace("on: a1}", "on: a1, for: black}");
        assertThat(variant(sides).start().after("[1 2 1]").text()).startsWith("2k2/ppppp/5/5/PPPPP/r1KBB w ");
    }

    @Test
    void theTotalIsOddOrEven() {
        String total = GAME.replace("by: coin", "by: {total: pair}")
                .replace("1: {}", "odd: {}")
                .replace("2: {left", "even: {left")
                .replace("dice: [pair, coin]", "dice: pair")
                .replace("  coin: {faces: 2}\n", "");
        assertThat(variant(total).start().after("[1 2]").text()).startsWith("r1kbb/");
        assertThat(variant(total).start().after("[2 2]").text()).startsWith("b1krr/");
    }

    @Test
    void aPiecePromotesToKindsOfTheArray() {
        Variant variant = variant(GAME);
        assertThat(Trial.events(variant.position("2k2/P4/5/5/5/2K2 w - - 0 1 {N(Ca)}")))
                .contains("a5a6n", "a5a6(ca)")
                .hasSize(7);
        assertThat(Trial.events(variant.position("2k2/P4/5/5/5/2K2 w - - 0 1 {RB}")))
                .contains("a5a6r", "a5a6b")
                .hasSize(7);
        assertThat(Trial.events(variant.position("2k2/P4/5/5/5/2K2 w - - 0 1 {BR}")))
                .contains("a5a6r", "a5a6b")
                .hasSize(7);
    }

    @Test
    void theArrayBelongsToThePosition() {
        Variant variant = variant(GAME);
        Position knights = variant.position("2k2/P4/5/5/5/2K2 w - - 0 1 {N(Ca)}");
        Position rooks = variant.position("2k2/P4/5/5/5/2K2 w - - 0 1 {RB}");
        assertThat(knights).isNotEqualTo(rooks);
        assertThat(knights.cursor().key()).isNotEqualTo(rooks.cursor().key());
        assertThat(knights.ignoring("halfmove")).isNotEqualTo(rooks.ignoring("halfmove"));
        assertThat(variant.position(knights.after("a5a6n").text())).isEqualTo(knights.after("a5a6n"));
        assertThat(variant.start().after("[1 1 1]").text()).endsWith(" {N(Ca)}");
    }

    @Test
    void arraysThatOfferTheSameKindsAreEqual() {
        Variant variant = variant(GAME);
        assertThat(variant.start().after("[1 2 1]")).isEqualTo(variant.start().after("[2 2 1]"));
    }

    @Test
    void aDealIsTakenBackCompletely() {
        Cursor cursor = variant(GAME).start().cursor();
        int[] events = new int[cursor.variant().eventBound()];
        long key = cursor.key();
        int count = cursor.list(events, 0);
        for (int i = 0; i < count; i++) {
            cursor.play(events[i]);
            cursor.undo();
            assertThat(cursor.key()).isEqualTo(key);
            assertThat(cursor.position()).isEqualTo(cursor.variant().start());
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2k2/P4/5/5/5/2K2 w - - 0 1              | expected the kinds of the array to which pieces promote, such as {N(Ca)}",
                "2k2/P4/5/5/5/2K2                        | expected the kinds of the array to which pieces promote, such as {N(Ca)}",
                "2k2/P4/5/5/5/2K2 w - - 0 1 {RN}         | no array of this game has the kinds {RN}",
                "2k2/P4/5/5/5/2K2 w - - 0 1 {RB          | no array of this game has the kinds {RB",
                "2k2/P4/5/5/5/2K2 w - - 0 1 {RX}         | no piece has the symbol 'X'",
                "2k2/P4/5/5/5/2K2 w - - 0 1 {RB} {RB}    | '{RB}', expected the end of the text",
                "2k2/ppppp/5/5/PPPPP/2K2 w - - 0 1 {RB} ? | expected no kinds of the array before the deal",
            })
    void positionsNeedTheArrayAfterTheDeal(String text, String problem) {
        Variant variant = variant(GAME);
        assertThatThrownBy(() -> variant.position(text))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining(problem);
    }

    @Test
    void withoutADealTheArrayIsThePosition() {
        String still = GAME.substring(0, GAME.indexOf("dice:")) + "setup: nrk2/ppppp/5/5/PPPPP/NRK2\n"
                + GAME.substring(GAME.indexOf("turn:"));
        Position position = variant(still).position("2k2/P4/5/5/5/2K2 w - - 0 1");
        assertThat(Trial.events(position)).contains("a5a6n", "a5a6r").hasSize(7);
    }

    /** Lines and columns are those of the game above. */
    @ParameterizedTest(name = "{2}")
    @CsvSource(
            delimiter = '|',
            value = {
                "left: {holds: rook, on: a1} | lefd: {holds: rook, on: a1}     | 27:17 E-UNKNOWN-SLOT unknown slot 'left' did you mean 'lefd'?",
                "holds: rook                 | holds: rok                      | 22:21 E-UNKNOWN-PIECE unknown piece 'rok' did you mean 'rook'?",
                "holds: rook,                | held: rook,                     | 22:13 E-REQUIRED required key 'holds' is missing",
                "on: a1}                     | on: c1}                         | 22:13 E-DEAL pieces are dealt to c1, where the position has a piece; expected an empty square",
                "on: a1}                     | on: d1}                         | 23:14 E-DEAL d1 already has a slot; expected a square without one",
                "on: a1}                     | on: [a1, a6]}                   | 22:13 E-DEAL a6 already has a slot; expected a square without one",
                "on: a1}                     | on: a9}                         | 22:31 E-UNKNOWN-AREA no squares 'a9' on this board",
                "on: a1}                     | on: a1, for: black}             | 22:13 E-DEAL a mirrored deal has only slots for White",
                "dice: [pair, coin]          | dice: [pair, coins]             | 19:18 E-UNKNOWN-DICE unknown dice 'coins' did you mean 'coin'?",
                "dice: [pair, coin]          | dice: [pair, pair]              | 19:18 E-DUPLICATE 'pair' a second time; expected each dice once",
                "by: coin                    | by: pair                        | 33:11 E-UNKNOWN-ROW there is no roll '2'; expected faces ascending, as 1-1, or else",
                "by: coin                    | by: {sum: coin}                 | 30:13 E-REQUIRED required key 'total' is missing",
                "fills: [left, right]        | fills: [left, left]             | 27:23 E-DUPLICATE 'left' a second time; expected each slot once",
                "fills: [left, right]        | fills: [left]                   | 28:21 E-TYPE list of 1 expected: left",
                "1-1: [knight, camel]        | 1-1: [knight]                   | 28:21 E-TYPE list of 2 expected: left, right",
                "1-1: [knight, camel]        | 1-1: [knight, slot rihgt]       | 28:35 E-UNKNOWN-SLOT unknown slot 'rihgt' did you mean 'right'?",
                "1-1: [knight, camel]        | 2-1: [knight, camel]            | 28:16 E-UNKNOWN-ROW there is no roll '2-1'; expected faces ascending, as 1-1, or else did you mean '1-2'?",
                "by: coin                    | by: {total: coin}               | 32:11 E-UNKNOWN-ROW there is no roll '1'; expected odd, even or else",
                "by: coin                    | by: cion                        | 30:13 E-UNKNOWN-DICE this deal does not throw 'cion'; expected one of pair, coin did you mean 'coin'?",
                "by: coin                    | by: [pair, coin]                | 30:13 E-TYPE single value expected, not the list [pair, coin] a text in brackets needs quotes",
                ", else: {}                  | ''                              | 28:15 E-REQUIRED no row for 1-2, 2-2; write such rows, or a row 'else'",
                "1-1: [knight, camel], else  | 1-1: {}, 1-2: {}, 2-2: {}, else | 28:43 E-UNUSED no roll uses the row 'else', since each has a row of its own",
                "1: {}                       | 1: [rook]                       | 32:14 E-TYPE map expected: slots and their new contents",
                "2: {left                    | 3: {left                        | 33:11 E-UNKNOWN-ROW there is no roll '3'; expected faces ascending, as 1, or else",
                "not king                    | not kind                        | 7:85 E-UNKNOWN-PIECE unknown piece 'kind' did you mean 'king'?",
                "array, not pawn             | rook, not pawn                  | 7:70 E-UNUSED 'not' removes a kind that 'array' adds; expected 'array' in this list",
                "to: [array                  | to: [aray                       | 7:64 E-UNKNOWN-PIECE unknown piece 'aray'",
            })
    void mistakesAreReportedAtTheirPlace(String right, String wrong, String problem) throws IOException {
        assertThat(GAME).contains(right);
        Path file = Files.writeString(folder.resolve("wrong.yaml"), GAME.replace(right, wrong));
        List<String> problems = Loader.create().check(file).stream()
                .map(each -> each.line() + ":" + each.column() + " " + each.code() + " " + each.message() + " "
                        + each.hint())
                .toList();
        assertThat(problems).anyMatch(each -> each.startsWith(problem));
    }

    @Test
    void theOrderOfTablesIsPartOfTheRules() {
        int second = GAME.indexOf("      second:");
        int turn = GAME.indexOf("turn:");
        int first = GAME.indexOf("      first:");
        String swapped = GAME.substring(0, first)
                + GAME.substring(second, turn)
                + GAME.substring(first, second)
                + GAME.substring(turn);
        assertThat(variant(swapped).start().after("[1 1 2]").text()).startsWith("n1k(ca)(ca)/");
        assertThat(variant(swapped).rulesHash()).isNotEqualTo(variant(GAME).rulesHash());
    }

    @Test
    void theArrayTakesThePlaceOfACounter() throws IOException {
        String counters =
                "counters: {a: {reset-by-capture: true}, b: {reset-by-capture: true}, c: {reset-by-capture: true}, d: {reset-by-capture: true}}\n";
        String many = GAME.replace("counters:\n  halfmove: {reset-by-capture: true}\n", counters);
        Path file = Files.writeString(folder.resolve("many.yaml"), many);
        assertThat(Loader.create().check(file))
                .anyMatch(problem -> problem.message().contains("4 counters; at most 3"));
    }

    /** A king that only one row deals would leave the required number of kings open. */
    @Test
    void everyRollDealsTheSameRoyals() throws IOException {
        Path file = Files.writeString(folder.resolve("royals.yaml"), GAME.replace("1: {}", "1: {left: king}"));
        assertThat(Loader.create().check(file))
                .anyMatch(
                        problem -> problem.message()
                                .contains(
                                        "the same number of royal pieces to each side; [1 1 2] deals other royals than [1 1 1]"));
    }

    private static Map<String, Long> weights(Variant variant) {
        return ((Node.Chance) variant.start().node())
                .outcomes().stream()
                        .collect(Collectors.toMap(outcome -> outcome.event().text(), Outcome::weight));
    }

    private Variant variant(String definition) {
        return Trial.load(folder, definition);
    }
}
