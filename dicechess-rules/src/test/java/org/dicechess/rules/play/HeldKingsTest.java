package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.dicechess.Node;
import org.dicechess.NotationException;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Kings that are put on the board first, under check, and castling of dropped pieces. Values are counted by hand. */
class HeldKingsTest {

    private static final String GAME = Trial.SMALL_CHESS
                    .replace("areas: {", "areas: {home: {white: rank 1}, ")
                    .replace(
                            "rn2k2r/pppppppp/8/8/8/8/PPPPPPPP/RN2K2R w KQkq",
                            "8/pppppppp/8/8/8/8/PPPPPPPP/8[KRRkrr] w -")
                    .replace("  rook: rook\n", "  rook: rook\n  dropped: true\n")
            + """
            check: {}
            endings: {mate: {when: checkmate, result: loses}, stale: {when: stalemate, result: draws}}
            hands: {pieces: [king, rook], captured: nobody}
            turn: {drop: {to: home}, stuck: move}
            """;

    @TempDir
    private Path folder;

    private Variant game() {
        return Trial.load(folder, GAME);
    }

    /** A king that is dropped on its square castles with rooks that stand there, and a rook with the king. */
    @ParameterizedTest
    @CsvSource({
        "K@e1 k@a8 R@h1 r@c8 R@a1 r@d8, KQ",
        "R@h1 k@a8 K@e1 r@c8 R@b1 r@d8, K",
        "R@a1 k@e8 K@e1 r@h8 R@h1 r@d8, KQk",
        "R@a1 k@a8 K@d1 r@c8 R@h1 r@d8, -",
    })
    void aDroppedPieceMayCastle(String events, String rights) {
        Position dropped = Trial.play(game().start(), events.split(" "));
        assertThat(dropped.text().split(" ")[2]).isEqualTo(rights);
        assertThat(Trial.events(dropped)).noneMatch(text -> text.contains("@"));
    }

    /** A right that has been lost stays lost: only the piece that is dropped gains one. */
    @Test
    void noOtherRightComesBack() {
        Position before = game().position("4k3/8/8/8/8/8/8/4K2R[R] w - - 0 1");
        assertThat(Trial.play(before, "R@b1").text().split(" ")[2]).isEqualTo("-");
        assertThat(Trial.play(before, "R@a1").text().split(" ")[2]).isEqualTo("Q");
    }

    /** The rooks on a5 and d8 attack a1 and the file of d: six squares of the first rank are left for the king. */
    @Test
    void aKingIsPutWhereItIsSafe() {
        Position position = game().position("3rk3/8/8/r7/8/8/8/8[K] w - - 0 1");
        assertThat(Trial.events(position)).containsExactlyInAnyOrder("K@b1", "K@c1", "K@e1", "K@f1", "K@g1", "K@h1");
        assertThat(position.cursor().count()).isEqualTo(6);
        assertThat(position.explain("K@a1")).contains("after it White's royal would be attacked");
        Position none = game().position("rrkrrrrr/2r5/8/8/8/8/8/8[K] w - - 0 1");
        assertThat(none.node()).isInstanceOf(Node.End.class);
    }

    /** The king on e1 is in check by the rook on a1: only a rook between ends it. */
    @Test
    void aDropMustEndACheck() {
        Position position = game().position("4k3/8/8/8/8/8/8/r3K3[RR] w - - 0 1");
        assertThat(Trial.events(position)).containsExactlyInAnyOrder("R@b1", "R@c1", "R@d1");
        Position stuck = game().position("4k3/8/8/8/8/4r3/8/4K3[R] w - - 0 1");
        assertThat(Trial.events(stuck)).containsExactlyInAnyOrder("e1d1", "e1d2", "e1f1", "e1f2");
    }

    @ParameterizedTest
    @CsvSource({
        "4k3/8/8/8/8/8/8/4K3[K] w - - 0 1, 'White has 2 royal pieces, expected 1'",
        "4k3/8/8/8/8/8/8/8[] w - - 0 1, 'White has 0 royal pieces, expected 1'",
        "8/8/8/8/8/8/8/8[KKk] w - - 0 1, 'White has 2 royal pieces, expected 1'",
    })
    void eachSideHasItsKing(String text, String reason) {
        assertThatThrownBy(() -> game().position(text))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining(reason);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "dropped: true | dropped: always | E-FLAG",
                "[king, rook], captured: nobody | knight, captured: nobody | E-UNUSED no hand holds the king or the rook; expected one of them under 'hands'",
                ", captured: nobody | , captured: captor | E-CHECK the royal king is guarded by 'check'; expected it in no hand, or 'captured: nobody'",
            })
    void aMistakeIsToldOnce(String right, String wrong, String problem) throws IOException {
        assertThat(GAME).contains(right);
        String game = GAME.replace(right, wrong).replace("[KRRkrr]", wrong.startsWith("knight") ? "[]" : "[KRRkrr]");
        Path file = Files.writeString(folder.resolve("trial.yaml"), game);
        List<String> problems = Loader.create().check(file).stream()
                .map(each -> each.code() + " " + each.message())
                .toList();
        assertThat(problems).singleElement().asString().startsWith(problem);
    }
}
