package org.dicechess.examples.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Test;

class BenchCommandTest {

    private static final Variant CHESS = Loader.create().load("chess");

    @Test
    void aTableComparesAVariantWithChess() {
        List<String> lines = Run.of("bench", "dice-chess", "--seconds", "0.01").lines();

        assertThat(lines).hasSize(4);
        assertThat(lines.get(0).strip().split(" +"))
                .containsExactly("depth", "nodes", "nodes/s", "games/s", "events/s");
        assertThat(lines.get(1)).matches("dice-chess( +[0-9]+){5}");
        assertThat(lines.get(2)).matches("chess( +[0-9]+){5}");
        assertThat(lines.get(3)).matches("times chess( +[0-9]+\\.[0-9]{2}){3}");
    }

    /**
     * Perft of chess is 20, 400, 8902. By this clock each count takes 10 nanoseconds, and 20 times as many leaves seem
     * to take 200: behind the second count only 190 of 250 are left.
     */
    @Test
    void theDepthFitsTheTime() {
        Speed.Count count = new Speed(CHESS, 250, ticking()).perft();

        assertThat(count.depth()).isEqualTo(2);
        assertThat(count.nodes()).isEqualTo(400);
        assertThat(count.seconds()).isEqualTo(1e-8);
    }

    @Test
    void aGameIsPlayedAtLeast() {
        Speed.Games games = new Speed(CHESS, 0, ticking()).games();

        assertThat(games.games()).isOne();
        assertThat(games.events()).isBetween(5L, 1_000L);
    }

    @Test
    void badTimesAreRefused() {
        Run run = Run.of("bench", "chess", "--seconds", "601");

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("--seconds 601.0; expected more than 0 and at most 600");
    }

    /** A clock that goes on by ten nanoseconds each time. */
    private static LongSupplier ticking() {
        AtomicLong now = new AtomicLong();
        return () -> now.addAndGet(10);
    }
}
