package org.dicechess.examples.webhost;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.dicechess.examples.webhost.game.Entry;
import org.dicechess.examples.webhost.http.Limits;
import org.dicechess.examples.webhost.http.WebHost;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The host answers as its OpenAPI document says. Reviews and the editor are held against it by their own tests. */
class DocumentTest {

    private static final String GAMES = "/api/v1/games";
    private static final int CHOICES = TestShare.of(100, 12);
    private static final int MOST_GAMES = 20;

    private static WebHost host;
    private static String url;

    @BeforeAll
    static void start(@TempDir Path folder) {
        host = new WebHost(WebHost.Setup.local("jdbc:sqlite:" + folder.resolve("games.db"), Limits.NONE));
        url = "http://127.0.0.1:" + host.port();
    }

    @AfterAll
    static void stop() {
        host.close();
    }

    private static JsonNode ask(String method, String path, String token, Map<String, ?> body) {
        JsonNode sent = body == null ? null : Client.JSON.valueToTree(body);
        if (sent != null) {
            Document.checkBody(method, path, sent);
        }
        Client.Answer answer = Client.ask(method, url + path, token, sent);
        Document.checkAnswer(method, path, answer.status(), answer.body());
        return answer.body();
    }

    private static JsonNode get(String path) {
        return ask("GET", path, "", null);
    }

    private static HttpResponse<Stream<String>> open(String path, String accept) {
        HttpRequest request = HttpRequest.newBuilder(URI.create(url + path))
                .header("Accept", accept)
                .build();
        try {
            return HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofLines());
        } catch (IOException | InterruptedException failed) {
            throw new IllegalStateException(failed);
        }
    }

    @Test
    void theHostServesIt() {
        HttpResponse<Stream<String>> answer = open(Document.ADDRESS, "*/*");
        assertThat(answer.headers().firstValue("Content-Type")).hasValue("application/yaml");
        assertThat(answer.body().toList()).isEqualTo(Document.text().lines().toList());
    }

    static List<String> variants() {
        return TestShare.isAll()
                ? List.of("dice-chess", "chess", "d4-d6-chess", "crazyhouse", "three-check-chess", "xiangqi")
                : List.of("dice-chess");
    }

    /** A bot plays a person; both see what only they may see. */
    @ParameterizedTest
    @MethodSource("variants")
    void aPlayedGameIsAsItSays(String variant) {
        // The rolls of the host differ in each run, so a king may be captured early.
        List<Client> players = Stream.generate(() -> begun(variant))
                .limit(MOST_GAMES)
                .filter(DocumentTest::played)
                .findFirst()
                .orElseThrow();
        Client white = players.get(0);
        Client black = players.get(1);
        String game = GAMES + "/" + white.game;
        get(game + "?ply=3&theme=dark&side=black");
        get(game + "/entries");
        get(game + "/chances");
        get(game + "/record");
        for (Client each : List.of(white, black)) {
            command(game, each, "offer-draw", "");
            ask("GET", game, each.token, null);
        }
        command(game, black, "resign", "");
        assertThat(get(game).get("stage").asText()).isEqualTo("over");
        assertThat(get(game + "/winning").get("white").asDouble()).isEqualTo(1);
        get(GAMES + "?ids=" + white.game);
        streamed(game, get(game).get("version").asInt());
    }

    private static List<Client> begun(String variant) {
        String bot = ask("POST", "/api/v1/bots", "", Map.of()).get("token").asText();
        Map<String, ?> form = Map.of("variant", variant, "name", "A", "listed", true, "clock", "600+5");
        Client white = new Client(url, ask("POST", GAMES, bot, form));
        assertThat(get(GAMES).get(0).get("id").asText()).isEqualTo(white.game);
        Map<String, ?> name = Map.of("name", "B");
        Client black = new Client(url, ask("POST", GAMES + "/" + white.game + "/join", "", name));
        for (Client each : List.of(white, black, white, black)) {
            each.agree();
        }
        return List.of(white, black);
    }

    private static void command(String game, Client by, String type, String text) {
        int version =
                ask("GET", game + "?picture=no", by.token, null).get("version").asInt();
        Map<String, ?> command = Map.of("key", "the-key-" + version, "version", version, "type", type, "text", text);
        ask("POST", game + "/commands", by.token, command);
    }

    /** Plays random choices; true when the game goes on behind them. */
    private static boolean played(List<Client> players) {
        Random random = new Random(4);
        String game = GAMES + "/" + players.get(0).game;
        for (int i = 0; i < CHOICES && isRunning(game); i++) {
            String decides = get(game).get("view").get("decides").asText();
            Client by = players.get(decides.equals("white") ? 0 : 1);
            JsonNode choices = ask("GET", game, by.token, null).get("view").get("choices");
            String text =
                    choices.get(random.nextInt(choices.size())).get("text").asText();
            command(game, by, "play", text);
        }
        return isRunning(game) && get(game).get("ply").asInt() >= CHOICES;
    }

    private static boolean isRunning(String game) {
        return !get(game).get("stage").asText().equals("over");
    }

    private static void streamed(String game, int version) {
        JsonNode entry = Document.operations()
                .get("GET /api/v1/games/{id}/stream")
                .at("/responses/200/content/text~1event-stream/schema");
        HttpResponse<Stream<String>> stream = open(game + "/stream", "text/event-stream");
        assertThat(stream.headers().firstValue("Content-Type").orElse("")).startsWith("text/event-stream");
        try (Stream<String> all = stream.body()) {
            Iterator<String> lines = all.iterator();
            for (int i = 1; i <= version; i++) {
                List<String> event = new ArrayList<>();
                for (String line = lines.next(); !line.isEmpty(); line = lines.next()) {
                    event.add(line);
                }
                assertThat(event).hasSize(3).contains("event: entry", "id: " + i);
                String data = event.stream()
                        .filter(line -> line.startsWith("data: "))
                        .findFirst()
                        .orElseThrow();
                Document.check(entry, Client.json(data.substring("data: ".length())), "entry " + i);
            }
        }
    }

    @Test
    void variantsAndHelpAreAsItSays() {
        assertThat(get("/api/v1/variants")).isNotEmpty();
        get("/api/v1/variants?q=dice");
        get("/api/v1/variants/dice-chess");
        get("/api/v1/host");
        JsonNode seat = ask("POST", GAMES, "", Map.of("variant", "chess", "opponent", "level-1"));
        String game = GAMES + "/" + seat.get("game").asText();
        assertThat(ask("POST", game + "/hint", seat.get("token").asText(), null).get("hints"))
                .isNotEmpty();
        get(game + "/winning");
    }

    @ParameterizedTest
    @CsvSource({
        "POST, /api/v1/games,               {'variant':'none'},  404",
        "POST, /api/v1/games,               {'variant':'chess';'side':'red'}, 422",
        "POST, /api/v1/games/none/join,     {},                  404",
        "POST, /api/v1/games/none/commands, {},                  400",
        "GET,  /api/v1/games/none,          '',                  404",
        "GET,  /api/v1/games/none/stream,   '',                  404",
        "GET,  /api/v1/games?behind=x,      '',                  400",
        "GET,  /api/v1/variants/none,       '',                  404",
        "POST, /api/v1/games/none/review,   '',                  404"
    })
    void refusalsAreAsItSays(String method, String path, String body, int status) {
        String sent = body.replace('\'', '"').replace(';', ',');
        Client.Answer answer = Client.send(url + path, "", "application/json", method, sent);
        assertThat(answer.status()).isEqualTo(status);
        Document.checkAnswer(method, path, status, answer.body());
    }

    /** The host lists its commands where a type is none of them. */
    @Test
    void itHasAllCommandsAndKindsOfEntry() {
        String seat = Client.create(url, Map.of("variant", "chess")).token;
        String command = "{\"key\":\"12345678\",\"version\":1,\"type\":\"dance\"}";
        String told = Client.send(url + GAMES + "/none/commands", seat, "application/json", "POST", command)
                .body()
                .get("message")
                .asText();
        assertThat(told.replaceFirst("type: expected ", "").split(", | or "))
                .containsExactlyInAnyOrderElementsOf(values("Command", "type"));
        assertThat(values("Entry", "kind"))
                .containsExactlyInAnyOrderElementsOf(Arrays.stream(Entry.Kind.values())
                        .map(kind -> kind.name().toLowerCase(Locale.ROOT).replace('_', '-'))
                        .toList());
    }

    private static TreeSet<String> values(String schema, String member) {
        TreeSet<String> values = new TreeSet<>();
        Document.schema(schema).get("properties").get(member).get("enum").forEach(each -> values.add(each.asText()));
        return values;
    }
}
