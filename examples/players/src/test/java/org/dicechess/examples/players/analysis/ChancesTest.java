package org.dicechess.examples.players.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ChancesTest {

    /** Of an expectation of 0.5 a half is won; of the other half a fifth is drawn, and the rest divided. */
    @ParameterizedTest
    @CsvSource({
        "0, 0, 0.5, 0, 0.5",
        "0, 0.2, 0.4, 0.2, 0.4",
        "0.5, 0.2, 0.7, 0.1, 0.2",
        "-0.5, 0.2, 0.2, 0.1, 0.7",
        "1, 0.2, 1, 0, 0",
        "-1, 1, 0, 0, 1",
        "0, 1, 0, 1, 0",
    })
    void anExpectationIsDivided(double expectation, double draws, double win, double draw, double loss) {
        Chances chances = Chances.of(expectation, draws);
        assertThat(chances.win()).isCloseTo(win, within(1e-12));
        assertThat(chances.draw()).isCloseTo(draw, within(1e-12));
        assertThat(chances.loss()).isCloseTo(loss, within(1e-12));
        assertThat(chances.winning()).isCloseTo((1 + expectation) / 2, within(1e-12));
    }

    @ParameterizedTest
    @CsvSource({
        "0, FINE",
        "0.0399, FINE",
        "0.04, DOUBTFUL",
        "0.08, ERROR",
        "0.1599, ERROR",
        "0.16, BLUNDER",
        "1, BLUNDER"
    })
    void aLossHasAName(double loss, Verdict verdict) {
        assertThat(Verdict.of(loss)).isEqualTo(verdict);
    }
}
