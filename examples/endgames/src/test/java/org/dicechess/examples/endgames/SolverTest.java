package org.dicechess.examples.endgames;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.dicechess.Color;
import org.dicechess.Variant;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The hare rolls a die of two faces, the tortoise one of three; both step along a row of three squares. Call White's
 * hare W and Black's tortoise B. White to move: on an edge next to B, W captures on 1 and cannot move on 2; in the
 * middle it captures on 1 and must go to the other edge on 2; far away it captures on 2 and must go to the middle on 1.
 * So the value is 1/2 plus half of what follows. Black to move captures on one face of three, and otherwise goes where
 * the other two lead. With x for White to move and y for Black, x = 1/2 + y/2 and y = -1/3 + 2/3 x everywhere, so x =
 * 1/2 and y = 0.
 */
class SolverTest {

    private static Solver solver;
    private static Ending ending;

    @BeforeAll
    static void solve() {
        Variant variant = Games.tiny();
        solver = new Solver(variant);
        ending = solver.solve(List.of(Pairing.of(variant, "Hare", "tortoise")), Progress.NONE)
                .get(0);
    }

    @ParameterizedTest
    @CsvSource({"a1, b1", "a1, c1", "b1, a1", "b1, c1", "c1, a1", "c1, b1"})
    void theSolverGivesTheValuesComputedByHand(String hare, String tortoise) {
        int[] placed = new Squares(solver.pieces(), ending).read(List.of(hare, tortoise));
        assertThat(ending.value(Color.WHITE, placed).orElseThrow()).isCloseTo(0.5, within(1e-9));
        assertThat(ending.value(Color.BLACK, placed).orElseThrow()).isCloseTo(0, within(1e-9));
    }

    @Test
    void twoPiecesOnOneSquareHaveNoValue() {
        int[] placed = new Squares(solver.pieces(), ending).read(List.of("b1", "b1"));
        assertThat(ending.value(Color.WHITE, placed)).isEmpty();
    }

    @Test
    void averagesLeaveSharedSquaresOut() {
        Survey survey = Survey.of(ending, Color.WHITE, any -> true);
        assertThat(survey.count()).isEqualTo(6);
        assertThat(survey.average()).isCloseTo(0.5, within(1e-9));
    }

    @Test
    void aKindThatTheArrayDoesNotHaveIsRefused() {
        Pairing pairing = Pairing.of(solver.pieces().variant(), "tortoise", "hare");
        assertThatThrownBy(() -> solver.solve(List.of(pairing), Progress.NONE))
                .isInstanceOf(BadInputException.class)
                .hasMessageContaining("tortoise");
    }
}
