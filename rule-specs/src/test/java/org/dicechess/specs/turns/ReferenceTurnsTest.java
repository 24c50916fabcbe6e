package org.dicechess.specs.turns;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Compares the reference rules with what the sources say, with published numbers, and with numbers counted by hand. */
@Tag("long")
class ReferenceTurnsTest {

    private static final String KIWIPETE = TurnTable.POSITIONS.get(1);

    @ParameterizedTest(name = "a die that shows {0} allows {1} moves at the start of Grand Dice Chess")
    @CsvSource({"1, 22", "2, 12", "3, 16", "4, 16", "5, 16", "6, 16"})
    void theGrandStartAllowsThisNumberOfMoves(int face, int moves) {
        assertThat(moves(ReferenceGame.GRAND, ReferenceGame.GRAND.start, face)).isEqualTo(moves);
    }

    /** Published for chess: 48 legal moves, two of them castling; no piece is pinned and no king in check. */
    @ParameterizedTest(name = "a die that shows {0} allows {1} moves in Kiwipete")
    @CsvSource({"1, 8", "2, 11", "3, 11", "4, 5", "5, 9", "6, 2"})
    void kiwipeteAllowsThisNumberOfMoves(int face, int moves) {
        assertThat(moves(ReferenceGame.THREE, KIWIPETE, face)).isEqualTo(moves);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "r2q2r1/ppp1nk1p/2B2p2/3p3b/1P1Pp2P/4P2N/PP3P2/RNB4K b - d3 0 7 | [1 5 5] | d8d6 d6c6 e4d3",
                "8/8/8/2k5/8/1N6/2P5/K7 w - - 0 1 | [1 1 2] | c2c4 b3c5",
                "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 | [1 4 6] | e1g1 --",
                "4k3/P7/8/8/8/8/8/K7 w - - 0 1 | [1 5 6] | a7a8q a8e8",
            })
    void aTurnThatTheRulesQuoteIsLegal(String position, String roll, String turn) {
        assertThat(turns(position, roll)).contains(turn);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // Only the knight's capture continues after c2c4: the king blocks c4.
                "8/8/8/2k5/8/1N6/2P5/K7 w - - 0 1 | [1 1 2] | c2c4 b3c1",
                "8/8/8/2k5/8/1N6/2P5/K7 w - - 0 1 | [1 1 2] | c2c4 b3d4",
                "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 | [4 4 6] | e1g1 --",
                "start | [1 1 2] | e2e4 --",
                "start | [1 2 3] | e2e4 g1f3 --",
            })
    void aTurnThatTheRulesForbidIsNotLegal(String position, String roll, String turn) {
        assertThat(turns(position, roll)).doesNotContain(turn).anyMatch(text -> !text.equals("--"));
    }

    @ParameterizedTest(name = "{0} {1}: {2} sequences, {3} ends")
    @CsvSource(
            delimiter = '|',
            value = {
                "start | [4 5 6] | 1 | 1", // nothing can move
                "start | [2 3 3] | 4 | 4", // a knight, but no bishop
                "8/8/8/8/8/8/8/K6k w - - 0 1 | [1 2 3] | 1 | 1",
                "8/8/8/8/8/8/8/K6k w - - 0 1 | [1 2 6] | 3 | 3",
                "7k/8/8/8/8/8/P7/K7 w - - 0 1 | [1 2 3] | 2 | 2",
            })
    void theNumbersOfTurnsAreThoseCountedByHand(String position, String roll, int sequences, int ends) {
        List<ReferenceTurn> turns = ReferenceTurns.of(rolled(position, roll));
        assertThat(turns).hasSize(sequences);
        assertThat(turns.stream().map(ReferenceTurn::end).distinct()).hasSize(ends);
    }

    private static int moves(ReferenceGame game, String position, int face) {
        return ReferenceMoves.of(game.position(position).rolled(List.of(face))).size();
    }

    private static List<String> turns(String position, String roll) {
        return ReferenceTurns.of(rolled(position, roll)).stream()
                .map(ReferenceTurn::text)
                .toList();
    }

    private static ReferencePosition rolled(String position, String roll) {
        String text = position.equals("start") ? ReferenceGame.THREE.start : position;
        return ReferenceGame.THREE.position(text).rolled(ReferenceText.dice(roll));
    }
}
