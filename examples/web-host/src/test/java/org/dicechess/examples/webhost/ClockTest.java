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
        clock.ask(WHITE, 1_000);
        clock.ask(WHITE, 11_000); // a second choice in the same turn adds nothing
        assertThat(clock.left(Color.WHITE, 21_000)).isEqualTo(40_000);
        clock.endTurn(Color.WHITE, 21_000);
        clock.ask(BLACK, 21_000);
        assertThat(clock.left(Color.WHITE, 50_000)).isEqualTo(45_000);
        assertThat(clock.left(Color.BLACK, 50_000)).isEqualTo(31_000);
        assertThat(clock.fallen(80_999)).isEmpty();
        assertThat(clock.fallen(81_000)).isEqualTo(BLACK);
    }

    /** 60 - 2 + 5 = 63 seconds: the roll between two choices ends no turn. */
    @Test
    void aRollInTheMiddleOfATurnAddsNothing() {
        Clock clock = new Clock(Clock.Pace.of("60+5"));
        clock.ask(WHITE, 0);
        clock.ask(Optional.empty(), 1_000);
        clock.ask(WHITE, 1_000);
        clock.endTurn(Color.WHITE, 2_000);
        clock.ask(BLACK, 2_000);
        assertThat(clock.left(Color.WHITE, 9_000)).isEqualTo(63_000);
        Clock days = new Clock(Clock.Pace.of("86400/turn"));
        days.ask(WHITE, 0);
        days.ask(Optional.empty(), 80_000_000);
        days.ask(WHITE, 80_000_000);
        assertThat(days.fallen(86_399_999)).isEmpty();
        assertThat(days.fallen(86_400_000)).isEqualTo(WHITE);
        assertThat(days.waited(80_000_001)).isEqualTo(80_000_001);
    }

    /** Dice that deal the array end no turn, as nobody has been asked. */
    @Test
    void aTurnWithoutAQuestionAddsNothing() {
        Clock clock = new Clock(Clock.Pace.of("60+5"));
        clock.endTurn(Color.WHITE, 1_000);
        assertThat(clock.left(Color.WHITE, 1_000)).isEqualTo(60_000);
    }

    @Test
    void aTurnMayHaveItsTimeAnew() {
        Clock clock = new Clock(Clock.Pace.of("100/turn"));
        clock.ask(WHITE, 0);
        clock.endTurn(Color.WHITE, 90_000);
        clock.ask(BLACK, 90_000);
        clock.endTurn(Color.BLACK, 100_000);
        clock.ask(WHITE, 100_000);
        assertThat(clock.left(Color.WHITE, 100_000)).isEqualTo(100_000);
        assertThat(clock.waited(150_000)).isEqualTo(50_000);
    }

    /** A share in the dice takes time and adds none. */
    @Test
    void aShareInTheDiceIsNoTurn() {
        Clock clock = new Clock(Clock.Pace.of("60+5"));
        clock.ask(WHITE, 0);
        clock.endShare(Color.WHITE, 10_000);
        clock.ask(BLACK, 10_000);
        assertThat(clock.left(Color.WHITE, 10_000)).isEqualTo(50_000);
        Clock days = new Clock(Clock.Pace.of("100/turn"));
        days.ask(WHITE, 0);
        days.endShare(Color.WHITE, 90_000);
        days.ask(WHITE, 90_000);
        assertThat(days.left(Color.WHITE, 90_000)).isEqualTo(100_000);
        assertThat(days.waited(90_000)).isZero();
    }

    /** A player who chooses and takes back again and again is waited for from the beginning of its turn. */
    @Test
    void waitingBeginsWithTheTurn() {
        Clock clock = new Clock(Clock.Pace.of("none"));
        clock.ask(WHITE, 0);
        clock.ask(WHITE, 500);
        clock.ask(WHITE, 900);
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
        String store = "jdbc:sqlite:" + folder.resolve("games.db");
        try (WebHost host = new WebHost(WebHost.Setup.local(store, Limits.NONE).withAbandonedAfter(50))) {
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
