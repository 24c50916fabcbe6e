package org.dicechess.examples.players.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.dicechess.Variant;
import org.dicechess.examples.players.Games;
import org.dicechess.examples.players.evaluation.Evaluation;
import org.dicechess.examples.players.play.Player;
import org.dicechess.examples.players.play.Players;
import org.dicechess.examples.players.search.Budget;
import org.junit.jupiter.api.Test;

class MatchTest {

    private static final Variant VARIANT = Games.load("dice-chess");
    private static final Evaluation EVALUATION = Games.evaluation("dice-chess");
    private static final Pace PACE = new Pace(Budget.nodes(1), 0);

    /** With several threads the first game ends last here, and yet it counts first. */
    @Test
    void gamesCountInTheirOrder() {
        assertThat(scores(3)).isEqualTo(scores(1)).hasSize(5);
    }

    private static List<Score> scores(int threads) {
        CountDownLatch others = new CountDownLatch(threads == 1 ? 0 : 6);
        List<Score> scores = Collections.synchronizedList(new ArrayList<>());
        Match match = new Match(
                VARIANT,
                number -> {
                    others.countDown();
                    return number == 0 ? after(others) : Players.of("random", EVALUATION, number);
                },
                number -> Players.of("random", EVALUATION, number),
                PACE,
                0,
                1);
        Score score = match.play(20, threads, sum -> scores.add(sum) && sum.games() < 5);
        assertThat(score).isEqualTo(scores.get(scores.size() - 1));
        return scores;
    }

    private static Player after(CountDownLatch others) {
        Player random = Players.of("random", EVALUATION, 0);
        return (cursor, budget) -> {
            try {
                assertThat(others.await(20, TimeUnit.SECONDS)).isTrue();
            } catch (InterruptedException interrupted) {
                throw new IllegalStateException(interrupted);
            }
            return random.choose(cursor, budget);
        };
    }

    @Test
    void whoeverThinksTooLongLoses() {
        Player slow = (cursor, budget) -> {
            long begin = System.nanoTime();
            while (System.nanoTime() - begin < 2_000_000) {
                Thread.onSpinWait();
            }
            return Players.of("random", EVALUATION).choose(cursor, budget);
        };
        Match match = new Match(VARIANT, number -> slow, number -> slow, new Pace(Budget.UNLIMITED, 1_000_000), 0, 1);
        assertThat(match.play(4, 1, all -> true)).isEqualTo(new Score(2, 0, 2, 0, 4));
    }
}
