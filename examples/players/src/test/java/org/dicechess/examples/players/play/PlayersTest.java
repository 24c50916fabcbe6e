package org.dicechess.examples.players.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.HashSet;
import java.util.Set;
import java.util.function.LongFunction;
import org.dicechess.Cursor;
import org.dicechess.Variant;
import org.dicechess.examples.players.Games;
import org.dicechess.examples.players.evaluation.Evaluation;
import org.dicechess.examples.players.match.Match;
import org.dicechess.examples.players.match.Pace;
import org.dicechess.examples.players.match.RandomPositions;
import org.dicechess.examples.players.match.Score;
import org.dicechess.examples.players.search.Budget;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("long")
class PlayersTest {

    private static final Variant VARIANT = Games.load("dice-chess");
    private static final Variant CHESS = Games.load("chess");
    private static final Evaluation EVALUATION = Games.evaluation("dice-chess");
    private static final int GAMES = 60;

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
    @ValueSource(
            strings = {
                "random",
                "expectiminimax:nodes=2000",
                "expectiminimax:threads=2,nodes=2000",
                "mcts:threads=3,nodes=600",
                "level-1",
                "level-3"
            })
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
        Score score = match.play(GAMES, 2, all -> true);
        assertThat(score.games()).isEqualTo(GAMES);
        assertThat(score.share()).isGreaterThan(share);
    }

    /** Of 60 choices among chess's 20 moves, 3 agree on average; of streams that are shifted, all would. */
    @ParameterizedTest
    @CsvSource({"0, 1", "0, 2", "7, 8"})
    void playersOfDifferentNumbersDiffer(long number, long other) {
        for (int shift = 0; shift < 3; shift++) {
            assertThat(alike(number, other, shift)).isLessThan(20);
            assertThat(alike(other, number, shift)).isLessThan(20);
        }
    }

    /** How many choices are those of a second player, who has chosen a few times before. */
    private static int alike(long number, long other, int shift) {
        Cursor cursor = CHESS.start().cursor();
        Player one = Players.of("random", EVALUATION, number);
        Player two = Players.of("random", EVALUATION, other);
        for (int i = 0; i < shift; i++) {
            two.choose(cursor, Budget.UNLIMITED);
        }
        int alike = 0;
        for (int i = 0; i < 60; i++) {
            alike += one.choose(cursor, Budget.UNLIMITED) == two.choose(cursor, Budget.UNLIMITED) ? 1 : 0;
        }
        return alike;
    }

    /** In a match the players have different streams, so that games of random players are no mirror of each other. */
    @Test
    void theNumbersOfAMatchDiffer() {
        Set<Long> numbers = Collections.synchronizedSet(new HashSet<>());
        LongFunction<Player> maker = number -> {
            numbers.add(number);
            return Players.of("random", EVALUATION, number);
        };
        new Match(VARIANT, maker, maker, new Pace(Budget.UNLIMITED, 0), 0, 1).play(3, 1, all -> true);
        assertThat(numbers).hasSize(6);
    }

    /** There are 16 moves, and one of them is greedy: the knight takes the rook. */
    @Test
    void aBeginnerPlaysAnyMove() {
        Cursor cursor = CHESS.position("7k/8/4r3/8/2PN4/8/6PP/K7 w - - 0 1").cursor();
        Evaluation evaluation = Games.evaluation("chess");
        Set<Integer> events = new HashSet<>();
        for (int number = 0; number < 400; number++) {
            events.add(Players.of("level-1", evaluation, number).choose(cursor, Budget.UNLIMITED));
        }
        assertThat(events).hasSize(16);
    }
}
