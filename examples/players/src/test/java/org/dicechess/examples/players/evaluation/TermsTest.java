package org.dicechess.examples.players.evaluation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.EnumSet;
import java.util.Set;
import org.dicechess.examples.players.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each row compares one term in two positions of chess that differ in that only. */
class TermsTest {

    @ParameterizedTest
    @CsvSource({
        // The rook on a1 reaches 14 squares, and behind its own pawns on a2 and b1 none.
        "MOBILITY, 4k3/8/8/8/8/8/8/R3K3 w - - 0 1, 4k3/8/8/8/8/8/P7/RP2K3 w - - 0 1",
        // Queen and rook both look at squares around the king.
        "ATTACK, 6k1/6p1/8/8/8/8/8/4K1RQ w - - 0 1, 6k1/6p1/8/8/8/8/8/KR5Q w - - 0 1",
        // Three pawns before the king, or far from it, where Black has a queen.
        "SHELTER, 3qk3/8/8/8/8/8/5PPP/6K1 w - - 0 1, 3qk3/8/8/8/8/8/PPP5/6K1 w - - 0 1",
        // Without enemies the king is better in the middle.
        "SHELTER, 4k3/8/8/8/3K4/8/8/8 w - - 0 1, 4k3/8/8/8/8/8/8/K7 w - - 0 1",
        // Black's pawn on a7 can take on b6; the one on d7 stops nothing.
        "PASSED, 4k3/3p4/8/1P6/8/8/8/4K3 w - - 0 1, 4k3/p7/8/1P6/8/8/8/4K3 w - - 0 1",
        // A pawn on b4 covers the one on c5; on c4 it stands behind it.
        "PASSED, 4k3/8/8/2P5/1P6/8/8/4K3 w - - 0 1, 4k3/8/8/2P5/2P5/8/8/4K3 w - - 0 1",
        // c1 is dark, d1 is light, e3 is dark.
        "PAIR, 4k3/8/8/8/8/8/8/2BBK3 w - - 0 1, 4k3/8/8/8/8/4B3/8/2B1K3 w - - 0 1",
        "TEMPO, 4k3/8/8/8/8/8/8/4K3 w - - 0 1, 4k3/8/8/8/8/8/8/4K3 b - - 0 1",
    })
    void aTermTellsTheBetterPosition(Term term, String better, String worse) {
        assertThat(pawns(term, better)).isGreaterThan(pawns(term, worse) + 0.05);
    }

    /** Colours changed and the board turned: the sides have changed their places. */
    @ParameterizedTest
    @CsvSource({
        "r1b1k2r/pp3ppp/2n1p3/3p4/1b1P4/2N2N2/PP2QPPP/R1B2RK1 w - - 0 1,"
                + "r1b2rk1/pp2qppp/2n2n2/1B1p4/3P4/2N1P3/PP3PPP/R1B1K2R b - - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1, 8/4p1p1/8/1r3P1K/kp5R/3P4/2P5/8 b - - 0 1",
    })
    void bothSidesAreJudgedAlike(String one, String turned) {
        for (Term term : Term.values()) {
            assertThat(pawns(term, turned)).as("%s", term).isCloseTo(-pawns(term, one), within(1e-9));
        }
    }

    /** Where nobody can be stopped, only one pawn and kings remain: what the square says stays the same. */
    @Test
    void aPieceThatNothingStopsLosesNothing() {
        assertThat(pawns(Term.PASSED, "4k3/8/8/1P6/8/8/8/4K3 w - - 0 1")).isZero();
    }

    /** What the term adds to pieces and squares. */
    private static double pawns(Term term, String text) {
        var cursor = Games.load("chess").position(text).cursor();
        Evaluation evaluation = Games.evaluation("chess");
        return evaluation.only(EnumSet.of(term)).pawns(cursor)
                - evaluation.only(Set.of()).pawns(cursor);
    }
}
