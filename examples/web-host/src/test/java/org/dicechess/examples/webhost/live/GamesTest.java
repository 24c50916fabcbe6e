package org.dicechess.examples.webhost.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.examples.webhost.CountedDriver;
import org.dicechess.examples.webhost.TestShare;
import org.dicechess.examples.webhost.game.Entry;
import org.dicechess.examples.webhost.game.Entry.Kind;
import org.dicechess.examples.webhost.game.Refusal;
import org.dicechess.examples.webhost.game.Shelf;
import org.dicechess.examples.webhost.store.GameRow;
import org.dicechess.examples.webhost.store.Store;
import org.dicechess.fair.Party;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Many games beside each other: lists of them are cheap, and one that fails disturbs no other. */
class GamesTest {

    private static final int MANY = TestShare.of(200, 110);
    private static final int OFTEN = TestShare.of(1_000, 100);
    private static final Shelf SHELF = new Shelf(Optional.empty());
    private static final String RULES = SHELF.load("chess", Map.of()).variant().rulesHash();

    @TempDir
    Path folder;

    private String url() {
        return "jdbc:sqlite:" + folder.resolve("games.db");
    }

    private static Games games(Store store) {
        return games(store, Long.MAX_VALUE / 2);
    }

    private static Games games(Store store, long mostBytes) {
        return new Games(SHELF, store, new Computers(), 1_000, 10, 100, new Pulse(), mostBytes);
    }

    /** A game of chess at random, without its end. */
    private static List<Entry> played(int events) {
        List<Entry> entries = new ArrayList<>();
        entries.add(new Entry(1, Kind.JOIN, Party.WHITE, "hash Anna", "", 1));
        entries.add(new Entry(2, Kind.JOIN, Party.BLACK, "hash Ben", "", 2));
        Random random = new Random(5);
        GameRecord game =
                GameRecord.from(SHELF.load("chess", Map.of()).variant().start());
        while (game.length() < events && game.node() instanceof Node.Decision decision) {
            Event event = decision.events().get(random.nextInt(decision.events().size()));
            Party by = Party.of(decision.player());
            entries.add(
                    new Entry(entries.size() + 1, Kind.PLAY, by, event.text(), "key-" + game.length() + "-of-it", 3));
            game = game.after(event);
        }
        return entries;
    }

    /** Room for five games: each of forty comes back when somebody asks for it, and what is watched is read anew. */
    @Test
    void gamesThatNobodyAsksForStandInTheStoreAlone() {
        List<Entry> entries = played(60);
        long five = 0;
        try (Store store = new Store(url())) {
            for (int i = 0; i < 40; i++) {
                store.create(new GameRow("game" + i, "chess", Map.of(), RULES, "", "none", false, 1), entries);
            }
            try (Games games = games(store)) {
                IntStream.range(0, 5).forEach(i -> games.game("game" + i));
                five = games.bytes();
            }
            try (Games games = games(store, five)) {
                LiveGame watched = games.game("game0");
                assertThat(watched.watch(() -> {})).isTrue();
                String position = watched.table().play().game().position().text();
                for (int i = 0; i < 120; i++) {
                    LiveGame game = games.game("game" + i % 40);
                    assertThat(game.version()).isEqualTo(entries.size());
                    assertThat(game.table().play().game().position().text()).isEqualTo(position);
                    assertThat(games.bytes()).isLessThanOrEqualTo(five);
                }
                assertThat(watched.isGone())
                        .as("others can go, as nobody watches them")
                        .isFalse();
                IntStream.range(1, 10).forEach(i -> games.game("game" + i).watch(() -> {}));
                assertThat(games.bytes()).isLessThanOrEqualTo(five);
                assertThat(watched.isGone()).isTrue();
                assertThat(games.game("game0").version()).isEqualTo(entries.size());
            }
        }
    }

    /** Puts a game of chess with one move into the store. */
    private static String create(Store store, String id, String rules, boolean open) {
        long now = System.currentTimeMillis();
        List<Entry> entries = new ArrayList<>(List.of(new Entry(1, Kind.JOIN, Party.WHITE, "hash Anna", "", now)));
        if (!open) {
            entries.add(new Entry(2, Kind.JOIN, Party.BLACK, "hash Ben", "", now));
            entries.add(new Entry(3, Kind.PLAY, Party.WHITE, "e2e4", "key-of-white", now));
        }
        store.create(new GameRow(id, "chess", Map.of(), rules, "", "none", true, now), entries);
        return id;
    }

    private static Form form(String clock) {
        return new Form("chess", Map.of(), "Anna", "white", "person", clock, true, null);
    }

    private static String running(Games games) {
        String id = games.create(form("60+0"), "here").game();
        games.join(id, "Ben", Optional.empty());
        return id;
    }

    private static String asks(Games games, String id) {
        return games.listed(Stream.of(id)).get(0).asks();
    }

    /** Half of the games wait for a player; one has other rules, and one is not there. */
    @Test
    void aLobbyThatIsAskedOftenReadsNoGameAgain() throws SQLException {
        List<String> ids = new ArrayList<>();
        try (Store store = new Store(url())) {
            IntStream.range(0, MANY).parallel().forEach(i -> create(store, "game" + i, RULES, i % 2 == 0));
            IntStream.range(0, MANY).forEach(i -> ids.add("game" + i));
            ids.add(create(store, "other", "0".repeat(64), false));
            ids.add("nowhere");
        }
        try (CountedDriver driver = new CountedDriver();
                Store store = new Store(driver.url(url()));
                Games games = games(store)) {
            List<Listed> first = games.listed(ids.stream());
            assertThat(games.open()).hasSize(50);
            assertThat(driver.statements()).filteredOn(GamesTest::readsEntries).hasSize(MANY);
            for (int i = 0; i < OFTEN; i++) {
                assertThat(games.listed(ids.stream())).isEqualTo(first).hasSize(MANY);
                assertThat(games.open()).hasSize(50);
            }
            List<String> statements = driver.statements();
            assertThat(statements).noneMatch(GamesTest::readsEntries).noneMatch(text -> text.contains("WHERE id"));
            assertThat(statements.size())
                    .as("readings of the list of open games")
                    .isLessThan(OFTEN / 2);
        }
    }

    private static boolean readsEntries(String statement) {
        return statement.startsWith("SELECT * FROM entry");
    }

    @Test
    void listsShowEachChangeAtOnce() {
        try (Store store = new Store(url());
                Games games = games(store)) {
            assertThat(games.open()).isEmpty();
            Ticket anna = games.create(form("none"), "here");
            assertThat(games.open()).extracting(Listed::id).containsExactly(anna.game());
            assertThat(games.listed(Stream.of(anna.game(), "nowhere")))
                    .extracting(Listed::stage)
                    .containsExactly("open");
            games.join(anna.game(), "Ben", Optional.empty());
            assertThat(games.open()).isEmpty();
            assertThat(asks(games, anna.game())).isEqualTo("white");
            games.game(anna.game()).play(Party.WHITE, new Command("key-of-white", 2, "play", "e2e4"), 0);
            assertThat(asks(games, anna.game())).isEqualTo("black");
        }
    }

    private static int move(LiveGame game) {
        return game.play(Party.WHITE, new Command("key-of-white", 2, "play", "e2e4"), 0);
    }

    @Test
    void aMoveInAGameThatLeavesMemoryMeanwhileIsMade() {
        try (Store store = new Store(url());
                Games games = games(store)) {
            String id = running(games);
            AtomicInteger left = new AtomicInteger();
            int version = games.with(id, game -> {
                assertThat(left.getAndIncrement() > 2 || game.retire()).isTrue();
                return move(game);
            });
            assertThat(version).isEqualTo(3);
            assertThat(left).hasValue(4);
            assertThat(store.entries(id)).hasSize(3);
        }
    }

    @Test
    void aGameThatLeavesMemoryAgainAndAgainIsRefused() {
        try (Store store = new Store(url());
                Games games = games(store)) {
            String id = running(games);
            AtomicInteger left = new AtomicInteger();
            assertThatThrownBy(() -> games.with(id, game -> {
                        left.incrementAndGet();
                        assertThat(game.retire()).isTrue();
                        return move(game);
                    }))
                    .isInstanceOf(Refusal.class)
                    .hasMessageContaining("try again");
            assertThat(left).hasValue(5);
            assertThat(store.entries(id)).hasSize(2);
        }
    }

    private static void fail(AtomicBoolean sound) {
        if (!sound.getAndSet(true)) {
            throw new StackOverflowError("in a watcher");
        }
    }

    /** Somebody else has written to one game, so that its end cannot be stored; who watches another one fails. */
    @Test
    void aGameThatFailsStopsNoClockOfOthers() {
        try (Store store = new Store(url());
                Games games = games(store)) {
            List<String> ids = new ArrayList<>();
            for (int i = 0; i < 9; i++) {
                ids.add(running(games));
            }
            String broken = ids.get(3);
            LiveGame failing = games.game(broken);
            store.append(broken, List.of(new Entry(3, Kind.PLAY, Party.WHITE, "e2e4", "", 0)));
            AtomicBoolean sound = new AtomicBoolean();
            games.game(ids.get(6)).watch(() -> fail(sound));
            games.tick(System.currentTimeMillis() + 61_000);
            assertThat(failing.isGone()).as("who watches it reads it anew").isTrue();
            ids.remove(broken);
            assertThat(games.listed(ids.stream()))
                    .hasSize(8)
                    .allMatch(game -> game.stage().equals("over"));
            assertThat(games.game(broken).version()).isEqualTo(3);
            games.tick(System.currentTimeMillis() + 200_000);
            assertThat(games.listed(Stream.of(broken)).get(0).stage()).isEqualTo("over");
        }
    }
}
