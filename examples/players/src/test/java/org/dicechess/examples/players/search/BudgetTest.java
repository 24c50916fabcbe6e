package org.dicechess.examples.players.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BudgetTest {

    private static final long MILLI = 1_000_000;

    /** Each choice takes a millisecond more than its budget. The reserve has 200 of them. */
    @Test
    void aClockLastsForLongGamesAndLateChoices() {
        long left = 300 * MILLI;
        for (int choice = 0; choice < 200; choice++) {
            long budget = Budget.clock(left, 0).nanos();
            assertThat(budget).isBetween(0L, left);
            left -= budget + MILLI;
        }
        assertThat(left).isPositive();
    }

    @Test
    void theReserveIsNotSpent() {
        assertThat(Budget.clock(200 * MILLI, 0).nanos()).isZero();
        assertThat(Budget.clock(204 * MILLI, 0).nanos()).isBetween(1L, MILLI);
    }

    /** Of 10,200 ms 200 are kept. The rest is divided by the moves, up to 40; one move gets half of it. */
    @ParameterizedTest
    @CsvSource({"1, 5000", "2, 3333", "3, 2500", "5, 2000", "40, 250", "1000, 250"})
    void aClockMayGetFurtherTime(int moves, long millis) {
        assertThat(Budget.clock(10_200 * MILLI, 0, moves).nanos() / MILLI).isEqualTo(millis);
    }
}
