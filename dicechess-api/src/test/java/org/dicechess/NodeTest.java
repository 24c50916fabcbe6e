package org.dicechess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.dicechess.spi.DiceSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Chance nodes, and the dice that hosts get from the library. */
class NodeTest {

    private static final Node.Chance WEIGHTED =
            new Node.Chance(new Dice("d", List.of()), List.of(outcome(1, 2), outcome(2, 1), outcome(3, 3)), 6);

    @ParameterizedTest
    @CsvSource({"0, 1", "1, 1", "2, 2", "3, 3", "5, 3"})
    void anOutcomeHasAsManyNumbersAsItWeighs(long number, int face) {
        assertThat(WEIGHTED.outcome(number).roll()).isEqualTo(new Roll(List.of(face)));
    }

    @ParameterizedTest
    @ValueSource(longs = {-1, 6, Long.MIN_VALUE, Long.MAX_VALUE})
    void otherNumbersStandForNothing(long number) {
        assertThatThrownBy(() -> WEIGHTED.outcome(number))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("number " + number + "; expected 0 to 5");
    }

    @Test
    void equalSeedsGiveEqualRolls() {
        DiceSource one = DiceSource.seeded(7);
        DiceSource two = DiceSource.seeded(7);
        DiceSource other = DiceSource.seeded(8);
        boolean differs = false;
        for (int i = 0; i < 100; i++) {
            Roll roll = (Roll) one.roll(WEIGHTED);
            assertThat(two.roll(WEIGHTED)).isEqualTo(roll);
            differs |= !other.roll(WEIGHTED).equals(roll);
        }
        assertThat(differs).isTrue();
    }

    /** Of 6,000 throws the three outcomes get 2,000, 1,000 and 3,000, give or take six standard deviations. */
    @Test
    void rollsFallByWeight() {
        DiceSource dice = DiceSource.seeded(1);
        int[] fallen = new int[4];
        for (int i = 0; i < 6_000; i++) {
            fallen[((Roll) dice.roll(WEIGHTED)).faces().get(0)]++;
        }
        assertThat(fallen[1]).isBetween(1_780, 2_220);
        assertThat(fallen[2]).isBetween(820, 1_180);
        assertThat(fallen[3]).isBetween(2_760, 3_240);
    }

    private static Outcome outcome(int face, long weight) {
        return new Outcome(new Roll(List.of(face)), weight);
    }
}
