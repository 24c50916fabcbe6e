package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Castling in a game where the king may cross attacked squares, but must arrive on a safe one. */
class CastlingTest {

    private static final String GAME = """
            format: 1
            id: castling
            name: Castling
            board: {files: 8, ranks: 8}
            pieces:
              rook:   {symbol: R, move: R}
              cannon: {symbol: C, move: mRcpR}
              king:   {symbol: K, move: K, royal: true}
            castling:
              king: king
              rook: rook
              unattacked: false
              ways:
                king-side: {king: e1, rook: h1, king-to: g1, rook-to: f1}
            setup: 4k2r/8/8/8/8/8/8/4K2R w Kk - 0 1
            turn: move
            check: {}
            endings:
              checkmate: {when: checkmate, result: loses}
            """;

    @TempDir
    private Path folder;

    @Test
    void theKingCrossesAnAttackedSquare() {
        assertThat(Trial.events(game().position("4kr2/8/8/8/8/8/8/4K2R w K - 0 1")))
                .contains("e1g1");
    }

    @Test
    void theKingLeavesAnAttackedSquare() {
        assertThat(Trial.events(game().position("k3r3/8/8/8/8/8/8/4K2R w K - 0 1")))
                .contains("e1g1");
    }

    @Test
    void theKingDoesNotReachAnAttackedSquare() {
        assertThat(Trial.events(game().position("k5r1/8/8/8/8/8/8/4K2R w K - 0 1")))
                .doesNotContain("e1g1")
                .contains("e1f1");
    }

    @Test
    void theRookThatHasCastledIsAScreenForACannon() {
        assertThat(Trial.events(game().position("k7/8/8/8/8/8/8/c3K2R w K - 0 1")))
                .doesNotContain("e1g1")
                .contains("h1g1");
    }

    @Test
    void aCastlingThatCouldBeAStepIsWrittenAsKingTakesRook() {
        Position start = Trial.load(folder, GAME.replace("king-to: g1, rook-to: f1", "king-to: f1, rook-to: e1"))
                .start();
        assertThat(Trial.events(start)).contains("e1f1", "e1h1").doesNotHaveDuplicates();
        assertThat(start.after("e1f1").text()).startsWith("4k2r/8/8/8/8/8/8/5K1R b k ");
        assertThat(start.after("e1h1").text()).startsWith("4k2r/8/8/8/8/8/8/4RK2 b k ");
    }

    @Test
    void twoCastlingsToOneSquareAreWrittenAsKingTakesRook() {
        String ways = "king-to: g1, rook-to: f1}\n    queen-side: {king: e1, rook: a1, king-to: g1, rook-to: d1}";
        Position start = Trial.load(
                        folder, GAME.replace("king-to: g1, rook-to: f1}", ways).replace("4K2R w Kk", "R3K2R w KQk"))
                .start();
        assertThat(Trial.events(start))
                .contains("e1h1", "e1a1")
                .doesNotContain("e1g1")
                .doesNotHaveDuplicates();
    }

    /**
     * Two kings of one side, which may be captured: each right belongs to the first of them that can castle with the
     * rook.
     */
    @ParameterizedTest
    @CsvSource({
        "8/8/8/8/8/8/8/R1KR1K1R w, KQ",
        "8/8/8/8/8/8/8/R1KR1K1R w, KDQ",
        "8/8/8/8/8/8/8/RKRK3R w, KCQ",
        "8/8/8/8/8/2K5/8/R1KR3R w, KDQ",
        "r1k1r3/8/8/8/8/8/8/RK5R w, KQkq",
        "r1kr1k1r/8/2k5/8/8/8/8/8 b, kdq",
    })
    void rightsOfTwoKingsReadBack(String board, String rights) {
        Variant variant = Trial.load(
                folder,
                GAME.replace(", royal: true", "")
                        .replace("check: {}\n", "")
                        .replace("checkmate: {when: checkmate", "bare: {when: none-left, pieces: king")
                        .replace("  unattacked: false\n", "")
                        .replace("king-side: {king: e1, rook: h1, king-to: g1, rook-to: f1}", """
                king-side: {rook: east, king-to: g1, rook-to: f1}
                    queen-side: {rook: west, king-to: c1, rook-to: d1}"""));
        Position position = variant.position(board + " " + rights + " - 0 1");
        assertThat(position.text()).isEqualTo(board + " " + rights + " - 0 1");
        assertThat(variant.position(position.text())).isEqualTo(position);
    }

    /** A king that has come by promotion stands on a lower or on a higher square than the one that castles. */
    @ParameterizedTest
    @CsvSource({
        "4k2r/8/8/8/8/8/8/K3K2R w Kk - 0 1, e1g1",
        "4k2r/8/8/K7/8/8/8/4K2R w Kk - 0 1, e1g1",
        "4k2r/8/8/8/8/8/8/k3K2R b Kk - 0 1, e8g8",
        "k3k2r/8/8/8/8/8/8/4K2R b Kk - 0 1, e8g8",
        "4k2r/7k/8/8/8/8/8/4K2R b Kk - 0 1, e8g8",
    })
    void anotherKingDoesNotHinder(String position, String castling) {
        Variant variant = Trial.load(
                folder,
                GAME.replace(", royal: true", "")
                        .replace("check: {}\n", "")
                        .replace("checkmate: {when: checkmate", "bare: {when: none-left, pieces: king")
                        .replace("  unattacked: false\n", ""));
        assertThat(Trial.events(variant.position(position))).contains(castling);
    }

    private Variant game() {
        return Trial.load(folder, GAME);
    }
}
