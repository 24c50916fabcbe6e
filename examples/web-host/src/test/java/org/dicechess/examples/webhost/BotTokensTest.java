package org.dicechess.examples.webhost;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.dicechess.examples.webhost.http.Limits;
import org.dicechess.examples.webhost.http.WebHost;
import org.dicechess.examples.webhost.live.Bots;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A bot has all its seats by one token of the host; nobody makes such a token itself. */
class BotTokensTest {

    private static final String DIGITS = "0123456789abcdef0123456789abcdef";

    private static WebHost.Setup setup;
    private static WebHost host;
    private static String url;
    private static String bot;
    private static String game;

    @BeforeAll
    static void start(@TempDir Path folder) {
        setup = WebHost.Setup.local("jdbc:sqlite:" + folder.resolve("games.db"), Limits.NONE);
        host = new WebHost(setup);
        url = "http://127.0.0.1:" + host.port() + "/api/v1/";
        bot = newToken();
        game = made(bot, Map.of("variant", "chess", "name", "Deep Red"));
    }

    @AfterAll
    static void stop() {
        host.close();
    }

    private static String newToken() {
        return post("bots", "", Map.of()).body().get("token").asText();
    }

    private static Client.Answer post(String path, String token, Map<String, ?> body) {
        return Client.ask("POST", url + path, token, Client.JSON.valueToTree(body));
    }

    private static String made(String token, Map<String, ?> form) {
        Client.Answer made = post("games", token, form);
        assertThat(made.status()).isEqualTo(201);
        assertThat(made.body().get("token").asText()).isEqualTo(token);
        return made.body().get("game").asText();
    }

    private static JsonNode state(String id, String token) {
        return Client.ask("GET", url + "games/" + id + "?picture=no", token, null)
                .body();
    }

    private static int resigned(String id, String token) {
        Map<String, ?> command =
                Map.of("key", "resigned", "version", state(id, token).get("version"), "type", "resign");
        return post("games/" + id + "/commands", token, command).status();
    }

    @Test
    void oneTokenHoldsTheSeatsOfManyGames() {
        String first = made(bot, Map.of("variant", "chess", "opponent", "level-1"));
        String second = made(bot, Map.of("variant", "chess", "name", "Deep Red"));
        Client person = Client.create("http://127.0.0.1:" + host.port(), Map.of("variant", "chess"));
        assertThat(post("games/" + person.game + "/join", bot, Map.of("name", "Deep Red"))
                        .body())
                .isEqualTo(Client.JSON.valueToTree(Map.of("game", person.game, "token", bot, "side", "black")));
        assertThat(post("games/" + second + "/join", newToken(), Map.of()).status())
                .isEqualTo(201);
        assertThat(state(first, bot).get("seats").get("white").asText()).isEqualTo("Guest (bot)");
        assertThat(state(second, bot).get("seats").get("white").asText()).isEqualTo("Deep Red (bot)");
        assertThat(person.state().get("seats").get("black").asText()).isEqualTo("Deep Red (bot)");
        for (String each : List.of(first, second, person.game)) {
            assertThat(resigned(each, newToken())).isEqualTo(403);
            assertThat(resigned(each, bot)).isEqualTo(200);
        }
    }

    /** An answer may be lost, so a bot sends the same form again; a form of another bot is another game. */
    @Test
    void theSameFormOfABotIsAnsweredAlike() {
        Map<String, ?> form = Map.of("variant", "chess", "token", DIGITS);
        String made = made(bot, form);
        assertThat(made(bot, form)).isEqualTo(made);
        assertThat(made(newToken(), form)).isNotEqualTo(made);
        assertThat(post("games", "", form).body().get("game").asText()).isNotEqualTo(made);
        assertThat(state(made, DIGITS).get("you").asText()).isEmpty();
    }

    /** {@code BOT} stands for a token of the host. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Bearer",
                "Bearer BOT BOT",
                "BearerBOT",
                "Bearer BOT0",
                "Bearer \"BOT\"",
                "Bearer\tBOT",
                "Bearer token=BOT",
                "Bearer 0123456789abcdef0123456789abcde",
                "Bearer 0123456789ABCDEF0123456789ABCDEF",
                "Bearer null",
                "Bearer undefined",
                "Bearer eyJhbGciOiJub25lIn0.e30.",
                "Bearer ' or 1=1 --",
                "Bearer ../../../../etc/passwd/0123456789abcdef",
                "Bearer \u0660\u0661\u0662\u0663",
                "bearer BOT\u0085"
            })
    void whatCannotBeATokenIsRefusedEverywhere(String header) {
        for (String path : List.of("games", "games/ID/join", "games/ID/commands", "games/ID/hint")) {
            refuses(
                    Raw.post(host.port(), "/api/v1/" + path.replace("ID", game), headers(header), body(path)),
                    "bad-token");
        }
        refuses(Raw.get(host.port(), "/api/v1/games/" + game, headers(header)), "bad-token");
        nothingHasHappened();
    }

    /** Another host with another key gives other tokens. */
    @Test
    void aTokenThatTheHostHasNotGivenMakesAndJoinsNoGame() {
        char last = bot.charAt(63) == '0' ? '1' : '0';
        List<String> forged = List.of(
                new Bots(new byte[32]).token(),
                "0".repeat(64),
                DIGITS,
                bot.substring(0, 32),
                bot.substring(0, 63),
                bot.substring(0, 63) + last,
                bot.substring(32) + bot.substring(0, 32),
                DIGITS + bot.substring(32));
        for (String token : forged) {
            List<String> headers = headers("Bearer " + token);
            for (String path : List.of("games", "games/ID/join")) {
                refuses(Raw.post(host.port(), "/api/v1/" + path.replace("ID", game), headers, body(path)), "no-bot");
            }
            assertThat(resigned(game, token)).isEqualTo(403);
        }
        nothingHasHappened();
    }

    /** The game still waits for a second player. */
    private static void nothingHasHappened() {
        assertThat(state(game, "").get("version").asInt()).isEqualTo(1);
    }

    private static void refuses(Raw.Answer answer, String code) {
        assertThat(answer.status()).isEqualTo(401);
        assertThat(answer.body()).contains("WWW-Authenticate: Bearer", "\"error\":\"" + code + "\"");
    }

    private static List<String> headers(String authorization) {
        return List.of("Host: localhost", "Authorization: " + authorization.replace("BOT", bot));
    }

    private static String body(String path) {
        return path.equals("games")
                ? "{\"variant\":\"chess\"}"
                : path.endsWith("commands") ? "{\"key\":\"12345678\",\"version\":1,\"type\":\"resign\"}" : "{}";
    }

    /** A proxy in front of the host may ask people for a password, which their browsers then send. */
    @Test
    void aPasswordIsNoToken() {
        List<String> headers = headers("Basic dXNlcjpwYXNz");
        assertThat(Raw.post(host.port(), "/api/v1/games", headers, body("games"))
                        .status())
                .isEqualTo(201);
        Raw.Answer answer = Raw.post(host.port(), "/api/v1/games/" + game + "/commands", headers, body("commands"));
        refuses(answer, "no-token");
        assertThat(Raw.post(host.port(), "/api/v1/games", headers("bEARER  BOT"), body("games"))
                        .body())
                .contains(bot);
    }

    @Test
    void aTokenOutlivesTheProcess() {
        try (WebHost again = new WebHost(setup)) {
            String other = "http://127.0.0.1:" + again.port() + "/api/v1/games";
            assertThat(Client.ask("POST", other, bot, Client.JSON.valueToTree(Map.of("variant", "chess")))
                            .status())
                    .isEqualTo(201);
        }
    }

    @Test
    void tokensHaveARateAndNoPageElsewhereAsksForThem(@TempDir Path folder) {
        Limits few = new Limits(1_000, 1_000, 10, 10, 2, 10, 10, Limits.Doors.USUAL);
        WebHost.Setup local = WebHost.Setup.local("jdbc:sqlite:" + folder.resolve("games.db"), few);
        try (WebHost limited = new WebHost(local)) {
            String bots = "/api/v1/bots";
            assertThat(Raw.post(limited.port(), bots, List.of("Host: localhost", "Sec-Fetch-Site: cross-site"), "{}")
                            .status())
                    .isEqualTo(403);
            String target = "http://127.0.0.1:" + limited.port() + bots;
            assertThat(Client.send(target, "", "text/plain", "POST", "{}").status())
                    .isEqualTo(415);
            assertThat(Client.send(target, "", "application/json", "POST", "{\"x\":1}")
                            .status())
                    .isEqualTo(400);
            for (int status : new int[] {201, 201, 429}) {
                assertThat(Client.send(target, "", "application/json", "POST", "{}")
                                .status())
                        .isEqualTo(status);
            }
        }
    }

    /** The mark belongs to the 40 characters. */
    @Test
    void theNameOfABotLeavesRoomForItsMark() {
        made(bot, Map.of("variant", "chess", "name", "x".repeat(34)));
        assertThat(post("games", bot, Map.of("variant", "chess", "name", "x".repeat(35)))
                        .status())
                .isEqualTo(422);
    }
}
