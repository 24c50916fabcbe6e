package org.dicechess.examples.balance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("long")
class PlantedAdvantageTest {

    private static final int RUNS = 100;

    /** Enough to tell 5 points from none in 99 of 100 runs without luck adjustment: (2.576 + 2.326)^2 / 4 / 0.05^2. */
    private static final int GAMES = 2_600;

    @Test
    void anAdvantageOfFivePointsIsFound() {
        assertThat(flagged(Coins.planted(), "the first side has an advantage"))
                .isGreaterThanOrEqualTo((RUNS * 95 + 99) / 100);
    }

    @Test
    void aSymmetricGameIsRarelyFlagged() {
        assertThat(flagged(Coins.symmetric(), "side has an advantage")).isLessThanOrEqualTo(RUNS * 5 / 100);
    }

    private static long flagged(String file, String verdict) {
        Rules rules = Rules.load(file, Map.of());
        return LongStream.rangeClosed(1, RUNS)
                .filter(seed -> Coins.report(rules, "greedy", GAMES, false, seed)
                        .verdict()
                        .contains(verdict))
                .count();
    }

    @Test
    void withoutLuckTheShareIsExact() {
        Rules rules = Rules.load(Coins.planted(), Map.of());
        SkillReport skill = Coins.report(rules, "greedy", 200, true, 3).skills().get(0);
        assertThat(skill.adjusted().value()).isCloseTo(0.55, within(1e-6));
        assertThat(skill.deviation()).isZero();
        assertThat(skill.first().excludes(0.55)).isFalse();
        assertThat(skill.first().half()).isGreaterThan(0.05);
    }

    @Test
    void exactBalanceIsNoAdvantage() {
        Rules rules = Rules.load(Coins.symmetric(), Map.of());
        assertThat(Coins.report(rules, "greedy", 200, true, 3).verdict())
                .isEqualTo("balanced within 2 points by greedy");
    }

    /** After the roll White has won or lost, and before it a win has 11 chances of 20: 11/20 - 9/20 = 0.1. */
    @Test
    void luckIsTheValueLessTheMeanByWeight() {
        Rules rules = Rules.load(Coins.planted(), Map.of());
        Plan plan = new Plan("", "", Map.of(), List.of("greedy"), 40, 0, false, true, 0, 1);
        List<PlayedGame> games =
                plan.jobs(0, 1).map(job -> Referee.play(rules, plan, job)).toList();
        assertThat(games).extracting(PlayedGame::result).contains(0.0, 1.0);
        assertThat(games)
                .allSatisfy(game -> assertThat(game.luck().get(Outlook.OWN))
                        .isCloseTo(game.result() == 1 ? 1 - 0.1 : -1 - 0.1, within(1e-6)));
    }

    @Test
    void randomPlayAloneSaysNothing() {
        Rules rules = Rules.load(Coins.planted(), Map.of());
        assertThat(Coins.report(rules, "random", 100, true, 1).verdict())
                .isEqualTo("not known: random play says nothing about balance");
    }
}
