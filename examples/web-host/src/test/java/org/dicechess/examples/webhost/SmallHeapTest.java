package org.dicechess.examples.webhost;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.Variant;
import org.dicechess.examples.webhost.game.Entry;
import org.dicechess.examples.webhost.game.Entry.Kind;
import org.dicechess.examples.webhost.game.Shelf;
import org.dicechess.examples.webhost.store.GameRow;
import org.dicechess.examples.webhost.store.Store;
import org.dicechess.fair.Party;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A host with a heap of 48 MB, and a store of many long games, far more than the heap has room for. The host answers
 * whatever is asked for; it ends at once if its memory runs out. The property {@code dicechess.games} is the number of
 * games; 100,000 take 4 GB of disk.
 */
@Tag("long")
class SmallHeapTest {

    private static final int GAMES = Integer.getInteger("dicechess.games", 20_000);
    private static final int ASKED = 1_500;
    private static final int FRESH = 300;
    private static final int EVENTS = 300;
    private static final int THREADS = 16;
    private static final String TOKEN = "a".repeat(32);
    private static final List<String> HEAP = List.of("-Xmx48m", "-XX:+ExitOnOutOfMemoryError");

    @TempDir
    Path folder;

    private final HttpClient http = HttpClient.newHttpClient();
    private final ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    private final Variant chess =
            new Shelf(Optional.empty()).load("chess", Map.of()).variant();
    private final GameRecord game = played(new Random(5));
    private Optional<HostProcess> host = Optional.empty();
    private String url = "";

    /** A game of chess at random that goes on. */
    private GameRecord played(Random random) {
        GameRecord played = GameRecord.from(chess.start());
        while (played.length() < EVENTS) {
            played = played.node() instanceof Node.Decision decision
                    ? played.after(decision.events()
                            .get(random.nextInt(decision.events().size())))
                    : GameRecord.from(chess.start());
        }
        return played.node() instanceof Node.Decision ? played : played(random);
    }

    private List<Entry> entries() throws GeneralSecurityException {
        byte[] hash = MessageDigest.getInstance("SHA-256").digest(TOKEN.getBytes(StandardCharsets.UTF_8));
        List<Entry> entries = new ArrayList<>();
        entries.add(new Entry(1, Kind.JOIN, Party.WHITE, HexFormat.of().formatHex(hash) + " Anna", "", 1));
        entries.add(new Entry(2, Kind.JOIN, Party.BLACK, "hash Ben", "", 2));
        for (Event event : game.events()) {
            int version = entries.size() + 1;
            Party by = version % 2 == 1 ? Party.WHITE : Party.BLACK;
            entries.add(
                    new Entry(version, Kind.PLAY, by, event.text(), "key-of-the-event-%019d".formatted(version), 3));
        }
        return entries;
    }

    private static String id(int number) {
        return "%020x".formatted(number);
    }

    /** Writes the rows of one game many times. */
    @BeforeEach
    void fill() throws SQLException, GeneralSecurityException, IOException {
        String store = "jdbc:sqlite:" + folder.resolve("games.db");
        long now = System.currentTimeMillis();
        try (Store first = new Store(store)) {
            first.create(
                    new GameRow(id(0), "chess", Map.of(), chess.rulesHash(), "", "none", true, now - GAMES), entries());
        }
        try (Connection connection = DriverManager.getConnection(store);
                Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA journal_mode=OFF");
            statement.execute("PRAGMA synchronous=OFF");
            String numbers = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < " + (GAMES - 1)
                    + ") SELECT printf('%020x', i), ";
            statement.execute("INSERT INTO game " + numbers
                    + "variant, options, rules, pack, clock, listed, created + i FROM n CROSS JOIN game WHERE id = '"
                    + id(0) + "'");
            statement.execute("CREATE TEMP TABLE one AS SELECT * FROM entry ORDER BY version");
            statement.execute("INSERT INTO entry " + numbers
                    + "version, kind, party, body, command, happened FROM n CROSS JOIN one");
        }
        host = Optional.of(new HostProcess(store, HEAP, List.of("--behind-proxy")));
        url = host.get().url + "/api/v1/games";
    }

    @AfterEach
    void stop() {
        threads.shutdownNow();
        host.ifPresent(HostProcess::kill);
    }

    private interface Act {
        void of(int number) throws Exception;
    }

    /** Does something with the numbers below a limit, many at once. */
    private void each(int limit, Act act) throws Exception {
        List<Future<Object>> done = new ArrayList<>();
        for (int i = 0; i < limit; i++) {
            int number = i;
            done.add(threads.submit(() -> {
                act.of(number);
                return "";
            }));
        }
        for (Future<Object> one : done) {
            one.get();
        }
    }

    /** Sends a request of the address 10.0.x.y. */
    private JsonNode ask(int address, String path, Map<String, Object> body) throws Exception {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(url + path))
                .header("X-Forwarded-For", "10.0." + address / 200 + "." + (1 + address % 200))
                .header("Content-Type", "application/json");
        // Only a bot takes a seat with a token.
        if (body.isEmpty() || path.endsWith("/commands")) {
            request.header("Authorization", "Bearer " + TOKEN);
        }
        if (!body.isEmpty()) {
            request.POST(HttpRequest.BodyPublishers.ofString(
                    Client.JSON.valueToTree(body).toString()));
        }
        HttpResponse<String> answer = http.send(request.build(), HttpResponse.BodyHandlers.ofString());
        assertThat(answer.statusCode()).as(answer.body()).isBetween(200, 201);
        return Client.JSON.readTree(answer.body());
    }

    private static Map<String, Object> move(String text, int version) {
        return Map.of("key", "key-of-" + version, "version", version, "type", "play", "text", text);
    }

    private static List<String> texts(JsonNode rows, String member) {
        return rows.findValuesAsText(member);
    }

    private List<String> choices() {
        Node.Decision decision = (Node.Decision) game.node();
        return decision.events().stream().map(Event::text).toList();
    }

    /** Any game of the store: the same one for the same number. */
    private static int chosen(int number) {
        return (int) (number * 7_919L % GAMES);
    }

    /** Each tenth game that is looked at goes on by a move. */
    private void look(int number) throws Exception {
        String path = "/" + id(chosen(number));
        JsonNode state = ask(number, path + "?picture=no", Map.of());
        assertThat(state.get("version").asInt()).isEqualTo(EVENTS + 2);
        assertThat(texts(state.get("view").get("choices"), "text")).isEqualTo(choices());
        if (number % 10 == 0) {
            ask(number, path + "/commands", move(choices().get(0), EVENTS + 2));
        }
    }

    private void lookAgain(int number) throws Exception {
        List<String> expected =
                new ArrayList<>(game.events().stream().map(Event::text).toList());
        expected.addAll(number % 10 == 0 ? choices().subList(0, 1) : List.of());
        JsonNode entries = ask(number, "/" + id(chosen(number)) + "/entries?after=2", Map.of());
        assertThat(texts(entries, "text")).isEqualTo(expected);
    }

    private String begin(int number) throws Exception {
        Map<String, Object> form = Map.of("variant", number % 2 == 0 ? "chess" : "dice-chess", "listed", true);
        return ask(number, "", form).get("game").asText();
    }

    @Test
    void moreGamesThanTheHeapHasRoomForAreAnswered() throws Exception {
        long start = System.currentTimeMillis();
        assertThat(ask(0, "", Map.of())).as("games that wait for a player").isEmpty();
        long lobby = System.currentTimeMillis() - start;
        each(ASKED, this::look);
        String[] fresh = new String[FRESH];
        each(FRESH, number -> fresh[number] = begin(number));
        each(ASKED, this::lookAgain);
        assertThat(texts(ask(0, "", Map.of()), "id")).hasSize(50).isSubsetOf(fresh);
        each(FRESH, number -> ask(number, "/" + fresh[number] + "/join", Map.of("name", "Ben")));
        each(
                FRESH,
                number -> assertThat(texts(ask(number, "/" + fresh[number] + "/entries", Map.of()), "kind"))
                        .containsExactly("join", "join"));
        assertThat(ask(0, "", Map.of())).isEmpty();
        String ids = String.join(
                ",", IntStream.range(0, 50).mapToObj(SmallHeapTest::id).toList());
        assertThat(texts(ask(0, "?ids=" + ids, Map.of()), "stage")).hasSize(50).containsOnly("playing");
        assertThat(host.orElseThrow().isAlive()).isTrue();
        System.out.println(GAMES + " games: a list of all " + lobby + " ms, " + (2 * ASKED + 4 * FRESH)
                + " questions in " + (System.currentTimeMillis() - start) + " ms");
    }
}
