package org.dicechess.examples.balance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class EstimateTest {

    /** The interval of 8 successes in 10, as tables of Wilson's interval give it: 0.4902 to 0.9433. */
    @Test
    void theIntervalOfWinsAndLossesIsWilsons() {
        Estimate share = share(new double[] {1, 1, 1, 1, 1, 1, 1, 1, 0, 0});
        assertThat(share.value()).isEqualTo(0.8);
        // The variance of a sample is a tenth higher than that of the ten results, but never counts as more than
        // theirs.
        assertThat(share.low()).isCloseTo(0.4902, within(1e-4));
        assertThat(share.high()).isCloseTo(0.9433, within(1e-4));
    }

    @Test
    void drawsMakeTheIntervalShorter() {
        assertThat(share(new double[] {1, 0.5, 0.5, 0}).half())
                .isLessThan(share(new double[] {1, 1, 0, 0}).half());
    }

    /** Four draws say little: by Wilson's interval of 2 successes in 4 they would be from 0.15 to 0.85. */
    @Test
    void fewDrawsAreNotCertain() {
        assertThat(share(new double[] {0.5, 0.5, 0.5, 0.5}).half()).isBetween(0.2, 0.35);
    }

    @Test
    void noGamesSayNothing() {
        assertThat(share(new double[0])).isEqualTo(new Estimate(0.5, 0, 1));
    }

    /** Parts 1 and 2 of 2 and 4: each is half, so the ratio has no error. With 1 and 3 of 4 and 4 it is 0.5 too. */
    @Test
    void aRatioIsThatOfTheSums() {
        Estimate exact = ratio(new double[] {1, 2}, new double[] {2, 4});
        assertThat(exact).isEqualTo(new Estimate(0.5, 0.5, 0.5));
        // The rests are -0.25 and 0.25, their variance 0.125, the error of the mean sqrt(0.125 / 2) = 0.25.
        Estimate wide = ratio(new double[] {1, 3}, new double[] {4, 4});
        assertThat(wide.value()).isEqualTo(0.5);
        assertThat(wide.high()).isCloseTo(0.5 + 1.96 * 0.25, within(1e-4));
    }

    /** Nothing in 10 games is 0 to z^2 / (10 + z^2) by Wilson, with z^2 = 3.8415: 0.2775. Everything mirrors it. */
    @Test
    void nothingOrEverythingIsNotCertain() {
        double[] none = new double[10];
        double[] all = {3, 4, 5, 6, 7, 8, 9, 10, 11, 12};
        assertThat(ratio(none, all).value()).isZero();
        assertThat(ratio(none, all).low()).isZero();
        assertThat(ratio(none, all).high()).isCloseTo(0.2775, within(1e-4));
        assertThat(ratio(all, all).value()).isEqualTo(1);
        assertThat(ratio(all, all).low()).isCloseTo(1 - 0.2775, within(1e-4));
        assertThat(ratio(all, all).high()).isCloseTo(1, within(1e-12));
    }

    /** The weights 1, 1 and 2 have the mean 4/3. A win, a loss and a win are (1 + 2) / 4. */
    @Test
    void gamesCountByTheirWeights() {
        Weights weights = Weights.of(new double[] {1, 1, 2});
        assertThat(Estimate.share(new double[] {1, 0, 1}, weights).value()).isCloseTo(0.75, within(1e-12));
        // 4 of 1 + 1 + 2 * 2 games: 16 / 6.
        assertThat(weights.effective()).isCloseTo(16 / 6.0, within(1e-12));
        // Rests by weight 1/4, -3/4 and 2/4; the sum of squares 14/16, over 4^2 and with 3 games for 2.
        assertThat(weights.squaredError(new double[] {1, 0, 1})).isCloseTo(14.0 / 16 / 16 * 3 / 2, within(1e-12));
        Estimate ratio = Estimate.ratio(new double[] {1, 2, 0}, new double[] {2, 2, 4}, weights);
        assertThat(ratio.value()).isCloseTo(3.0 / 12, within(1e-12));
    }

    /** Printed tables have 3.182, 2.262, 2.086 and 1.984. */
    @Test
    void studentsQuantileIsThatOfTables() {
        assertThat(Estimate.student(3)).isCloseTo(3.182, within(0.03));
        assertThat(Estimate.student(9)).isCloseTo(2.262, within(0.001));
        assertThat(Estimate.student(20)).isCloseTo(2.086, within(0.001));
        assertThat(Estimate.student(100)).isCloseTo(1.984, within(0.001));
    }

    private static Estimate share(double[] numbers) {
        return Estimate.share(numbers, Weights.equal(numbers.length));
    }

    private static Estimate ratio(double[] parts, double[] wholes) {
        return Estimate.ratio(parts, wholes, Weights.equal(parts.length));
    }
}
