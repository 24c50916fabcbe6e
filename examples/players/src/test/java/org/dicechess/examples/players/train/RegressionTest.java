package org.dicechess.examples.players.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RegressionTest {

    /** One feature that is always 1 and wins three times in four: the chance 0.75 is that of ln(3) / 2. */
    @Test
    void oneWeightIsTheLogarithmOfTheOdds() {
        List<Regression.Sample> samples = new ArrayList<>();
        for (int i = 0; i < 4_000; i++) {
            samples.add(new Regression.Sample(new double[] {1}, 0, i % 4 == 0 ? 0 : 1, 1));
        }
        double[] weights = new Regression(new double[] {0}, new double[] {1e-6})
                .fit(samples)
                .weights();
        assertThat(weights[0]).isCloseTo(Math.log(3) / 2, within(1e-6));
    }

    @Test
    void aWeightThatNothingTestsStaysAsItWas() {
        List<Regression.Sample> samples = List.of(new Regression.Sample(new double[] {1, 0}, 0, 1, 1));
        Regression.Fit fit = new Regression(new double[] {0.5, 0.7}, new double[] {1, 1}).fit(samples);
        assertThat(fit.weights()[1]).isEqualTo(0.7);
        assertThat(fit.weights()[0]).isGreaterThan(0.5);
        assertThat(fit.precision()[1]).isEqualTo(1);
    }

    /** Newton's method alone runs away here: the guess is far off, and the features are large. */
    @Test
    void largeFeaturesDoNotThrowItOff() {
        List<Regression.Sample> samples = new ArrayList<>();
        for (int i = 0; i < 4_000; i++) {
            samples.add(new Regression.Sample(new double[] {50}, 0, i % 4 == 0 ? 0 : 1, 1));
        }
        double[] weights = new Regression(new double[] {1}, new double[] {1e-6})
                .fit(samples)
                .weights();
        assertThat(weights[0]).isCloseTo(Math.log(3) / 100, within(1e-6));
    }
}
