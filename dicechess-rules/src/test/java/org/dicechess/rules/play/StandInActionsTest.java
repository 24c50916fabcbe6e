package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Actions in place of a move save from mate and stalemate. */
class StandInActionsTest {

    private static final String GAME = """
            format: 1
            id: trial
            name: Trial
            board: {files: 5, ranks: 5}
            areas: {middle: [b2, c2, d2], pocket: [e1]}
            pieces:
              rook: {symbol: R, move: R}
              knight: {symbol: N, move: N}
              king: {symbol: K, move: K, royal: true}
            actions: {ACTION}
            turn: {one-of: [move, {act: [helps], only: {leaves: {not: check}}}]}
            check: {CHECK}
            endings: {checkmate: {when: checkmate, result: loses}, TAKEN}
            setup: k4/5/5/5/K4 w - - 0 1
            """;

    private static final String TAKEN = "taken: {when: none-left, pieces: king, result: loses}";

    /** The king on a1 is attacked along the file and hemmed in by the rook on b5; only a piece on the file helps. */
    @ParameterizedTest
    @CsvSource({
        "'helps: {put: knight, in: front}', 4k/1r3/r4/5/K4, N@a2/helps",
        "'helps: {relocate: knight, from: pocket, to: front}', 4k/1r3/r4/5/K3N, e1a2/helps",
        "'helps: {relocate: knight, from: pocket, to: front}', 4k/1r3/r4/5/K4, 'end'",
        "'helps: {exchange: knight, with: king, in: corner}', 4k/1r3/r4/5/K4, 'end'",
        "'helps: {relocate: king, from: corner, to: pocket}', 4k/1r3/r4/5/K4, a1e1",
        "'helps: {relocate: king, from: corner, to: pocket}', k3r/1r3/r4/5/K4, 'end'",
        "'helps: {exchange: knight, with: king, in: corner}', 1r2k/5/5/r4/K1N2, a1c1",
    })
    void anActionThatEndsACheckSavesFromMate(String action, String board, String event) {
        for (String check : new String[] {"", "attacked-royal: may-be-taken"}) {
            String game = GAME.replace("areas: {", "areas: {front: [a2], corner: [a1, c1], ")
                    .replace("ACTION", action)
                    .replace("CHECK", check)
                    .replace("TAKEN", check.isEmpty() ? "" : TAKEN);
            Position position = variant(game).position(board + " w - - 0 1");
            if (event.equals("end")) {
                assertThat(position.node()).as(check).isInstanceOf(Node.End.class);
            } else {
                assertThat(position.node()).as(check).isInstanceOf(Node.Decision.class);
                assertThat(Trial.events(position)).as(check).anyMatch(text -> text.startsWith(event));
            }
        }
    }

    /** Without `check` a side whose pieces cannot move is not stuck while it can put a piece. */
    @Test
    void anActionSavesFromStalemate() {
        String game = GAME.replace("ACTION", "helps: {put: knight, in: middle}")
                .replace("check: {CHECK}\n", "")
                .replace(", royal: true", "")
                .replace(", only: {leaves: {not: check}}", "")
                .replace(
                        "endings: {checkmate: {when: checkmate, result: loses}, TAKEN}",
                        "endings: {stuck: {when: stalemate, result: loses}}")
                .replace("king: {symbol: K, move: K}", "king: {symbol: K, move: fmW}");
        Variant variant = variant(game);
        assertThat(Trial.events(variant.position("k4/5/5/r4/K4 w - - 0 1"))).hasSize(3);
        assertThat(variant.position("k4/5/5/rrrr1/K4 w - - 0 1").node()).isInstanceOf(Node.End.class);
    }

    private static Variant variant(String game) {
        return Loader.create().load("trial", game.getBytes(StandardCharsets.UTF_8));
    }
}
