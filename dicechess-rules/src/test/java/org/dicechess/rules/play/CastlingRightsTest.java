package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.dicechess.Cursor;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Castling with several kinds of rook, and castling that takes rights of the enemy. */
class CastlingRightsTest {

    private static final String REST = """
            turn: move
            check: {}
            endings: {checkmate: {when: checkmate, result: loses}, stalemate: {when: stalemate, result: draws}}
            """;

    private static final String FORFEITS =
            Trial.SMALL_CHESS.replace("king-to: g1, rook-to: f1", "king-to: g1, rook-to: f1, enemy-loses: king-side")
                    + REST;

    private static final String KNIGHTS = Trial.SMALL_CHESS
                    .replace("rook: rook\n", "rook: [rook, knight]\n")
                    .replace("queen-side:", "near: {king: e1, rook: b1, king-to: c1, rook-to: d1}\n    queen-side:")
            + REST;

    @TempDir
    private Path folder;

    @Test
    void castlingTakesRightsOfTheEnemy() {
        Position position = Trial.load(folder, FORFEITS).position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
        assertThat(position.after("e1g1").text()).isEqualTo("r3k2r/8/8/8/8/8/8/R4RK1 b q - 1 1");
        assertThat(position.after("e1c1").text()).isEqualTo("r3k2r/8/8/8/8/8/8/2KR3R b kq - 1 1");
        assertThat(Trial.events(position.after("e1g1"))).contains("e8c8").doesNotContain("e8g8");
        assertThatThrownBy(() -> position.after("e1g1").after("e8g8")).hasMessageContaining("may not castle");
    }

    @Test
    void theRightsComeBackWhenItIsTakenBack() {
        Cursor cursor = Trial.load(folder, FORFEITS)
                .position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1")
                .cursor();
        Position before = cursor.position();
        cursor.play(Trial.events(before).indexOf("e1g1"));
        cursor.undo();
        assertThat(cursor.position()).isEqualTo(before);
        assertThat(cursor.position().text()).contains("KQkq");
    }

    @Test
    void severalKindsCastleAsRooks() {
        Variant variant = Trial.load(folder, KNIGHTS);
        Position knight = variant.position("4k3/8/8/8/8/8/8/1N2K2R w KQ - 0 1");
        assertThat(Trial.events(knight)).contains("e1b1", "e1h1");
        assertThat(knight.after("e1b1").text()).isEqualTo("4k3/8/8/8/8/8/8/2KN3R b - - 1 1");
        assertThat(knight.after("b1c3").after("e8e7").text()).contains(" w K ");
        Position both = variant.position("4k3/8/8/8/8/8/8/RN2K3 w QB - 0 1");
        assertThat(both.text()).isEqualTo("4k3/8/8/8/8/8/8/RN2K3 w BQ - 0 1");
        assertThat(Trial.events(both)).contains("e1b1").doesNotContain("e1a1");
        assertThat(variant.position("4k3/8/8/8/8/8/8/1R2K3 w Q - 0 1").node().events())
                .isNotEmpty();
    }
}
