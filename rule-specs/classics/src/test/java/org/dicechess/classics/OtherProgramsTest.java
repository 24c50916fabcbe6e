package org.dicechess.classics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.NotationException;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Positions and moves as other programs write them, worked out by hand from their documentation. */
class OtherProgramsTest {

    private static final String CHESS = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "shogi | 4k4/9/9/9/9/9/9/9/4K4[Pp] w 3 2 | 4k4/9/9/9/9/9/9/9/4K4[Pp] w - - 3 2",
                "shogi | 4k4/9/9/9/9/9/9/9/4K4/Pp w - - 3 2 | 4k4/9/9/9/9/9/9/9/4K4[Pp] w - - 3 2",
                "reversi | 8/8/8/3pP3/3Pp3/8/8/8[30P30p] w 0 1 | 8/8/8/3pP3/3Pp3/8/8/8[30P30p] w - - 0 1",
                "crazyhouse | 4k3/8/8/8/8/8/8/4K3/QRqr w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[QRqr] w - - 0 1",
                "crazyhouse | 4k3/8/8/8/8/8/8/4K3/ w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[] w - - 0 1",
                "three-check-chess | " + CHESS + " w KQkq - 0 1 +0+0 | " + CHESS + " w KQkq - 3+3 0 1",
                "three-check-chess | " + CHESS + " w KQkq - 0 1 +1+2 | " + CHESS + " w KQkq - 2+1 0 1",
                "five-check-chess | " + CHESS + " w KQkq - 0 1 +4+0 | " + CHESS + " w KQkq - 1+5 0 1",
                "seirawan-chess | " + CHESS + "[HEhe] w KQBCDFGkqbcdfg - 0 1 | " + CHESS
                        + "[HEhe] w KQkq - 0 1 ^b1,c1,d1,f1,g1,b8,c8,d8,f8,g8",
                "seirawan-chess | r4k2/8/8/8/8/8/8/1N2K2R[HEhe] w BKa - 0 1"
                        + " | r4k2/8/8/8/8/8/8/1N2K2R[EHeh] w K - 0 1 ^b1,a8",
            })
    void positionsAreRead(String id, String written, String own) {
        Variant variant = Loader.create().load(id);
        Position read = variant.notation().position(written);
        assertThat(read).isEqualTo(variant.position(own));
        assertThat(variant.notation().pasted(written).position()).isEqualTo(read);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "shogi | 4k4/9/9/9/9/9/9/9/4K4 w 3 x | 27 | 'x', expected a whole number",
                "shogi | 4k4/9/9/9/9/9/9/9/4K4/P w - x 3 2 | 29 | en passant",
                "shogi | 4k4/9/9/9/9/9/9/9/4K4/X w - - 3 2 | 23 | 'X', expected pieces that a hand may hold",
                "shogi | 4k4/9/9/9/9/9/9/9/4K4/P/P w - - 3 2 | 22 | '/' after rank 1",
                "chess | 4k3/8/8/8/8/8/8/4K3/Q w - - 0 1 | 20 | '/' after rank 1",
                "chess | 4k3/8/8/8/8/8/8/4K3 w 0 1 | 23 | '0' is no castling right",
                "three-check-chess | 4k3/8/8/8/8/8/8/4K2R w - - 0 1 +4+0 | 33 | '4', expected a whole number from 0 to 3",
                "three-check-chess | 4k3/8/8/8/8/8/8/4K2R w - - 2+1 0 1 +0+0 | 36 | second value",
                "seirawan-chess | 4k3/8/8/8/8/8/8/1N2K3 w C - 0 1 | 25 | castling right 'C'",
                "seirawan-chess | 4k3/8/8/8/8/8/8/1N2K3 w BB - 0 1 | 26 | a second time",
            })
    void whatContradictsIsRefused(String id, String written, int column, String reason) {
        Variant variant = Loader.create().load(id);
        assertThatThrownBy(() -> variant.notation().position(written))
                .isInstanceOfSatisfying(NotationException.class, refusal -> {
                    assertThat(refusal.column()).isEqualTo(column);
                    assertThat(refusal.reason()).contains(reason);
                });
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                // A plus behind two squares promotes; behind an algebraic text, too, if the move gives no check.
                "shogi | 4k4/9/P8/9/9/9/9/9/4K4 w - - 0 1 | a7a8+ | a7a8+p",
                "shogi | 4k4/9/P8/9/9/9/9/9/4K4 w - - 0 1 | a8+ | a7a8+p",
                "shogi | 4k4/9/P8/9/9/9/9/9/4K4 w - - 0 1 | a7a8 | a7a8",
                "shogi | 4k4/9/9/9/9/9/9/1B7/4K4 w - - 0 1 | b2h8+ | b2h8+b",
                "shogi | 4k4/9/9/9/9/9/9/1B7/4K4 w - - 0 1 | Bh8+ | b2h8+b",
                "shogi | 4k4/9/9/9/9/9/9/R8/4K4 w - - 0 1 | Ra9=+R+ | a2a9+r",
                "shogi | 4k4/9/9/9/9/9/9/R8/4K4 w - - 0 1 | Ra9+ | a2a9",
                "shogi | 4k4/9/9/9/9/9/9/R8/4K4 w - - 0 1 | a2a9+ | a2a9+r",
                "shogi | 4k4/9/9/9/9/9/9/R8/4K4 w - - 0 1 | Rb2+ | a2b2",
                "shogi | 4k4/9/9/9/9/9/9/9/4K4[GP] w - - 0 1 | G*e5 | G@e5",
                "shogi | 4k4/9/9/9/9/9/9/9/4K4[gp] b - - 0 1 | p'e5 | p@e5",
                "shogi | 4k4/9/9/9/9/9/9/9/4K4[gp] b - - 0 1 | P*e5 | p@e5",
                "crazyhouse | 4k3/P7/8/8/8/8/8/4K3[] w - - 0 1 | a7a8q | a7a8q~",
                "crazyhouse | 4k3/P7/8/8/8/8/8/4K3[] w - - 0 1 | a7a8n | a7a8n~",
                "crazyhouse | 4k3/P7/8/8/8/8/8/4K3[] w - - 0 1 | a8=Q | a7a8q~",
                "crazyhouse | 4k3/P7/8/8/8/8/8/4K3[] w - - 0 1 | a8=Q~+ | a7a8q~",
                "crazyhouse | 4k3/8/8/8/8/8/8/Q~3K3[] w - - 0 1 | Qa5 | a1a5",
                "crazyhouse | 4k3/8/8/8/8/8/8/Q~3K3[] w - - 0 1 | Q~a5 | a1a5",
            })
    void movesAreRead(String id, String position, String typed, String event) {
        Variant variant = Loader.create().load(id);
        assertThat(variant.notation().typed(variant.position(position), typed).text())
                .isEqualTo(event);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "shogi | 4k4/9/9/9/9/9/9/R8/4K4 w - - 0 1 | X*e5 | not an event",
                "crazyhouse | 1k6/8/8/8/8/8/8/Q3Q~2K[] w - - 0 1 | Qe5 | it may be Qae5",
                "crazyhouse | 4k3/P7/8/8/8/8/8/4K3[] w - - 0 1 | a7a8k | becomes one of",
            })
    void whatIsNoMoveOrSeveralIsRefused(String id, String position, String typed, String reason) {
        Variant variant = Loader.create().load(id);
        Position at = variant.position(position);
        assertThatThrownBy(() -> variant.notation().typed(at, typed)).hasMessageContaining(reason);
    }

    /** Other programs know no sign of a piece that was a pawn; the two queens differ by their files. */
    @Test
    void algebraicTextsNameNoPieceThatWasAPawn() {
        Variant crazyhouse = Loader.create().load("crazyhouse");
        Position at = crazyhouse.position("7k/P7/8/8/8/8/Q~5Q1/K7[] w - - 0 1");
        for (Event event : at.node().events()) {
            String san = crazyhouse.notation().san(at, event);
            assertThat(san).doesNotContain("~");
            assertThat(crazyhouse.notation().fromSan(at, san)).isEqualTo(event);
        }
        assertThat(List.of("a2d5", "g2d5", "a7a8q~").stream()
                        .map(text -> crazyhouse
                                .notation()
                                .san(at, crazyhouse.notation().event(at, text))))
                .containsExactly("Qad5", "Qgd5", "a8=Q+");
        GameRecord game = GameRecord.from(at).after("a7a8q~");
        assertThat(crazyhouse.notation().pgn(game)).contains("1. a8=Q+").doesNotContain("=Q~");
    }
}
