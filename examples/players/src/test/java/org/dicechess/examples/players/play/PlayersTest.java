package org.dicechess.examples.players.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.dicechess.Cursor;
import org.dicechess.Variant;
import org.dicechess.examples.players.Games;
import org.dicechess.examples.players.evaluation.Evaluation;
import org.dicechess.examples.players.evaluation.Evaluations;
import org.dicechess.examples.players.match.Match;
import org.dicechess.examples.players.match.Pace;
import org.dicechess.examples.players.match.RandomPositions;
import org.dicechess.examples.players.match.Score;
import org.dicechess.examples.players.search.Budget;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlayersTest {

    private static final Variant VARIANT = Games.load("dice-chess");
    private static final Evaluation EVALUATION = new Evaluations(VARIANT).evaluation();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "alphabeta                  | no player 'alphabeta'",
                "expectiminimax:deep=3      | no option 'deep'",
                "expectiminimax:star=3      | star is '3'; expected a number from 0 to 2",
                "expectiminimax:star=       | star is ''; expected a number",
                "expectiminimax:star        | 'star'; expected OPTION=NUMBER",
                "expectiminimax:            | ''; expected OPTION=NUMBER",
                "expectiminimax:star=1,star=1 | 'star' stands there twice",
                "random:depth=1             | no option 'depth'; expected one of seed",
            })
    void anUnknownPlayerOrOptionIsRefused(String text, String complaint) {
        assertThatThrownBy(() -> Players.of(text, EVALUATION))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(complaint);
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "expectiminimax:nodes=2000", "mcts:threads=3,nodes=600", "level-1", "level-3"})
    void theSameSeedGivesTheSameEvents(String text) {
        Cursor cursor = new RandomPositions(VARIANT, 60, 4).next();
        int once = Players.of(text, EVALUATION, 2).choose(cursor, Budget.UNLIMITED);
        int again = Players.of(text, EVALUATION, 2).choose(cursor, Budget.UNLIMITED);
        assertThat(again).isEqualTo(once);
    }

    @ParameterizedTest
    @CsvSource({
        "greedy, random, 0.8",
        "expectiminimax, greedy, 0.6",
        "mcts:threads=2, greedy, 0.5",
        "level-4, level-1, 0.8"
    })
    void theBetterPlayerWins(String better, String worse, double share) {
        Match match = new Match(
                VARIANT,
                game -> Players.of(better, EVALUATION, game),
                game -> Players.of(worse, EVALUATION, game),
                new Pace(Budget.nodes(2_000), 0),
                0,
                1);
        Score score = match.play(20, 2, all -> true);
        assertThat(score.games()).isEqualTo(20);
        assertThat(score.share()).isGreaterThan(share);
    }
}
