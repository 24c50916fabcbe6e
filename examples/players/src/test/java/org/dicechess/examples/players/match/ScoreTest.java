package org.dicechess.examples.players.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScoreTest {

    /** The interval of 8 successes in 10, as tables of Wilson's interval give it: 0.4902 to 0.9433. */
    @Test
    void theIntervalIsWilsons() {
        Score score = new Score(8, 0, 2, 0, 0);
        assertThat(score.low()).isCloseTo(0.4902, within(1e-4));
        assertThat(score.high()).isCloseTo(0.9433, within(1e-4));
    }

    @Test
    void drawsCountHalf() {
        assertThat(new Score(1, 2, 1, 0, 0).share()).isEqualTo(0.5);
    }

    @Test
    void aShareNearTheSecondHypothesisSpeaksForIt() {
        assertThat(new Score(60, 0, 40, 0, 0).likelihood(0.5, 0.6)).isGreaterThan(1);
        assertThat(new Score(50, 0, 50, 0, 0).likelihood(0.5, 0.6)).isLessThan(-1);
    }

    /**
     * One win beside two wins and two losses: mean 3/5, variance 6/25. So the ratio of 50% and 60% is 0.1 * (2 - 1.1) /
     * (12/25).
     */
    @Test
    void oneGameSaysLittle() {
        assertThat(new Score(1, 0, 0, 0, 0).likelihood(0.5, 0.6)).isCloseTo(0.09 * 25 / 12, within(1e-12));
        assertThat(new Score(0, 0, 0, 0, 0).likelihood(0.5, 0.6)).isZero();
    }

    /** The sequential test promises errors of 5%; of 1,000 tests 5% are 50, with a standard deviation of 7. */
    @ParameterizedTest
    @CsvSource({"0.5, 0.5, 0.6", "0.6, 0.5, 0.6"})
    void theSequentialTestSeldomErrs(double truth, double first, double second) {
        SplittableRandom random = new SplittableRandom(3);
        int wrong = 0;
        for (int test = 0; test < 1_000; test++) {
            Score score = new Score(0, 0, 0, 0, 0);
            while (Math.abs(score.likelihood(first, second)) < Math.log(19)) {
                boolean won = random.nextDouble() < truth;
                score = score.plus(new Score(won ? 1 : 0, 0, won ? 0 : 1, 0, 0));
            }
            wrong += score.likelihood(first, second) > 0 == (truth == first) ? 1 : 0;
        }
        assertThat(wrong).isLessThan(80);
    }
}
