package org.dicechess.rules.definition;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.dicechess.rules.Errors;
import org.dicechess.rules.Loader;
import org.dicechess.rules.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** No castling and no deal puts a piece where it has to promote, and no royal promotes away where it must be safe. */
class ArrivalsTest {

    private static final String GAME = """
            format: 1
            id: arrivals
            name: Arrivals
            board: {files: 8, ranks: 8}
            areas: {home: {white: SQUARES}}
            pieces:
              king: {symbol: K, move: K PROMOTION}
              prince: {symbol: P, move: W, promotion: {area: home, to: [rook] OPTIONAL}}
              rook: {symbol: R, move: R}
            dice: {d: {faces: 2}}
            turn: TURN
            endings: {gone: {when: none-left, pieces: [king, prince], result: loses}}
            """;

    private static final String CASTLING = GAME.replace(" PROMOTION}", ", promotion: {area: home, to: [rook]}}")
                    .replace("OPTIONAL", "")
                    .replace("dice: {d: {faces: 2}}\n", "")
                    .replace("TURN", "move")
            + """
            castling: {king: king, rook: rook, ways: {one: {king: e1, rook: h1, king-to: g1, rook-to: f1}}}
            setup: r3k2r/8/8/8/8/8/8/R3K2R w Kk - 0 1
            """;

    private static List<Problem> problems(String text) {
        return Errors.of(Loader.create().check("arrivals.yaml", text.getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void castlingBringsNoPieceWhereItHasToPromote() {
        assertThat(problems(CASTLING.replace("SQUARES", "[g1, h8]")))
                .extracting(Problem::code, Problem::path, Problem::message)
                .contains(org.assertj.core.groups.Tuple.tuple(
                        "E-PROMOTION",
                        "castling",
                        "a king may be put on g1, where it has to promote; expected an area without such squares"));
        assertThat(problems(CASTLING.replace("SQUARES", "[h8, f1]"))).isEmpty();
    }

    /** A side sees the area, but the enemy's piece promotes in its own last ranks. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "own | rank 7 | true",
                "own | rank 2 | false",
                "enemy | rank 7 | false",
                "enemy | rank 2 | true",
            })
    void noActionPutsAPieceWhereItHasToPromote(String of, String squares, boolean promotes) {
        String game = GAME.replace(" PROMOTION}", "}")
                        .replace("OPTIONAL", "")
                        .replace("SQUARES}", "rank 7}, at: {white: " + squares + "}")
                        .replace("TURN", "[{act: [puts]}, {roll: d}, move]")
                + "actions: {puts: {put: prince, of: " + of + ", in: at}}\n"
                + "setup: r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1\n";
        assertThat(problems(game)).extracting(Problem::code).isEqualTo(promotes ? List.of("E-PROMOTION") : List.of());
    }

    private static String dealing(String deal, String optional) {
        return GAME.replace(" PROMOTION}", "}")
                        .replace("OPTIONAL", optional)
                        .replace("SQUARES", "[rank 1]")
                        .replace("TURN", "[roll: d, move]")
                + "setup:\n  position: r3k3/8/8/8/8/8/8/4K3 w - - 0 1\n  deal: " + deal + "\n";
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{die: array, steps: [{place: prince, on: [b1, a2]}]}",
                "{dice: [d], slots: {s: {holds: rook, on: b1}}, tables: {t: {by: d, rows: {1: {s: prince}, else: {}}}}}",
                "{die: array, mirrored: true, steps: [{place: prince, for: white, on: [b1, a2]}]}",
            })
    void noDealPutsAPieceWhereItHasToPromote(String deal) {
        assertThat(problems(dealing(deal, ""))).singleElement().satisfies(problem -> {
            assertThat(problem.code()).isEqualTo("E-PROMOTION");
            assertThat(problem.path()).isEqualTo("setup.deal");
            assertThat(problem.message())
                    .startsWith("after the roll [" + (deal.contains("table") ? 1 : 0)
                            + "] of the deal a prince stands on b1, where it has to promote");
        });
        assertThat(problems(dealing(deal, ", optional: true"))).isEmpty();
        assertThat(problems(dealing(deal.replace("b1", "b2"), ""))).isEmpty();
    }

    private static final String ROYAL = """
            format: 1
            id: arrivals
            name: Arrivals
            board: {files: 8, ranks: 8}
            areas: {last: {white: rank 8}}
            pieces:
              king: {symbol: K, move: K, royal: true, promotion: {area: last, to: [KINDS]}}
              duke: {symbol: D, move: W, royal: true}
              rook: {symbol: R, move: R}
            turn: move
            check: {}
            endings: {mate: {when: checkmate, result: loses}}
            setup: r3k3/8/8/8/8/8/8/4K3 w - - 0 1
            """;

    @ParameterizedTest
    @ValueSource(strings = {"rook", "duke, rook", "array, not king"})
    void aRoyalThatMustBeSafeStaysRoyal(String kinds) {
        assertThat(problems(ROYAL.replace("KINDS", kinds))).singleElement().satisfies(problem -> {
            assertThat(problem.code()).isEqualTo("E-CHECK");
            assertThat(problem.message())
                    .startsWith("a royal king may become a rook, which is not royal; write"
                            + " 'attacked-royal: may-be-taken'");
        });
        assertThat(problems(ROYAL.replace("KINDS", "duke"))).isEmpty();
    }
}
