package org.dicechess.examples.endgames;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.dicechess.Color;
import org.dicechess.Variant;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Where both sides may wait, values are those of an even number of turns left before the game is drawn.
 *
 * <p>Far apart the hare captures with a 2 and comes next to the hedgehog with a 1; from next to it, in the middle, it
 * captures with a 1 and goes far away with a 2. The hedgehog captures a neighbour with a 1 and else stays. Both may
 * turn round instead. Let f(n) and m(n) be the values with the hare to move, far and in the middle, and F(n) and M(n)
 * those with the hedgehog to move, with n turns left; all are 0 with n = 0.
 *
 * <pre>
 * f(n) = max(F(n-1), 1/2 + 1/2 M(n-1))        F(n) = f(n-1)
 * m(n) = max(M(n-1), 1/2 + 1/2 F(n-1))        M(n) = min(m(n-1), -1/2 + 1/2 m(n-1))
 * </pre>
 *
 * <p>f(1) = 1/2, and with an odd number of turns left the hare waits until that is what is left: f(odd) = 1/2 =
 * F(even). So m(odd) = 1/2 + 1/4 = 3/4 and M(even) = -1/2 + 3/8 = -1/8. With an even number it tries at once: f = 1/2 +
 * M(odd)/2, M(odd) = -1/2 + m/2, m = 1/2 + F(odd)/2, F(odd) = f, so f(even) = 3/7 and m(even) = 5/7; F(odd) = 3/7 and
 * M(odd) = -1/7.
 */
class WaitingTest {

    private static Solver solver;
    private static Ending ending;

    @BeforeAll
    static void solve() {
        Variant variant = Games.waiting();
        solver = new Solver(variant);
        ending = solver.solve(List.of(Pairing.of(variant, "hare", "hedgehog")), Progress.NONE)
                .get(0);
    }

    @ParameterizedTest
    @CsvSource({"a1^e, c1^w, 3, 7, 1, 2", "c1^w, a1^w, 3, 7, 1, 2", "b1^w, c1^e, 5, 7, -1, 8", "b1^e, a1^e, 5, 7, -1, 8"
    })
    void theSolverGivesTheValuesOfAnEvenNumberOfTurns(
            String hare, String hedgehog, int white, int ofWhite, int black, int ofBlack) {
        int[] placed = new Squares(solver.pieces(), ending).read(List.of(hare, hedgehog));
        assertThat(ending.value(Color.WHITE, placed).orElseThrow()).isCloseTo(1.0 * white / ofWhite, within(1e-9));
        assertThat(ending.value(Color.BLACK, placed).orElseThrow()).isCloseTo(1.0 * black / ofBlack, within(1e-9));
    }

    /** Most at f: 1/2 against 3/7. */
    @Test
    void theDriftIsTheGreatestDifferenceBetweenEvenAndOdd() {
        assertThat(ending.drift()).isCloseTo(1.0 / 14, within(1e-9));
    }

    @Test
    void theReportNamesTheValuesItPrints() {
        StringWriter text = new StringWriter();
        new Report(solver.pieces(), new PrintWriter(text, true)).details(ending);
        assertThat(text.toString())
                .contains("of an even number of turns left; an odd one changes some by up to 0.0714");
    }
}
