package org.dicechess.rules.reach;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.dicechess.Color;
import org.dicechess.rules.table.Board;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Castling of chess. The rights are bits: a1 is 1, h1 is 2, a8 is 4, h8 is 8. */
class CastlingsTest {

    @TempDir
    private static Path folder;

    private static Board board;
    private static Castlings castlings;

    @BeforeAll
    static void load() {
        board = Board.orthodox(folder);
        castlings = board.tables().castlings;
    }

    @ParameterizedTest
    @CsvSource({"0, a1, WHITE", "1, h1, WHITE", "2, a8, BLACK", "3, h8, BLACK"})
    void aRightIsASideAndTheSquareOfItsRook(int right, String rook, Color color) {
        assertThat(castlings.rights()).isEqualTo(4);
        assertThat(castlings.rookSquare(right)).isEqualTo(Board.square(rook));
        assertThat(castlings.color(right)).isEqualTo(color);
        assertThat(castlings.right(color.ordinal(), Board.square(rook))).isEqualTo(right);
        assertThat(castlings.right(1 - color.ordinal(), Board.square(rook))).isEqualTo(-1);
        assertThat(castlings.right(color.ordinal(), Board.square("e4"))).isEqualTo(-1);
    }

    @Test
    void eachSideHasTwoRights() {
        assertThat(castlings.rightsOf(0)).isEqualTo(0b0011);
        assertThat(castlings.rightsOf(1)).isEqualTo(0b1100);
    }

    @ParameterizedTest(name = "{0} goes {1}{2}, takes {3}: of {4} remain {5}")
    @CsvSource({
        "white king,   e1, e2,             , 15, 12",
        "black king,   e8, d8,             , 15, 3",
        "white king,   e1, e2,             , 12, 12",
        "white rook,   a1, a5,             , 15, 14",
        "white rook,   h1, h5,             , 15, 13",
        "black rook,   h8, h5,             , 15, 7",
        "white rook,   d1, d5,             , 15, 15",
        "black rook,   a1, a5,             , 15, 15",
        "white rook,   h1, h8, black rook  , 15, 5",
        "white bishop, e5, h8, black rook  , 15, 7",
        "white bishop, e5, h8, black knight, 15, 15",
        "black queen,  e4, a1, white rook  , 15, 14",
        "white knight, g1, f3,             , 15, 15",
        "white king,   e1, e2,             , 0,  0",
    })
    void rightsAreLostByMovesAndCaptures(String piece, String from, String to, String taken, long before, long after) {
        assertThat(castlings.kept(
                        before,
                        board.code(piece),
                        Board.square(from),
                        taken == null ? 0 : board.code(taken),
                        Board.square(to)))
                .isEqualTo(after);
    }

    @ParameterizedTest
    @CsvSource({
        "e1, 1, f1 g1,    e1 f1 g1",
        "e1, 0, b1 c1 d1, e1 d1 c1",
        "e8, 3, f8 g8,    e8 f8 g8",
        "e8, 2, b8 c8 d8, e8 d8 c8",
    })
    void squaresMustBeEmptyAndSafe(String king, int right, String empty, String safe) {
        int row = castlings.row(Board.square(king), right);
        assertThat(Board.names(castlings.empty()[row])).isEqualTo(Board.named(empty));
        List<Integer> expected = new ArrayList<>();
        for (String name : safe.split(" ")) {
            expected.add(Board.square(name));
        }
        assertThat(Arrays.stream(castlings.safe()[row]).boxed()).containsExactlyInAnyOrderElementsOf(expected);
        assertThat(castlings.uncovers(row)).isFalse();
    }

    /** A cannon captures over a screen, and king or rook may leave the screen's place. */
    @Test
    void aHopperMayCaptureOnceKingAndRookHaveLeft() {
        Castlings besideCannons = Board.chess(
                        folder, "turn: move", "check: {}", "endings: {mate: {when: checkmate, result: loses}}")
                .tables()
                .castlings;
        for (int row = 0; row < 4; row++) {
            assertThat(besideCannons.uncovers(row)).isTrue();
        }
    }

    @Test
    void aKingElsewhereCannotCastle() {
        assertThat(castlings.rows()).hasSize(4);
        assertThat(castlings.row(Board.square("d1"), 0)).isEqualTo(-1);
        assertThat(castlings.row(Board.square("e8"), 0)).isEqualTo(-1);
        assertThat(castlings.row(Board.square("e1"), 2)).isEqualTo(-1);
        assertThat(castlings.kingTakesRook()).isFalse();
        assertThat(castlings.isGuarded()).isTrue();
    }
}
