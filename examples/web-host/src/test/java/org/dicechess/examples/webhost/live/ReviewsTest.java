package org.dicechess.examples.webhost.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.dicechess.Color;
import org.dicechess.Conclusion;
import org.dicechess.GameRecord;
import org.dicechess.examples.players.analysis.Review;
import org.dicechess.examples.players.search.Budget;
import org.dicechess.examples.webhost.game.Refusal;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(60)
class ReviewsTest {

    private static final GameRecord GAME =
            GameRecord.from(Loader.create().load("chess").start()).concluded(Conclusion.resignation(Color.WHITE));

    private static final Runnable FREE = () -> {};

    /** A review takes a minute at most: 200 events may have 300 ms each, the longest game of the host 7 ms. */
    @ParameterizedTest
    @CsvSource({"0, 300", "4, 300", "200, 300", "1000, 60", "8000, 7"})
    void aReviewOfALongGameTakesNoLonger(int events, long millis) {
        assertThat(Reviews.budget(events)).isEqualTo(new Budget(millis * 1_000_000, 10_000));
    }

    /** The rules of the longer game fail. */
    @Test
    void aReviewThatFailsLeavesOthersAlone() throws InterruptedException {
        GameRecord longer = GameRecord.from(GAME.start()).after("e2e4").concluded(Conclusion.resignation(Color.WHITE));
        CountDownLatch asked = new CountDownLatch(1);
        try (Reviews reviews = new Reviews((game, progress) -> {
            if (game.length() > 0) {
                await(asked);
                throw new StackOverflowError();
            }
            return new Review(game, List.of(), 0);
        })) {
            reviews.ask("bad", longer, FREE);
            asked.countDown();
            reviews.ask("good", GAME, FREE);
            while (!reviews.state("good").contains("\"review\"")) {
                Thread.sleep(5);
            }
            assertThatThrownBy(() -> reviews.state("bad"))
                    .isInstanceOf(Refusal.class)
                    .hasMessageContaining("the rules of this game failed");
        }
    }

    /** Twenty games may wait, the one that is being reviewed counted. */
    @Test
    void fewReviewsWait() {
        CountDownLatch end = new CountDownLatch(1);
        try (Reviews reviews = new Reviews((game, progress) -> {
            await(end);
            return new Review(game, List.of(), 0);
        })) {
            for (int i = 0; i < 20; i++) {
                reviews.ask("game" + i, GAME, FREE);
                reviews.ask("game" + i, GAME, FREE);
            }
            assertThatThrownBy(() -> reviews.ask("one more", GAME, FREE))
                    .isInstanceOf(Refusal.class)
                    .hasMessageContaining("20 games wait for a review");
            end.countDown();
        }
    }

    /** One game of two is over; its review is asked for three times. */
    @Test
    void aReviewThatBeginsCountsAndNothingElse() {
        AtomicInteger counted = new AtomicInteger();
        try (Reviews reviews = new Reviews((game, progress) -> new Review(game, List.of(), 0))) {
            for (int i = 0; i < 3; i++) {
                reviews.ask("over", GAME, counted::incrementAndGet);
            }
            assertThatThrownBy(() -> reviews.ask("open", GAME.reopened(), counted::incrementAndGet))
                    .isInstanceOf(Refusal.class);
        }
        assertThat(counted).hasValue(1);
    }

    @Test
    void aReviewThatIsRefusedIsNotBegun() {
        try (Reviews reviews = new Reviews((game, progress) -> new Review(game, List.of(), 0))) {
            Runnable refusal = () -> {
                throw new Refusal(429, "too-many-reviews", "wait");
            };
            assertThatThrownBy(() -> reviews.ask("game", GAME, refusal)).hasMessage("wait");
            assertThatThrownBy(() -> reviews.state("game")).hasMessageContaining("nobody has asked");
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
        }
    }
}
