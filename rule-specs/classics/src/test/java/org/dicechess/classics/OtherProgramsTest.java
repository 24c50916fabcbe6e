package org.dicechess.classics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.IllegalEventException;
import org.dicechess.NotationException;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Positions and moves as other programs write them, worked out by hand from their documentation. */
@Tag("long")
class OtherProgramsTest {

    private static final String CHESS = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

    /** Python-chess 1.11 knows these names. */
    @ParameterizedTest
    @CsvSource({
        "crazyhouse, Crazyhouse",
        "atomic-chess, Atomic chess",
        "antichess, Antichess",
        "king-of-the-hill, King of the Hill",
        "racing-kings, Racing Kings",
        "three-check-chess, Three-check",
        "chess960, Chess960",
        "suicide-chess, Suicide chess",
        "giveaway-chess, Giveaway chess",
    })
    void pgnNamesTheVariantAsServersDo(String id, String name) {
        Variant variant = Loader.create().load(id);
        assertThat(variant.notation().pgn(GameRecord.from(variant.start()))).contains("[Variant \"" + name + "\"]\n");
    }

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
                // A blast removes the piece that has promoted, whatever it has become, and what stands beside it.
                "atomic-chess | 4k3/8/8/8/8/8/3p4/2R3K1 b - - 0 1 | dxc1=N | d2c1n",
                "atomic-chess | 4k3/8/8/8/8/8/3p4/1NR3K1 b - - 0 1 | dxc1=R | d2c1r",
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
                "crazyhouse | 4k3/P7/8/8/8/8/8/4K3[] w - - 0 1 | 1. a7a8n?? | a7a8n~",
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

    /** The positions of the next tests: each has the moves that its name tells. */
    private static final Map<String, String> SCENES = Map.ofEntries(
            Map.entry("start", CHESS + " w KQkq - 0 1"),
            Map.entry("black", CHESS + " b KQkq - 0 1"),
            Map.entry("castle", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"),
            Map.entry("passing", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2"),
            Map.entry("promote", "7k/4P3/8/8/8/8/8/4K3 w - - 0 1"),
            Map.entry("capture", "4k3/8/8/3p4/4P3/2N5/8/4K3 w - - 0 1"),
            Map.entry("captures", "4k3/3p4/4P3/3p4/4P3/8/8/4K3 w - - 0 1"),
            Map.entry("taken", "3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1"),
            Map.entry("rooks", "4R3/7k/8/8/8/8/7K/R3n3 w - - 0 1"),
            Map.entry("mate", "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"),
            Map.entry("knights", "4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1"),
            Map.entry("hand", "4k3/8/8/8/8/8/8/4K3[PN] w - - 0 1"));

    private static Position scene(String name) {
        return Loader.create()
                .load(name.equals("hand") ? "crazyhouse" : "chess")
                .position(SCENES.get(name));
    }

    /** The square of departure was looked up on a board. */
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            start    | e4                | e2e4
            start    | e2-e4             | e2e4
            start    | e2\u2013e4       | e2e4
            start    | e2\u2014e4       | e2e4
            start    | e2\u2212e4       | e2e4
            start    | e2e4              | e2e4
            start    | 1.e4              | e2e4
            start    | 1. e4             | e2e4
            start    | Pe4               | e2e4
            start    | Pe2-e4            | e2e4
            start    | Pe2e4             | e2e4
            start    | e4!               | e2e4
            start    | e4!?              | e2e4
            start    | e4=               | e2e4
            start    | e4 (=)            | e2e4
            start    | e4 +=             | e2e4
            start    | e4+-              | e2e4
            start    | e4 \u00B1        | e2e4
            start    | e4 $14            | e2e4
            start    | e4 {best}         | e2e4
            start    | e4 ; best         | e2e4
            start    | e4 {[%clk 0:03:00]} | e2e4
            start    | Nf3               | g1f3
            start    | Ng1-f3            | g1f3
            start    | Ng1f3             | g1f3
            start    | Ngf3              | g1f3
            start    | N1f3              | g1f3
            start    | Nf3!              | g1f3
            start    | g1-f3             | g1f3
            start    | \u2658f3         | g1f3
            start    | \u265Ef3         | g1f3
            start    | \u2658\uFE0Ef3  | g1f3
            start    | \u2659e4         | e2e4
            start    | \u2658g1-f3      | g1f3
            black    | 1...e5            | e7e5
            black    | 1. ... e5         | e7e5
            black    | ...e5             | e7e5
            black    | 1\u2026e5        | e7e5
            black    | \u265Ef6         | g8f6
            castle   | O-O               | e1g1
            castle   | 0-0               | e1g1
            castle   | o-o               | e1g1
            castle   | O\u2013O         | e1g1
            castle   | O-O-O             | e1c1
            castle   | 0-0-0             | e1c1
            castle   | o-o-o             | e1c1
            castle   | O-O+              | e1g1
            castle   | e1g1              | e1g1
            castle   | Ke1-g1            | REFUSED no such move: expected 'O-O'
            passing  | exd6              | e5d6
            passing  | exd6 e.p.         | e5d6
            passing  | exd6ep            | e5d6
            passing  | exd6 ep.          | e5d6
            passing  | ed6               | e5d6
            passing  | exd               | e5d6
            passing  | ed e.p.           | REFUSED expected a move as e2e4 or Nf3
            promote  | e8=Q+             | e7e8q
            promote  | e8Q               | e7e8q
            promote  | e8(Q)             | e7e8q
            promote  | e8/Q              | e7e8q
            promote  | e8=q              | e7e8q
            promote  | e8=\u2655        | e7e8q
            promote  | e8\u265B+        | e7e8q
            promote  | e7e8q             | e7e8q
            promote  | e7e8Q             | e7e8q
            promote  | e7-e8=N           | e7e8n
            promote  | Pe8=R             | e7e8r
            promote  | e8=Q mate         | e7e8q
            promote  | e8=Q ch           | e7e8q
            capture  | exd5              | e4d5
            capture  | ed5               | e4d5
            capture  | ed                | e4d5
            capture  | exd               | e4d5
            capture  | e:d5              | e4d5
            capture  | e4xd5             | e4d5
            capture  | e4\u00D7d5       | e4d5
            capture  | e4-d5             | e4d5
            capture  | Pe4xd5            | e4d5
            capture  | N:d5              | c3d5
            capture  | Nc3xd5            | c3d5
            capture  | Nc3:d5            | c3d5
            capture  | Nd5               | c3d5
            capture  | \u2658\u00D7d5  | c3d5
            taken    | exd8=Q#           | e7d8q
            taken    | ed=Q              | e7d8q
            taken    | exdQ              | e7d8q
            rooks    | R1xe1             | a1e1
            rooks    | Raxe1             | a1e1
            rooks    | R8e1              | e8e1
            mate     | Ra8#              | a1a8
            mate     | Ra8++             | a1a8
            mate     | Ra8 mate          | a1a8
            mate     | Ra8\u2021        | a1a8
            mate     | Ra8 dis. ch.      | a1a8
            hand     | P@e4              | P@e4
            hand     | @e4               | P@e4
            hand     | p@e4              | P@e4
            hand     | N@f3              | N@f3
            hand     | N*f3              | N@f3
            hand     | \u2658@f3        | N@f3
            """)
    void movesOfBooksAndSitesAreRead(String scene, String text, String event) {
        Position at = scene(scene);
        if (event.startsWith("REFUSED ")) {
            assertThatThrownBy(() -> at.variant().notation().typed(at, text))
                    .hasMessageContaining(event.substring("REFUSED ".length()));
        } else {
            assertThat(at.variant().notation().typed(at, text).text()).isEqualTo(event);
        }
    }

    /** Who reads the message knows what the text should be. */
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            start    | --         | White has moves and may not pass
            start    | Z0         | White has moves and may not pass
            start    | null       | White has moves and may not pass
            start    | 0000       | White has moves and may not pass
            start    | Sf3        | no piece has the symbol S; there are N, B, R, Q, K
            start    | nf3        | expected 'Nf3'
            start    | E4         | expected 'e4'
            start    | N          | expected a move as e2e4 or Nf3
            start    | P-K4       | expected a move as e2e4 or Nf3
            start    | 5254       | expected a move as e2e4 or Nf3
            start    | e5         | possible here: e3, e4
            start    | e4 e5      | expected
            start    | O-O        | are not empty
            knights  | Nd2        | it may be Nbd2, Nfd2
            knights  | \u2658d2  | it may be Nbd2, Nfd2
            promote  | e8         | e8=Q, e8=R, e8=B, e8=N
            promote  | e7e8       | becomes one of
            promote  | e8=K       | e8=Q, e8=R, e8=B, e8=N
            captures | exd        | it may be exd5, exd7
            captures | ed         | it may be exd5, exd7
            capture  | e4:d5      | nothing is selected now
            capture  | xd5        | no such move
            capture  | exd5 e.p.  | captures nothing en passant
            capture  | gxd        | expected a move as e2e4 or Nf3
            taken    | ed         | expected a move as e2e4 or Nf3
            taken    | exd8       | exd8=Q, exd8=R, exd8=B, exd8=N
            hand     | Q@e4       | White has no queen in hand
            """)
    void whatOtherTextsLackIsTold(String scene, String text, String reason) {
        Position at = scene(scene);
        assertThatThrownBy(() -> at.variant().notation().typed(at, text))
                .isInstanceOfAny(NotationException.class, IllegalEventException.class)
                .hasMessageContaining(reason);
    }

    /** Black has rolled a knight and a rook and has taken part of the turn; passing is its only event. */
    @ParameterizedTest
    @ValueSource(strings = {"--", "Z0", "null", "0000", "@@@@", "pass", "12... --", "\u2026 Z0"})
    void passesOfOtherProgramsAreRead(String text) {
        Variant dice = Loader.create().load("dice-chess");
        Position at = dice.position("1rbqkbnr/pppppBpp/2n5/8/4P3/8/PPPP1PPP/RNBQK1NR b KQk - 0 3")
                .after("[2 4]");
        assertThat(dice.notation().typed(at, text).text()).isEqualTo("--");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            chess             | startpos                                  | START w KQkq - 0 1
            chess             | START                                     | START w KQkq - 0 1
            chess             | START w KQkq -                            | START w KQkq - 0 1
            chess             | START w KQkq - 0                          | START w KQkq - 0 1
            chess             | START b KQkq - - -                        | START b KQkq - 0 1
            chess             | START w KQkq - 0 0                        | START w KQkq - 0 1
            chess             | `  START  w  KQkq  -  0  1 `              | START w KQkq - 0 1
            chess             | START_w_KQkq_-_0_1                        | START w KQkq - 0 1
            chess             | START w HAha - 0 1                        | START w KQkq - 0 1
            chess             | START w qkQK - 0 1                        | START w KQkq - 0 1
            chess             | START w KQkq - bm e4;                     | START w KQkq - 0 1
            chess             | START b KQkq - hmvc 3; fmvn 7; id "a; b"; | START b KQkq - 3 7
            chess             | START w KQkq - acd 5; ce 12; pv e4 e5;    | START w KQkq - 0 1
            chess             | [FEN "START w KQkq - 0 1"]                | START w KQkq - 0 1
            chess             | FEN: START w KQkq - 0 1                   | START w KQkq - 0 1
            chess             | fen START w KQkq - 0 1                    | START w KQkq - 0 1
            chess             | position fen START w KQkq - 0 1           | START w KQkq - 0 1
            chess             | "START w KQkq - 0 1"                      | START w KQkq - 0 1
            chess960          | 1k3r2/8/8/8/8/8/8/1K3R2 w Kk - 0 1        | 1k3r2/8/8/8/8/8/8/1K3R2 w Ff - 0 1
            chess960          | 1k3rr1/8/8/8/8/8/8/1K3RR1 w Ff - 0 1      | 1k3rr1/8/8/8/8/8/8/1K3RR1 w Ff - 0 1
            crazyhouse        | START[] w KQkq - 0 1                      | START[] w KQkq - 0 1
            crazyhouse        | START/ w KQkq - 0 1                       | START[] w KQkq - 0 1
            crazyhouse        | START w KQkq - 0 1                        | START[] w KQkq - 0 1
            crazyhouse        | START[-] w KQkq - 0 1                     | START[] w KQkq - 0 1
            crazyhouse        | START_w_KQkq_-_0_1                        | START[] w KQkq - 0 1
            crazyhouse        | 4k3/8/8/8/8/8/8/Q~3K3/Pp w - - 0 1        | 4k3/8/8/8/8/8/8/Q~3K3[Pp] w - - 0 1
            three-check-chess | START w KQkq - 0 1 +0+0                   | START w KQkq - 3+3 0 1
            three-check-chess | START w KQkq - 3+3 0 1                    | START w KQkq - 3+3 0 1
            three-check-chess | START w KQkq - 0 1                        | START w KQkq - 3+3 0 1
            three-check-chess | START_w_KQkq_-_2+3_0_1                    | START w KQkq - 2+3 0 1
            grand-chess       | r8r/1nbqkcabn1/pppppppppp/10/10/10/10/PPPPPPPPPP/1NBQKCABN1/R8R w - - 0 1 | startpos
            grand-chess       | r8r/1nbqkcabn1/pppppppppp/91/10/10/10/PPPPPPPPPP/1NBQKCABN1/R8R w | REFUSED expected
            chess             | START w                                   | REFUSED expected the board alone, or board, side, castling rights
            chess             | START W KQkq - 0 1                        | REFUSED side 'W', expected w or b
            chess             | START w KQkq e9 0 1                       | REFUSED e9
            chess             | START w KQkq - x 1                        | REFUSED 'x', expected
            chess             | START w KQkq - 0 1 bm e4                  | REFUSED 'bm', expected the end
            chess             | 8/8/8/8/8/8/8 w - - 0 1                   | REFUSED expected
            chess             | 9/8/8/8/8/8/8/8 w - - 0 1                 | REFUSED from 1 to 8
            chess             | 10/8/8/8/8/8/8/8 w - - 0 1                | REFUSED from 1 to 8
            chess             | "START w KQkq - 0 1                       | REFUSED no piece has the symbol
            chess             | [FEN "START w KQkq x 0 1"]                | REFUSED 'x'
            """)
    void positionsOfProgramsAndSitesAreRead(String id, String written, String own) {
        Variant variant = Loader.create().load(id);
        String text = written.replace("START", CHESS);
        if (own.startsWith("REFUSED ")) {
            assertThatThrownBy(() -> variant.notation().position(text))
                    .isInstanceOf(NotationException.class)
                    .hasMessageContaining(own.substring("REFUSED ".length()));
        } else {
            Position expected =
                    own.equals("startpos") ? variant.start() : variant.position(own.replace("START", CHESS));
            assertThat(variant.notation().position(text)).isEqualTo(expected);
            assertThat(variant.notation().pasted(text).position()).isEqualTo(expected);
        }
    }

    /** The columns count from the beginning of what was pasted: the wrong letter is the 61st character. */
    @Test
    void aPastedTagKeepsItsColumns() {
        Variant chess = Loader.create().load("chess");
        assertThatThrownBy(() -> chess.notation().position("[FEN \"" + CHESS + " x KQkq - 0 1\"]"))
                .isInstanceOfSatisfying(
                        NotationException.class,
                        refusal -> assertThat(refusal.column()).isEqualTo(6 + CHESS.length() + 2));
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
