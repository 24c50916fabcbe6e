package org.dicechess.examples.webhost.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.dicechess.examples.webhost.game.Shelf;
import org.dicechess.examples.webhost.store.Store;
import org.dicechess.fair.Party;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A minute of White ends, in ordinary time or while the host cannot answer. The test chooses all moments. */
class StallTest {

    private static final long MINUTE = 60_000;

    /** The beat of the host is awaited for 150 milliseconds, and comes 4,000 after the last one. */
    private static final long STALL = 4_000;

    private static final long LATE = STALL - 150;

    @TempDir
    Path folder;

    private final AtomicLong beats = new AtomicLong(1_000);
    private final Pulse pulse = new Pulse(() -> TimeUnit.MILLISECONDS.toNanos(beats.get()));
    private Store store;
    private Games games;
    private String id;

    /** When the minute is over. */
    private long end;

    @BeforeEach
    void begin() {
        store = new Store("jdbc:sqlite:" + folder.resolve("games.db"));
        games = new Games(new Shelf(Optional.empty()), store, new Computers(), 1_000, 10, 100, pulse, Long.MAX_VALUE);
        Form form = new Form("chess", Map.of(), "Anna", "white", "person", "60+0", true, null);
        id = games.create(form, "here").game();
        games.join(id, "Ben", Optional.empty());
        List<Told> seats = games.game(id).after(0);
        end = seats.get(seats.size() - 1).at() + MINUTE;
        pulse.beat();
    }

    @AfterEach
    void close() {
        games.close();
        store.close();
    }

    private String stage() {
        return games.listed(Stream.of(id)).get(0).stage();
    }

    private void stall() {
        beats.addAndGet(STALL);
    }

    @Test
    void aFlagFallsInOrdinaryTime() {
        beats.addAndGet(150);
        games.tick(end - 1);
        assertThat(stage()).isEqualTo("playing");
        games.tick(end);
        assertThat(stage()).isEqualTo("over");
        assertThat(games.game(id).after(2)).extracting(Told::kind, Told::by).containsExactly(tuple("time", "white"));
    }

    /** The minute is over within the stall, and the move that has waited for the host is played. */
    @Test
    void noFlagFallsWhileTheHostCannotAnswer() {
        stall();
        games.tick(end + LATE - 1);
        assertThat(stage()).isEqualTo("playing");
        Command move = new Command("key-of-white", 2, "play", "e2e4");
        games.game(id).play(Party.WHITE, move, games.arrival(end + LATE - 1));
        assertThat(games.game(id).after(2)).extracting(Told::san).containsExactly("e4");
    }

    /** A stall that is shorter than what is missing saves nobody. */
    @Test
    void aFlagFallsThatWouldHaveFallenBeforeTheStall() {
        stall();
        games.tick(end + LATE);
        assertThat(stage()).isEqualTo("over");
    }

    /** The beat comes; for a second whatever has waited beside it is handled, then all time counts. */
    @Test
    void aSecondAfterTheStallTheFlagFalls() {
        stall();
        pulse.beat();
        for (int i = 0; i < 10; i++) {
            beats.addAndGet(100);
            pulse.beat();
            games.tick(end + LATE - 1);
            assertThat(stage()).isEqualTo("playing");
        }
        beats.addAndGet(1);
        games.tick(end + LATE - 1);
        assertThat(stage()).isEqualTo("over");
    }

    /** Whoever looks at the game right after the stall ends it as little as the clock does. */
    @Test
    void theMomentThatPagesSeeIsWithoutTheStall() {
        assertThat(games.now()).isCloseTo(System.currentTimeMillis(), within(MINUTE / 2));
        long before = System.currentTimeMillis();
        stall();
        assertThat(games.now()).isLessThanOrEqualTo(System.currentTimeMillis() - LATE);
        assertThat(games.now()).isGreaterThanOrEqualTo(before - LATE);
    }
}
