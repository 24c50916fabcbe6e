package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.dicechess.Event;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A royal that nothing may capture is not in check. The moves were counted by hand. */
class ProtectedRoyalTest {

    private static final Variant GUARDED = Loader.create().load("guarded", """
                    format: 1
                    id: guarded
                    name: Guarded kings
                    board: {files: 8, ranks: 8}
                    pieces:
                      king: {symbol: K, move: K, royal: true}
                      guard: {symbol: G, move: K, protects: {pieces: king, beside: K}}
                      rook: {symbol: R, move: R}
                      bishop: {symbol: B, move: B}
                    turn: move
                    check: {attacked-royal: safe}
                    endings:
                      checkmate: {when: checkmate, result: loses}
                      stalemate: {when: stalemate, result: draws}
                    setup: 4k3/8/8/8/8/8/8/R3K3 w - - 0 1
                    """.getBytes(StandardCharsets.UTF_8));

    private static List<String> moves(Position position) {
        return ((Node.Decision) position.node())
                .events().stream().map(Event::text).sorted().toList();
    }

    @ParameterizedTest
    @CsvSource({
        // A rook on the king's file: the guard may not leave the king, the king may leave it off the file.
        "4r2k/8/8/8/8/8/8/3GK3 w - - 0 1, d1d2 d1e2 e1d2 e1e2 e1f1 e1f2",
        // Without the rook the guard may leave.
        "7k/8/8/8/8/8/8/3GK3 w - - 0 1, d1c1 d1c2 d1d2 d1e2 e1d2 e1e2 e1f1 e1f2",
        // Beside the guard the king may step onto attacked squares.
        "1b5k/8/8/8/8/8/1r4G1/7K w - - 0 1, g2f1 g2f2 g2f3 g2g1 g2g3 g2h2 g2h3 h1g1 h1h2",
    })
    void legalMoves(String position, String moves) {
        Position here = GUARDED.notation().position(position);
        List<String> legal = moves(here);
        assertThat(String.join(" ", legal)).isEqualTo(moves);
        assertThat(here.inCheck(here.turn())).isFalse();
        for (String each : legal) {
            assertThat(here.explain(each)).isEmpty();
        }
    }

    @Test
    void aGuardThatLeavesIsTold() {
        Position here = GUARDED.notation().position("4r2k/8/8/8/8/8/8/3GK3 w - - 0 1");
        assertThat(here.explain("d1c1").orElseThrow()).isEqualTo("the king would be in check");
    }

    @Test
    void onlyAKingThatCanBeCapturedIsMated() {
        Position guarded = GUARDED.notation().position("7k/8/8/8/8/8/1r6/r5GK w - - 0 1");
        assertThat(guarded.node()).isInstanceOf(Node.Decision.class);
        Position bare = GUARDED.notation().position("7k/8/8/8/8/8/1r6/r6K w - - 0 1");
        assertThat(((Node.End) bare.node()).reason()).isEqualTo("checkmate");
    }
}
