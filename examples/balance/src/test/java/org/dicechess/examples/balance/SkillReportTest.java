package org.dicechess.examples.balance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SkillReportTest {

    private static final List<Double> NO_LUCK = Collections.nCopies(Outlook.VALUES, 0.0);

    @Test
    void aGameThatWasStoppedIsNoDraw() {
        SkillReport skill = SkillReport.of("greedy", Games.rolled(games(6, 2, 2, 10)), false);
        assertThat(skill.games()).isEqualTo(10);
        assertThat(skill.stopped()).isEqualTo(10);
        assertThat(skill.draws().value()).isEqualTo(0.2);
        assertThat(skill.first().value()).isEqualTo(0.7);
    }

    @Test
    void manyStoppedGamesLeaveTheVerdictOpen() {
        Plan plan = new Plan("", "", Map.of(), List.of("greedy"), 110, 0, false, true, 0, 1);
        assertThat(Report.of(new GameFile(plan, games(100, 0, 0, 10)), false).verdict())
                .isEqualTo("not known: 10 of 110 games of greedy were stopped as too long");
        // 100 of 105 points are 95.2%.
        assertThat(Report.of(new GameFile(plan, games(100, 0, 5, 5)), false).verdict())
                .startsWith("the first side has an advantage of 45.2 points [");
    }

    @Test
    void fewGamesAreNotKnown() {
        Plan plan = new Plan("", "", Map.of(), List.of("greedy"), 100, 0, false, true, 0, 1);
        // Half of the interval is 1.96 * sqrt(0.0025 + 0.000096) / 1.0384 = 0.09617 by Wilson; 100 * (9.617 / 2)^2 =
        // 2312.2.
        assertThat(Report.of(new GameFile(plan, games(50, 0, 50, 0)), false).verdict())
                .startsWith("not known: no advantage seen, but the interval is 9.6 points wide")
                .contains("about 2313 games");
    }

    /** White's queens win and Black's rooks lose every game: a queen is worth more than a rook. */
    @Test
    void piecesThatWinHaveHighValues() {
        List<PlayedGame> games = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            int sign = i % 2 == 0 ? 1 : -1;
            games.add(game(i, i % 2 == 0 ? 1 : 0, Map.of("queen", sign, "rook", -sign)));
        }
        SkillReport skill = SkillReport.of("greedy", Games.rolled(games), false);
        assertThat(skill.values().get("queen").low()).isPositive();
        assertThat(skill.values().get("rook").high()).isNegative();
    }

    private static List<PlayedGame> games(int wins, int draws, int losses, int stopped) {
        List<PlayedGame> games = new ArrayList<>();
        add(games, wins, 1);
        add(games, draws, 0.5);
        add(games, losses, 0);
        add(games, stopped, PlayedGame.STOPPED);
        return games;
    }

    private static void add(List<PlayedGame> games, int number, double result) {
        for (int i = 0; i < number; i++) {
            games.add(game(games.size(), result, Map.of()));
        }
    }

    private static PlayedGame game(int number, double result, Map<String, Integer> pieces) {
        return new PlayedGame(
                0, number, "", 1, result, NO_LUCK, NO_LUCK, 10, 10, 10, 9, 1, 0, 0, Map.of("king", 9), List.of(pieces));
    }
}
