package org.dicechess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A roll of 1 has two events, a roll of 2, which weighs twice as much, three: 1 * 2 + 2 * 3 = 8 a turn. */
class PerftTest {

    private static final Position START = RingVariant.drawnAfter(0).start();

    @ParameterizedTest(name = "{0} {1} deep: {2}")
    @CsvSource({
        "PLY, 0, 1",
        "PLY, 1, 8",
        "PLY, 2, 64",
        "PLY, 5, 32768",
        "EVENT, 0, 1",
        "EVENT, 1, 2",
        "EVENT, 2, 5",
        "EVENT, 3, 10",
        "EVENT, 4, 25",
        "EVENT, 9, 1250",
    })
    void leavesAreCountedByPliesOrEvents(Perft.Unit unit, int depth, long leaves) {
        Cursor cursor = START.cursor();
        assertThat(Perft.count(cursor, depth, unit)).isEqualTo(leaves);
        assertThat(cursor.depth()).isZero();
        assertThat(Perft.countMade(cursor, depth, unit)).isEqualTo(leaves);
        assertThat(cursor.position()).isEqualTo(START);
    }

    /** After a roll of 2 three events are left, and 8 follow each of them. */
    @ParameterizedTest
    @CsvSource({"PLY, 1, 3", "PLY, 2, 24", "EVENT, 1, 3", "EVENT, 2, 6", "EVENT, 3, 15"})
    void aCountMayBeginAtADecision(Perft.Unit unit, int depth, long leaves) {
        Cursor cursor = START.after("[2]").cursor();
        assertThat(Perft.count(cursor, depth, unit)).isEqualTo(leaves);
        assertThat(Perft.countMade(cursor, depth, unit)).isEqualTo(leaves);
    }

    @Test
    void aNegativeDepthIsRefused() {
        assertThatThrownBy(() -> Perft.count(START.cursor(), -1, Perft.Unit.PLY))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("depth -1, expected 0 or more");
        assertThatThrownBy(() -> Perft.countMade(START.cursor(), -1, Perft.Unit.EVENT))
                .isInstanceOf(IllegalArgumentException.class);
    }

    /** 2^62 cases with two moves each are 2^63, one more than a long holds; with a sum of 2^61 they fit. */
    @Test
    void aNumberBeyondALongIsRefused() {
        assertThat(Perft.count(weighing(1L << 60, 1L << 60), 1, Perft.Unit.PLY)).isEqualTo(5L << 60);
        assertThatThrownBy(() -> Perft.count(weighing(1L << 62, 1), 1, Perft.Unit.PLY))
                .as("a product")
                .isInstanceOf(ArithmeticException.class);
        assertThatThrownBy(() -> Perft.count(weighing(1L << 61, 1L << 61), 1, Perft.Unit.PLY))
                .as("a sum")
                .isInstanceOf(ArithmeticException.class);
        assertThat(Perft.count(weighing(1L << 62, 1), 2, Perft.Unit.EVENT))
                .as("events have no weight")
                .isEqualTo(5);
    }

    private static Cursor weighing(long one, long two) {
        return new RingVariant("heavy", List.of(one, two), 0, true).start().cursor();
    }
}
