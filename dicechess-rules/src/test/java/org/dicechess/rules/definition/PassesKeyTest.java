package org.dicechess.rules.definition;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The key that says whether turns without a move repeat positions. */
class PassesKeyTest {

    private static final String CHESSLIKE = """
            format: 1
            id: trial
            name: Trial
            board: {files: 5, ranks: 5}
            pieces:
              king: {symbol: K, move: K, royal: true}
              rook: {symbol: R, move: R}
            turn: move
            check: {}
            endings:
              mate: {when: checkmate, result: loses}
              stalemate: {when: stalemate, result: draws}
              again: {when: repetition, times: 3, result: draws}
            setup: k4/3r1/5/1R3/4K w - - 0 1
            """;

    private static final String DICE = CHESSLIKE
            .replace("turn: move\n", "dice: {die: {faces: [king, rook]}}\nturn: [{roll: die}, move]\n")
            .replace("check: {}", "check: {attacked-royal: may-be-taken}")
            .replace("endings:\n", "endings:\n  no-king: {when: none-left, pieces: king, result: loses}\n");

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({"counted", "ignored"})
    void aGameWithoutSuchTurnsHasNoUseForIt(String word) {
        Mistakes.check(
                folder,
                CHESSLIKE,
                "times: 3",
                "times: 3, passes: " + word,
                word,
                "E-UNUSED no turn of this game is without a move, so 'passes' has no effect");
    }

    /** Without stalemate a side without a move passes. */
    @Test
    void aSideWithoutAMovePassesWhereNoEndingSaysOtherwise() {
        String game = CHESSLIKE.replace("  stalemate: {when: stalemate, result: draws}\n", "");
        assertThat(Mistakes.all(folder, game.replace("times: 3", "times: 3, passes: ignored")))
                .isEmpty();
        assertThat(hash(game)).isEqualTo(hash(game.replace("times: 3", "times: 3, passes: ignored")));
    }

    @Test
    void theHashTellsGamesThatIgnorePassesFromGamesThatCountThem() {
        String counted = hash(DICE.replace("times: 3", "times: 3, passes: counted"));
        assertThat(hash(DICE)).isNotEqualTo(counted);
        assertThat(hash(DICE)).isEqualTo(hash(DICE.replace("times: 3", "times: 3, passes: ignored")));
        String none = DICE.replaceAll("  again: .*\n", "");
        assertThat(hash(none)).isNotIn(hash(DICE), counted);
    }

    private static String hash(String game) {
        return Loader.create()
                .load("game", game.getBytes(StandardCharsets.UTF_8))
                .rulesHash();
    }
}
