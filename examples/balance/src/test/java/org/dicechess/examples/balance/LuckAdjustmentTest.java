package org.dicechess.examples.balance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class LuckAdjustmentTest {

    /**
     * Each result is 1/2 + a/4 + b/4, and the values say a and a + b. So their factors are 0 and 1/4. Of 32 games 18
     * are won and 6 lost: 68.75% of the points, where 50% are left without luck.
     */
    @Test
    void severalValuesThatSayPartlyTheSameGetTheirFactors() {
        List<PlayedGame> games = new ArrayList<>();
        add(games, 18, 1, 1);
        add(games, 4, 1, -1);
        add(games, 4, -1, 1);
        add(games, 6, -1, -1);
        SkillReport skill = SkillReport.of("greedy", Games.rolled(games), false);
        assertThat(skill.first().value()).isEqualTo(0.6875);
        assertThat(skill.adjusted().value()).isCloseTo(0.5, within(1e-6));
        assertThat(skill.deviation()).isZero();
        assertThat(skill.explained().value()).isEqualTo(1);
    }

    private static void add(List<PlayedGame> games, int number, int a, int b) {
        List<Double> none = Collections.nCopies(Outlook.VALUES, 0.0);
        List<Double> luck = new ArrayList<>(none);
        luck.set(0, (double) a);
        luck.set(1, (double) a + b);
        for (int i = 0; i < number; i++) {
            double result = 0.5 + a / 4.0 + b / 4.0;
            games.add(new PlayedGame(
                    0, games.size(), "", 1, result, luck, none, 1, 1, 1, 0, 0, 0, 0, Map.of(), List.of(Map.of())));
        }
    }

    /**
     * The expectation of luck is 0 although White has a queen more, and so the share without luck is the raw one. A sum
     * of values that are not compared with their mean would be far from 0.
     */
    @Test
    @Tag("long")
    void inDiceChessTheShareWithoutLuckIsTheRawOneWithinError() {
        Rules rules = Rules.load(Coins.odds(), Map.of());
        Plan plan = Coins.plan(rules, "greedy", 400, false, true, 10, 2);
        List<PlayedGame> played = Coins.games(rules, plan);
        Games games = Games.rolled(played);
        for (int k = 0; k < Outlook.VALUES; k++) {
            int value = k;
            double[] luck = games.numbers(game -> game.luck().get(value));
            double error = Math.sqrt(games.weights().squaredError(luck));
            assertThat(error).isPositive();
            assertThat(Estimate.mean(luck)).as("luck by value %d", k).isCloseTo(0, within(3.5 * error));
        }
        SkillReport skill = SkillReport.of("greedy", games, false);
        double raw = Math.sqrt(games.weights().squaredError(games.numbers(PlayedGame::result)));
        double difference = skill.adjusted().value() - skill.first().value();
        assertThat(difference).isNotZero().isCloseTo(0, within(3 * raw));
        // A measured bound, far from what values without sense give: they leave about 1.
        assertThat(skill.deviation()).isBetween(0.1, 0.8);
        assertThat(skill.explained().low()).isPositive();
        // Each turn has one roll.
        assertThat(played).allSatisfy(game -> assertThat(game.rolls()).isEqualTo(game.turns()));
    }
}
