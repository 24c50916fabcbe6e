package org.dicechess.examples.players.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ChancesTest {

    /** The model by hand: draw = D (1 - |e|), win = (1 - D) (1 - |e|) / 2 + max(e, 0). */
    @ParameterizedTest
    @CsvSource({
        "0, 0, 0.5, 0, 0.5",
        "0, 0.4, 0.3, 0.4, 0.3",
        "0.5, 0.4, 0.65, 0.2, 0.15",
        "-0.5, 0.4, 0.15, 0.2, 0.65",
        "1, 0.4, 1, 0, 0",
        "-1, 0, 0, 0, 1",
    })
    void theSurerTheResultTheRarerTheDraw(double expectation, double draws, double win, double draw, double loss) {
        Chances chances = Chances.of(expectation, draws);
        assertThat(chances.win()).isCloseTo(win, within(1e-12));
        assertThat(chances.draw()).isCloseTo(draw, within(1e-12));
        assertThat(chances.loss()).isCloseTo(loss, within(1e-12));
    }
}
