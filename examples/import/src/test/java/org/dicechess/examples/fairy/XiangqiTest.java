package org.dicechess.examples.fairy;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.dicechess.GameRecord;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What becomes of the rules of xiangqi. */
class XiangqiTest {

    private static final String ADVISORS_OUTSIDE =
            "[mine:xiangqi]\nstartFen = rnb1k1bnr/9/1c5c1/p1p1p1p1p/a7a/A7A/P1P1P1P1P/1C5C1/9/RNB1K1BNR w - - 0 1\n";

    @Test
    void chasesAreThoseOfTheGuideAndTheRestIsAWarning() {
        FairyImport imported = imported("[mine:xiangqi]\n");
        assertThat(imported.definitions().get(0).text())
                .startsWith(
                        "# Not carried over, chasingRule: of chases, the exceptions for pins, exchanges and earlier")
                .contains(
                        "{pieces: rook, of: enemy, attacked: {by: [knight, cannon]}}",
                        "{pieces: pawn, of: enemy, in: beyond, attacked: {by: [rook, knight, cannon]}, guarded: false}");
        assertThat(imported.problems())
                .extracting(Object::toString)
                .containsExactly(
                        "x.ini:1:2: W-NOT-CARRIED not carried over: of chases, the exceptions for pins, exchanges"
                                + " and earlier attacks in mine.chasingRule");
    }

    /**
     * The chariot attacks the horse on h8, and again on g6, after each of its moves. In the second position Black's
     * chariots on h10 and a6 guard both squares.
     */
    @ParameterizedTest
    @CsvSource({
        "4k4/9/7n1/9/9/9/9/9/9/3K3R1 b - - 0 1, 0-1 perpetual chase",
        "4k2r1/9/7n1/9/r8/9/9/9/9/3K3R1 b - - 0 1, 1/2-1/2 repetition"
    })
    void aSideThatAlwaysChasesLoses(String fen, String end) {
        String text = imported("[mine:xiangqi]\n").definitions().get(0).text();
        Variant variant = Loader.create().load("mine", text.getBytes(StandardCharsets.UTF_8));
        GameRecord game = GameRecord.from(variant.position(fen));
        for (String move : "h8g6 h1g1 g6h8 g1h1 h8g6 h1g1 g6h8 g1h1".split(" ")) {
            game = game.after(move);
        }
        assertThat(game.end())
                .hasValueSatisfying(over ->
                        assertThat(over.result().text() + " " + over.reason()).isEqualTo(end));
    }

    @Test
    void chasesOfOtherPiecesAreLeftOut() {
        assertThat(imported("[mine:manchu]\nchasingRule = axf\n").problems())
                .extracting(Object::toString)
                .containsExactly(
                        "x.ini:2:15: W-NOT-CARRIED not carried over: the loss of a side that always chases a piece"
                                + " in mine.chasingRule");
    }

    @Test
    void piecesThatNeverLeaveTheirAreaHaveItAsIn() {
        assertThat(imported("[mine:xiangqi]\n").definitions().get(0).text())
                .contains("{move: F, in: fers-area}", "{move: W, in: fers-area}, {move: cfR, captures: king}");
        assertThat(imported(ADVISORS_OUTSIDE).definitions().get(0).text()).contains("{move: F, to: fers-area}");
        assertThat(imported("[mine:xiangqi]\npieceDrops = true\ncapturesToHand = true\n")
                        .definitions()
                        .get(0)
                        .text())
                .contains("{move: F, to: fers-area}");
    }

    private static FairyImport imported(String file) {
        return FairyImport.of("x.ini", file, List.of());
    }
}
