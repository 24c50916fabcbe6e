package org.dicechess.rules.turns;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.dicechess.rules.TestShare;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Distinct pairs are counted like in a set of the standard library. */
class DistinctPairsTest {

    private final DistinctPairs pairs = new DistinctPairs();

    /** Adds all pairs of a row in the long tests, a tenth otherwise. */
    @ParameterizedTest(name = "{0} pairs, of {1} and {2} values")
    @CsvSource({"0, 1, 1", "1, 1, 1", "1000, 10, 10", "100000, 3, 30000", "200000, 1000, 2000"})
    void pairsAreCountedOnce(int all, int ones, int others) {
        int number = TestShare.of(all, (all + 9) / 10);
        assertThat(added(number, ones, others, 1)).isEqualTo(pairs.size());
    }

    @Test
    void clearedPairsAreNew() {
        added(TestShare.of(100_000, 10_000), 10, 10_000, 2);
        pairs.size();
        pairs.clear();
        assertThat(pairs.size()).isZero();
        assertThat(added(TestShare.of(50_000, 5_000), 10, 10_000, 2)).isEqualTo(pairs.size());
    }

    @Test
    void zerosAreAPairLikeOthers() {
        pairs.add(7, 0, 0);
        pairs.add(7, 1, 0);
        pairs.add(7, 0, 0);
        assertThat(pairs.size()).isEqualTo(2);
    }

    /** Adds pairs of at most so many values, spread over all bits, and returns the number of distinct pairs. */
    private int added(int number, int ones, int others, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Set<List<Long>> different = new HashSet<>();
        for (int i = 0; i < number; i++) {
            long one = random.nextInt(ones) * 0x9E37_79B9_7F4A_7C15L;
            long other = random.nextInt(others);
            pairs.add(one, one, other);
            different.add(List.of(one, other));
        }
        return different.size();
    }
}
