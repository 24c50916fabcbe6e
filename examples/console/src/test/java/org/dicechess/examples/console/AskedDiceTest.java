package org.dicechess.examples.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.dicechess.Dice;
import org.dicechess.Node;
import org.dicechess.Outcome;
import org.dicechess.Roll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AskedDiceTest {

    private static final Node.Chance COINS = chance(List.of(List.of(1, 1), List.of(1, 2), List.of(2, 2)));
    private static final Node.Chance UNLIKE = chance(List.of(List.of(1, 2), List.of(2, 1), List.of(3, 1)));

    @ParameterizedTest(name = "<{0}> is {1}")
    @CsvSource({"[1 2],[1 2]", "1 2,[1 2]", "2 1,[1 2]", "'2,1',[1 2]", "'  [2 1] ',[1 2]", "2 2,[2 2]"})
    void equalDiceMayBeTypedInAnyOrder(String line, String roll) {
        assertThat(AskedDice.roll(COINS, line).map(Roll::text)).contains(roll);
    }

    @ParameterizedTest
    @CsvSource({"''", "1", "3 3", "1 2 2", "e2e4", "12"})
    void anythingElseIsNoRoll(String line) {
        assertThat(AskedDice.roll(COINS, line)).isEmpty();
    }

    @Test
    void theOrderOfDifferentDiceMatters() {
        assertThat(AskedDice.roll(UNLIKE, "2 1")).contains(new Roll(List.of(2, 1)));
        assertThat(AskedDice.roll(UNLIKE, "1 2")).contains(new Roll(List.of(1, 2)));
        assertThat(AskedDice.roll(UNLIKE, "1 3")).contains(new Roll(List.of(3, 1)));
    }

    private static Node.Chance chance(List<List<Integer>> rolls) {
        List<Outcome> outcomes =
                rolls.stream().map(faces -> new Outcome(new Roll(faces), 1)).toList();
        return new Node.Chance(new Dice("dice", List.of()), outcomes, outcomes.size());
    }
}
