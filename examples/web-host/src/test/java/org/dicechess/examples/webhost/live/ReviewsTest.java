package org.dicechess.examples.webhost.live;

import static org.assertj.core.api.Assertions.assertThat;

import org.dicechess.examples.players.search.Budget;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReviewsTest {

    /** A review takes a minute at most: 200 events may have 300 ms each, the longest game of the host 7 ms. */
    @ParameterizedTest
    @CsvSource({"0, 300", "4, 300", "200, 300", "1000, 60", "8000, 7"})
    void aReviewOfALongGameTakesNoLonger(int events, long millis) {
        assertThat(Reviews.budget(events)).isEqualTo(new Budget(millis * 1_000_000, 10_000));
    }
}
