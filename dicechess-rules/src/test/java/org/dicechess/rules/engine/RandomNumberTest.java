package org.dicechess.rules.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;

class RandomNumberTest {

    private static final long BEYOND = (1L << 31) + 2;

    @Test
    void aSmallBoundNeedsOneNumber() {
        assertThat(RandomNumber.below(6, given(6, 4))).isEqualTo(4);
    }

    /** The bound is 2 times 2^30 and 2 more: 2 and 5 stand for a number beyond it, 1 and 7 for one below. */
    @Test
    void aNumberBeyondALargeBoundIsDrawnAgain() {
        assertThat(RandomNumber.below(BEYOND, given(3, 2, 1 << 30, 5, 3, 1, 1 << 30, 7)))
                .isEqualTo((1L << 30) + 7);
    }

    @Test
    void theLastNumberBelowALargeBoundIsPossible() {
        assertThat(RandomNumber.below(BEYOND, given(3, 2, 1 << 30, 1))).isEqualTo(BEYOND - 1);
    }

    @Test
    void aSourceThatAlwaysGivesTheSameEnds() {
        assertThatThrownBy(() -> RandomNumber.below(BEYOND, bound -> bound - 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("not uniform")
                .hasMessageContaining("2147483650");
    }

    /** Bounds that are expected, each before the number that is given. */
    private static IntUnaryOperator given(Integer... boundsAndNumbers) {
        Deque<Integer> left = new ArrayDeque<>(List.of(boundsAndNumbers));
        return bound -> {
            assertThat(bound).isEqualTo(left.remove());
            return left.remove();
        };
    }
}
