package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.dicechess.Color;
import org.dicechess.Event;
import org.dicechess.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Riders that end right behind the first piece on their way. All expected values are counted by hand. */
class GrasshopperTest {

    private static final String GAME = """
            format: 1
            id: trial
            name: Trial
            board: {files: 6, ranks: 6}
            areas: {low: {white: [rank 1, rank 2, rank 3]}}
            pieces:
              king: {symbol: K, move: K, royal: true}
              pawn: {symbol: P, move: none}
              hopper: {symbol: G, move: MOVE}
            check: {}
            turn: move
            endings: {checkmate: {when: checkmate, result: loses}}
            setup: 5k/6/6/6/6/K5 w - - 0 1
            """;

    @TempDir
    private Path folder;

    private Position position(String move, String text) {
        return Trial.load(folder, GAME.replace("MOVE", move)).position(text);
    }

    private static List<String> from(Position position, String square) {
        return position.node().events().stream()
                .map(Event::text)
                .filter(text -> text.startsWith(square))
                .sorted()
                .toList();
    }

    /**
     * From c3: over the pawn on c4 to the enemy's pawn on c5; over e3 to f3; over the king on b2 to a1. The pawn on d4
     * has an own pawn behind it, and nothing stands on the other lines.
     */
    @Test
    void aGrasshopperEndsRightBehindTheFirstPiece() {
        String text = "5k/2p1P1/2PP2/2G1p1/1K4/6 w - - 0 1";
        assertThat(from(position("gQ", text), "c3")).containsExactly("c3a1", "c3c5", "c3f3");
        assertThat(from(position("mgQ", text), "c3")).containsExactly("c3a1", "c3f3");
        assertThat(from(position("cgQ", text), "c3")).containsExactly("c3c5");
        assertThat(from(position("gR", text), "c3")).containsExactly("c3c5", "c3f3");
    }

    /** A number limits the squares from the start: over e3 it would be three steps to f3. */
    @Test
    void aNumberLimitsTheSquares() {
        String text = "5k/2p1P1/2PP2/2G1p1/1K4/6 w - - 0 1";
        assertThat(from(position("gQ2", text), "c3")).containsExactly("c3a1", "c3c5");
        assertThat(from(position("gQ3", text), "c3")).containsExactly("c3a1", "c3c5", "c3f3");
    }

    /** The hopper on a4 gives check over a3, where the king stands behind it; without a3 it does not. */
    @Test
    void aGrasshopperGivesCheckOverAPiece() {
        assertThat(position("gQ", "5k/6/g5/P5/K5/6 w - - 0 1").inCheck(Color.WHITE))
                .isTrue();
        assertThat(position("gQ", "5k/6/g5/6/K5/6 w - - 0 1").inCheck(Color.WHITE))
                .isFalse();
    }

    /** The king on a2 may not step to a3, in front of the pawn on a4 over which the hopper on a6 would take it. */
    @Test
    void aKingMayNotStepBehindAScreen() {
        assertThat(from(position("gQ", "g4k/6/p5/6/K5/6 w - - 0 1"), "a2"))
                .containsExactly("a2a1", "a2b1", "a2b2", "a2b3");
    }

    @Test
    void areasLimitWhereItEnds() {
        String text = "5k/2p3/2P3/2G1p1/1K4/6 w - - 0 1";
        assertThat(from(position("{move: gQ, to: low}", text), "c3")).containsExactly("c3a1", "c3f3");
    }
}
