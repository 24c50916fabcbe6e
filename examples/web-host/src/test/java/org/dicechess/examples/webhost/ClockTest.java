package org.dicechess.examples.webhost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.dicechess.Color;
import org.dicechess.examples.webhost.game.Clock;
import org.dicechess.examples.webhost.game.Refusal;
import org.dicechess.examples.webhost.http.Limits;
import org.dicechess.examples.webhost.http.WebHost;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Clocks run while a decision is a player's, and going away does not help. Times are counted by hand. */
class ClockTest {

    private static final Optional<Color> WHITE = Optional.of(Color.WHITE);
    private static final Optional<Color> BLACK = Optional.of(Color.BLACK);

    @TempDir
    Path folder;

    @Test
    void aTurnTakesTimeAndAddsTheIncrement() {
        Clock clock = new Clock(Clock.Pace.of("60+5"));
        clock.turn(WHITE, 1_000);
        clock.turn(WHITE, 11_000); // a second choice in the same turn adds nothing
        assertThat(clock.left(Color.WHITE, 21_000)).isEqualTo(40_000);
        clock.turn(BLACK, 21_000);
        assertThat(clock.left(Color.WHITE, 50_000)).isEqualTo(45_000);
        assertThat(clock.left(Color.BLACK, 50_000)).isEqualTo(31_000);
        assertThat(clock.fallen(80_999)).isEmpty();
        assertThat(clock.fallen(81_000)).isEqualTo(BLACK);
    }

    @Test
    void aTurnMayHaveItsTimeAnew() {
        Clock clock = new Clock(Clock.Pace.of("100/turn"));
        clock.turn(WHITE, 0);
        clock.turn(BLACK, 90_000);
        clock.turn(WHITE, 100_000);
        assertThat(clock.left(Color.WHITE, 100_000)).isEqualTo(100_000);
        assertThat(clock.waited(150_000)).isEqualTo(50_000);
    }

    /** A player who chooses and takes back again and again is waited for from the beginning of its turn. */
    @Test
    void waitingBeginsWithTheTurn() {
        Clock clock = new Clock(Clock.Pace.of("none"));
        clock.turn(WHITE, 0);
        clock.turn(WHITE, 500);
        clock.turn(WHITE, 900);
        assertThat(clock.waited(1_000)).isEqualTo(1_000);
        assertThat(clock.fallen(1_000_000)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "soon", "0+5", "60", "60+", "-5+3", "60+5/turn", "99999999+0", "8640001/turn"})
    void otherClocksAreRefused(String text) {
        assertThatThrownBy(() -> Clock.Pace.of(text)).isInstanceOf(Refusal.class);
    }

    /** The flag falls though nobody asks, and an absent opponent can be claimed against. */
    @Test
    void timeAndAbandonmentEndGames() throws InterruptedException {
        WebHost.Setup local = WebHost.Setup.local("jdbc:sqlite:" + folder.resolve("games.db"), Limits.NONE);
        try (WebHost host = new WebHost(new WebHost.Setup(
                local.address(), 0, local.store(), Optional.empty(), 50, Optional.empty(), Limits.NONE))) {
            String url = "http://127.0.0.1:" + host.port();
            Client timed = Client.create(url, Map.of("variant", "chess", "clock", "1/turn"));
            timed.join();
            Client[] pair = Client.pair(url, "chess");
            Thread.sleep(100);
            assertThat(pair[0].command(2, "claim", "").status()).isEqualTo(409);
            assertThat(pair[1].command(2, "claim", "").status()).isEqualTo(200);
            assertThat(pair[1].state().get("view").get("end").asText()).isEqualTo("abandonment by white");
            try (Watch watch = timed.watch(2)) {
                assertThat(watch.await(1, 10_000).get(0).kind()).isEqualTo("time");
            }
            assertThat(timed.state().get("view").get("result").asText()).isEqualTo("0-1");
        }
    }
}
