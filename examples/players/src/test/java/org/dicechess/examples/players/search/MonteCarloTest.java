package org.dicechess.examples.players.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import org.dicechess.Cursor;
import org.dicechess.Variant;
import org.dicechess.examples.players.Games;
import org.dicechess.examples.players.TestShare;
import org.dicechess.examples.players.evaluation.Evaluation;
import org.dicechess.examples.players.evaluation.Evaluations;
import org.dicechess.examples.players.match.RandomPositions;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MonteCarloTest {

    /**
     * Wherever White's piece in the middle goes, a piece of Black beside it takes it, which is a draw here; the
     * evaluation knows no draws and counts pieces. The tree is full when it has the root and its two events.
     */
    @ParameterizedTest
    @ValueSource(ints = {3, 1_000_000})
    void anEndedGameIsWorthItsResultInAFullTreeToo(int largest) {
        Variant variant = Loader.create().load("test", """
                format: 1
                id: test
                name: Test
                board: {files: 5, ranks: 1}
                turn: move
                pieces:
                  wazir: {symbol: W, move: W}
                endings:
                  taken: {when: none-left, pieces: wazir, result: draws}
                setup: w1W1w w - - 0 1
                """.getBytes(StandardCharsets.UTF_8));
        Evaluation evaluation = new Evaluations(variant).evaluation();
        Found found = new MonteCarlo(evaluation, 1, 0.3, 1, largest)
                .find(variant.start().cursor(), Budget.nodes(500));
        assertThat(Math.abs(found.value())).isLessThan(0.05);
    }

    @ParameterizedTest
    @CsvSource({"1, true", "1, false", "3, true", "3, false"})
    @Timeout(value = 30, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void anInterruptedSearchEnds(int threads, boolean before) {
        Variant variant = Games.load("dice-chess");
        Cursor cursor = new RandomPositions(variant, 60, 4).next();
        MonteCarlo search = new MonteCarlo(Games.evaluation("dice-chess"), threads, 0.3, 1);
        Thread searching = Thread.currentThread();
        if (before) {
            searching.interrupt();
        } else {
            new Thread(() -> {
                        pause(TestShare.of(300, 100));
                        searching.interrupt();
                    })
                    .start();
        }
        Found found = search.find(cursor, Budget.UNLIMITED);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(found.way()).hasSize(1);
    }

    private static void pause(long millis) {
        try {
            TimeUnit.MILLISECONDS.sleep(millis);
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
    }
}
