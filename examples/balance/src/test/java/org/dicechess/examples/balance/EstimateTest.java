package org.dicechess.examples.balance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class EstimateTest {

    /** The interval of 8 successes in 10, as tables of Wilson's interval give it: 0.4902 to 0.9433. */
    @Test
    void theIntervalOfWinsAndLossesIsWilsons() {
        Estimate share = Estimate.share(new double[] {1, 1, 1, 1, 1, 1, 1, 1, 0, 0});
        assertThat(share.value()).isEqualTo(0.8);
        // The variance of a sample is a tenth higher than that of the ten results, but never counts as more than
        // theirs.
        assertThat(share.low()).isCloseTo(0.4902, within(1e-4));
        assertThat(share.high()).isCloseTo(0.9433, within(1e-4));
    }

    @Test
    void drawsMakeTheIntervalShorter() {
        assertThat(Estimate.share(new double[] {1, 0.5, 0.5, 0}).half())
                .isLessThan(Estimate.share(new double[] {1, 1, 0, 0}).half());
    }

    /** Four draws say little: by Wilson's interval of 2 successes in 4 they would be from 0.15 to 0.85. */
    @Test
    void fewDrawsAreNotCertain() {
        assertThat(Estimate.share(new double[] {0.5, 0.5, 0.5, 0.5}).half()).isBetween(0.2, 0.35);
    }

    @Test
    void noGamesSayNothing() {
        assertThat(Estimate.share(new double[0])).isEqualTo(new Estimate(0.5, 0, 1));
    }

    /** Parts 1 and 2 of 2 and 4: each is half, so the ratio has no error. With 1 and 3 of 4 and 4 it is 0.5 too. */
    @Test
    void aRatioIsThatOfTheSums() {
        Estimate exact = Estimate.ratio(new double[] {1, 2}, new double[] {2, 4});
        assertThat(exact).isEqualTo(new Estimate(0.5, 0.5, 0.5));
        // The rests are -0.25 and 0.25, their variance 0.125, the error of the mean sqrt(0.125 / 2) = 0.25.
        Estimate wide = Estimate.ratio(new double[] {1, 3}, new double[] {4, 4});
        assertThat(wide.value()).isEqualTo(0.5);
        assertThat(wide.high()).isCloseTo(0.5 + 1.96 * 0.25, within(1e-4));
    }
}
