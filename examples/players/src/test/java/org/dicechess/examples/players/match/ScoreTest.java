package org.dicechess.examples.players.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

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
}
