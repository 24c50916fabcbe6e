package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.dicechess.Color;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.dicechess.rules.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Madrasi: a piece that an enemy of its kind attacks is paralysed. Lines of {@code beside} end at the first piece. */
class RivalsTest {

    private static final String GAME = """
            format: 1
            id: trial
            name: Trial
            board: {files: 8, ranks: 8}
            pieces:
              rook: {symbol: R, move: {move: R, beside: {pieces: rook, of: enemy, by: R, at-most: 0}}}
              bishop: {symbol: B, move: {move: B, beside: {pieces: bishop, of: enemy, by: B3, at-most: 0}}}
              king: {symbol: K, move: K, royal: true}
            turn: move
            check: {}
            endings: {checkmate: {when: checkmate, result: loses}}
            setup: 4k3/8/8/8/8/8/8/4K3 w - - 0 1
            """;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({
        "7k/8/8/R7/8/8/8/r3K3, a5, 0", // the rooks see each other, so none moves
        "r6k/8/B7/R7/8/8/8/4K3, a5, 11", // the bishop on a6 stands between: seven on the rank, four down the file
        "7k/8/8/1R6/8/8/r7/4K3, b5, 14",
        "7k/8/8/8/8/b7/1B6/4K3, b2, 0",
        "7k/5b2/8/8/2B5/8/8/4K3, c4, 0", // three squares away
        "7k/6b1/8/8/3B4/8/8/7K, d4, 0",
        "7k/8/7b/8/8/4B3/8/7K, e3, 0",
        "7k/6b1/8/8/8/2B5/8/7K, c3, 10", // four squares away: four to g7, and two each to e1, a1, a5
    })
    void aPieceThatSeesARivalDoesNotMove(String board, String from, int moves) {
        assertThat(Trial.events(variant(GAME).position(board + " w - - 0 1")).stream()
                        .filter(event -> event.startsWith(from)))
                .hasSize(moves);
    }

    /** The rook on a1 is paralysed, so it gives no check, and a king may stand where it looks. */
    @Test
    void aParalysedPieceGivesNoCheck() {
        Variant variant = variant(GAME);
        assertThat(variant.position("7k/8/8/R7/8/8/8/r3K3 w - - 0 1").inCheck(Color.WHITE))
                .isFalse();
        assertThat(variant.position("7k/8/8/1R6/8/8/8/r3K3 w - - 0 1").inCheck(Color.WHITE))
                .isTrue();
        assertThat(Trial.events(variant.position("7k/8/8/R7/8/8/8/r3K3 w - - 0 1")))
                .contains("e1d1", "e1f1");
        // A bishop between the rooks would free both.
        assertThat(Trial.events(variant.position("7k/8/8/R7/8/1B6/8/r3K3 w - - 0 1")))
                .contains("b3c2")
                .doesNotContain("b3a4", "b3a2");
    }

    @ParameterizedTest
    @CsvSource({"pR", "nN", "'[W-F]'", "mR", "'[F?sR]'"})
    void onlyLeapsAndStraightLinesAreSights(String by) {
        Stream<Problem> problems = Loader.create().check(write(GAME.replace("by: R,", "by: \"" + by + "\","))).stream();
        assertThat(problems.map(Problem::code)).containsExactly("E-BETZA");
    }

    private Path write(String game) {
        try {
            return java.nio.file.Files.writeString(folder.resolve("trial.yaml"), game);
        } catch (java.io.IOException failed) {
            throw new AssertionError(failed);
        }
    }

    private static Variant variant(String game) {
        return Loader.create().load("trial", game.getBytes(StandardCharsets.UTF_8));
    }
}
