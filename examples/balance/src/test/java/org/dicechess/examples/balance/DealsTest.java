package org.dicechess.examples.balance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class DealsTest {

    private final Rules planted = Rules.load(Coins.planted(), Map.of());
    private final Rules duel = Rules.load(Coins.duel(), Map.of());

    /** White wins with the first roll or has lost, so that each face has all points or none. */
    @Test
    void aRollThatDecidesIsSeenInItsGroup() {
        Map<String, SkillReport.Deal> deals = deals(Coins.byDeal(planted, 200, false));
        assertThat(deals.values()).extracting(deal -> deal.adjusted().value()).containsOnly(0.0, 1.0);
        assertThat(deals.values()).allSatisfy(deal -> {
            // All or nothing of n games has an interval of z^2 / (n + z^2) by Wilson.
            double width = 3.8415 / (deal.games() + 3.8415);
            assertThat(2 * deal.adjusted().half()).isCloseTo(width, within(1e-4));
        });
    }

    /** Two rooks, or a rook and a queen, win at once; two queens win one game of four. */
    @Test
    void onlyTheLuckOfLaterRollsIsSubtracted() {
        for (boolean eachDeal : new boolean[] {false, true}) {
            assertThat(deals(Coins.byDeal(duel, 120, eachDeal)).values())
                    .extracting(deal -> Math.round(deal.adjusted().value() * 1e4) / 1e4)
                    .containsExactlyInAnyOrder(1.0, 1.0, 0.25);
        }
    }

    /** The chances are 1/4, 2/4 and 1/4, so the share is 13/16. If all counted alike, it would be 12/16. */
    @Test
    void firstRollsInTurnCountByTheirChance() {
        SkillReport skill = Coins.byDeal(duel, 120, true).skills().get(0);
        assertThat(skill.covered()).isEqualTo(1);
        assertThat(skill.adjusted().value()).isCloseTo(13 / 16.0, within(1e-4));
        List<SkillReport.Deal> deals = List.copyOf(skill.deals().values());
        assertThat(deals).extracting(SkillReport.Deal::games).containsOnly(40);
        double lost = deals.stream()
                .mapToDouble(deal -> 1 - deal.first().value())
                .max()
                .orElseThrow();
        assertThat(lost).isBetween(0.5, 0.95);
        assertThat(skill.first().value()).isCloseTo(1 - lost / 4, within(1e-9));
        // Every loss and a quarter of that first roll's wins come after a second turn.
        assertThat(skill.rolls()).isCloseTo(1.25, within(1e-9));
        // A pass for each of the games with a second turn: 1/4 of 5/4 choices.
        assertThat(skill.passes().value()).isCloseTo(0.2, within(1e-9));
    }

    /** 1/10 and 2/10 are the first quarter, 3/10 more the half, and 4/10 the last quarter. */
    @Test
    void quartilesCountByTheChance() {
        List<PlayedGame> games = Stream.of(4, 2, 3, 1)
                .map(turns -> game(turns, "deal " + turns, turns / 10.0, turns, 1, 0))
                .toList();
        assertThat(SkillReport.of("greedy", Games.given(games), false).turns()).containsExactly(1, 2, 3, 4, 4);
        assertThat(SkillReport.of("greedy", Games.rolled(games), false).turns()).containsExactly(1, 1, 2, 4, 4);
    }

    @Test
    void aVerdictNeedsAllFirstRolls() {
        assertThat(Coins.byDeal(duel, 3, true).verdict()).doesNotContain("chances");
        Report two = Coins.byDeal(duel, 2, true);
        assertThat(two.verdict())
                .matches("not known: the first rolls that greedy has played to an end have only (50|75).0% of the "
                        + "chances");
    }

    /** Half of the games are won whatever the deal, so about one interval in twenty may miss 50%. */
    @Test
    void intervalsOfSmallGroupsAreNotTooNarrow() {
        for (int size : new int[] {2, 3, 8}) {
            SkillReport skill = SkillReport.of("greedy", Games.rolled(fairGames(400, size)), true);
            assertThat(skill.deals()).hasSize(400);
            assertThat(skill.deals().values())
                    .extracting(SkillReport.Deal::adjusted)
                    .filteredOn(share -> share.excludes(0.5))
                    .as("groups of %d games", size)
                    .hasSizeLessThan(400 * 8 / 100);
            assertThat(skill.deals().values())
                    .allSatisfy(deal -> assertThat(deal.adjusted().half()).isPositive());
        }
    }

    /** Games of which half of the variance is luck with a second roll. */
    private static List<PlayedGame> fairGames(int deals, int size) {
        SplittableRandom random = new SplittableRandom(5);
        List<PlayedGame> games = new ArrayList<>();
        for (int i = 0; i < deals * size; i++) {
            double luck = random.nextInt(2) * 2 - 1;
            double chance = random.nextInt(2);
            games.add(game(i, "deal " + i / size, 1, 10, (luck + 1 + 2 * chance) / 4, luck));
        }
        return games;
    }

    private static PlayedGame game(int number, String deal, double chance, int turns, double result, double luck) {
        List<Double> none = Collections.nCopies(Outlook.VALUES, 0.0);
        List<Double> values =
                Stream.concat(Stream.of(luck), none.stream().skip(1)).toList();
        return new PlayedGame(
                0, number, deal, chance, result, values, none, turns, 10, 10, 9, 1, 0, 0, Map.of(), List.of(Map.of()));
    }

    private static Map<String, SkillReport.Deal> deals(Report report) {
        return report.skills().get(0).deals();
    }
}
