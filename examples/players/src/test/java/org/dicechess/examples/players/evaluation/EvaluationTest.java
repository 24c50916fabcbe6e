package org.dicechess.examples.players.evaluation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.Set;
import java.util.SplittableRandom;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.Variant;
import org.dicechess.examples.players.Games;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("long")
class EvaluationTest {

    private static final String BOARD = """
            format: 1
            id: test
            name: Test
            board: {files: 5, ranks: 5}
            turn: move
            """;

    @ParameterizedTest
    @ValueSource(strings = {"chess", "dice-chess", "grand-dice-chess", "d4-d6-chess"})
    void theStartFavoursNobody(String id) {
        Variant variant = Games.load(id);
        Set<Term> terms = EnumSet.complementOf(EnumSet.of(Term.TEMPO));
        Evaluation evaluation = Games.evaluation(id).only(terms);
        assertThat(evaluation.of(variant.start().cursor(), Color.WHITE)).isCloseTo(0, within(1e-9));
    }

    /** Positions are left and come again; an evaluation that has seen nothing yet is the yardstick. */
    @ParameterizedTest
    @ValueSource(strings = {"chess", "dice-chess"})
    void aPositionThatIsKnownIsWorthTheSame(String id) {
        Evaluation evaluation = Games.evaluation(id);
        Cursor cursor = Games.load(id).start().cursor();
        int[] events = new int[cursor.variant().eventBound()];
        SplittableRandom random = new SplittableRandom(6);
        for (int step = 0; step < 400; step++) {
            Evaluation fresh = evaluation.with(evaluation.known());
            assertThat(evaluation.pawns(cursor)).as(cursor.toString()).isEqualTo(fresh.pawns(cursor));
            int count = cursor.list(events, 0);
            if (cursor.depth() > 0 && (count == 0 || random.nextInt(5) < 2)) {
                cursor.undo();
            } else {
                cursor.play(events[random.nextInt(count)]);
            }
        }
    }

    /** A pawn on its second rank, and on its last but one, with the other side's to compare. */
    @ParameterizedTest
    @CsvSource({
        "chess, 4k3/8/8/8/8/8/4P3/4K3, 4k3/4p3/8/8/8/8/8/4K3",
        "chess, 4k3/P7/8/8/8/8/8/4K3, 4k3/8/8/8/8/8/p7/4K3",
        "dice-chess-three, 4k3/8/8/8/8/8/4P3/4K3, 4k3/4p3/8/8/8/8/8/4K3",
        "dice-chess-three, 4k3/P7/8/8/8/8/8/4K3, 4k3/8/8/8/8/8/p7/4K3",
    })
    void bothSidesAreValuedAlike(String id, String white, String black) {
        Variant variant = Games.load(id);
        Evaluation evaluation = Games.evaluation(id);
        double own = evaluation.of(variant.position(white + " w - - 0 1").cursor(), Color.WHITE);
        assertThat(own).isPositive();
        assertThat(evaluation.of(variant.position(black + " b - - 0 1").cursor(), Color.BLACK))
                .isCloseTo(own, within(1e-12));
    }

    /** The array looks the same if the board is turned half around, as in shogi. */
    @Test
    void sidesThatFaceEachOtherAcrossATurnedBoardAreValuedAlike() {
        Variant variant = test("""
                pieces:
                  gold:   {symbol: G, move: fWsWbW}
                  silver: {symbol: S, move: FfW, promotion: {area: last, to: gold}}
                  pawn:   {symbol: P, move: fW, promotion: {area: last, to: gold}}
                areas: {last: {white: rank 5}}
                endings:
                  bare: {when: none-left, pieces: [gold], result: loses}
                setup: 1s1pg/5/5/5/GP1S1 w - - 0 1
                """);
        Evaluation evaluation = new Evaluations(variant).evaluation();
        Evaluation calm = evaluation.only(EnumSet.complementOf(EnumSet.of(Term.TEMPO)));
        assertThat(calm.of(variant.start().cursor(), Color.WHITE)).isCloseTo(0, within(1e-12));
    }

    /** The queen is worth 9 pawns by the definition, and stands on d1; its square adds less than a pawn. */
    @Test
    void aQueenMoreIsAnAdvantageOfNinePawns() {
        Variant variant = Games.load("chess");
        Evaluation evaluation = Games.evaluation("chess");
        var cursor = variant.position("rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
                .cursor();
        assertThat(evaluation.pawns(cursor)).isCloseTo(9, within(1.0));
        assertThat(evaluation.of(cursor, Color.BLACK)).isEqualTo(-evaluation.of(cursor, Color.WHITE));
    }

    @Test
    void whoeverReachesMoreSquaresIsWorthMore() {
        Values values = new Evaluations(test("""
                        pieces:
                          wazir: {symbol: W, move: W}
                          rook:  {symbol: R, move: R}
                        endings:
                          bare: {when: none-left, pieces: [wazir, rook], result: loses}
                        setup: rw3/5/5/5/RW3 w - - 0 1
                        """)).values();
        assertThat(values.of("rook")).isGreaterThan(1.5 * values.of("wazir"));
    }

    @Test
    void aKingNearTheGoalIsBetter() {
        Variant variant = test("""
                areas:
                  sea: {white: [all, not rank 5]}
                pieces:
                  king: {symbol: K, move: K}
                endings:
                  taken: {when: none-left, pieces: king, result: loses}
                  home:  {when: none-left, pieces: king, in: sea, result: wins}
                setup: 4k/5/5/5/K4 w - - 0 1
                """);
        Evaluation evaluation = new Evaluations(variant).evaluation();
        double far = evaluation.of(variant.position("4k/5/5/5/K4 w - - 0 1").cursor(), Color.WHITE);
        double near = evaluation.of(variant.position("4k/K4/5/5/5 w - - 0 1").cursor(), Color.WHITE);
        assertThat(near).isGreaterThan(far);
    }

    @Test
    void whereTheLastPieceMustGoFewerPiecesAreBetter() {
        Variant variant = test("""
                pieces:
                  rook: {symbol: R, move: R}
                endings:
                  none: {when: none-left, pieces: rook, result: wins}
                setup: rr3/5/5/5/RR3 w - - 0 1
                """);
        Evaluation evaluation = new Evaluations(variant).evaluation();
        assertThat(evaluation.of(variant.position("rr3/5/5/5/R4 w - - 0 1").cursor(), Color.WHITE))
                .isPositive();
    }

    private static Variant test(String more) {
        return Loader.create().load("test", (BOARD + more).getBytes(StandardCharsets.UTF_8));
    }
}
