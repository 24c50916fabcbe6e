package org.dicechess.examples.webhost;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.Map;
import org.dicechess.examples.webhost.http.Limits;
import org.dicechess.examples.webhost.http.WebHost;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every kind of bad request gets a status of its own and changes nothing. */
class BadRequestsTest {

    private static WebHost host;
    private static String url;
    private static Client white;
    private static Client black;
    private static Client other;
    private static Client waiting;

    @BeforeAll
    static void start(@TempDir Path folder) {
        host = new WebHost(WebHost.Setup.local("jdbc:sqlite:" + folder.resolve("games.db"), Limits.NONE));
        url = "http://127.0.0.1:" + host.port();
        Client[] pair = Client.pair(url, "chess");
        white = pair[0];
        black = pair[1];
        other = Client.pair(url, "chess")[0];
        waiting = Client.create(url, Map.of("variant", "chess"));
        assertThat(white.command(2, "play", "e2e4").status()).isEqualTo(200);
        assertThat(black.command("black-has-played", 3, "play", "e7e5").status()).isEqualTo(200);
    }

    @AfterAll
    static void stop() {
        host.close();
    }

    /** White is to move at version 4. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "the other player's decision    | black | 4 | play         | d7d5          | 403 | not-your-decision",
        "a version of the past          | white | 3 | play         | d2d4          | 409 | stale-version",
        "a version of the future        | white | 5 | play         | d2d4          | 409 | stale-version",
        "an event that is not possible  | white | 4 | play         | e1e3          | 422 | impossible",
        "the opponent's piece           | white | 4 | play         | d7d5          | 422 | impossible",
        "a roll, typed by a player      | white | 4 | play         | [1 2]         | 422 | impossible",
        "no event at all                | white | 4 | play         | what          | 400 | malformed",
        "an empty event                 | white | 4 | play         | ''            | 400 | malformed",
        "no such command                | white | 4 | roll         | ''            | 400 | malformed",
        "a kind of entry, not a command | white | 4 | time         | ''            | 400 | malformed",
        "taking back after the turn     | black | 4 | take-back    | ''            | 409 | no-take-back",
        "accepting what nobody offers   | white | 4 | accept-draw  | ''            | 409 | no-offer",
        "declining what nobody offers   | white | 4 | decline-draw | ''            | 409 | no-offer",
        "claiming while time is left    | black | 4 | claim        | ''            | 409 | not-abandoned",
        "claiming against oneself       | white | 4 | claim        | ''            | 409 | not-abandoned",
        "a seed in a game without dice  | white | 4 | seed         | 00            | 409 | not-due",
        "a commitment without dice      | white | 4 | commit       | 00            | 409 | not-due"
    })
    void commands(String what, String who, int version, String type, String text, int status, String code) {
        Client by = who.equals("white") ? white : black;
        String before = entries();
        Client.Answer answer = by.command(version, type, text);
        assertThat(answer.status()).as(what).isEqualTo(status);
        assertThat(answer.body().get("error").asText()).isEqualTo(code);
        assertThat(answer.body().get("message").asText()).isNotBlank();
        assertThat(entries()).isEqualTo(before);
    }

    /** Requests as text: {@code ID}, {@code WAITING} and {@code TOKEN} stand for games and White's token. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "no token                 | POST | /api/games/ID/commands      |         | application/json | GOOD  | 401",
        "an invented token        | POST | /api/games/ID/commands      | 1234    | application/json | GOOD  | 403",
        "a token of another game  | POST | /api/games/ID/commands      | OTHER   | application/json | GOOD  | 403",
        "no such game             | POST | /api/games/0123/commands    | TOKEN   | application/json | GOOD  | 404",
        "a game with one player   | POST | /api/games/WAITING/commands | WAITER  | application/json | `{\"key\":\"12345678\",\"version\":1,\"type\":\"play\",\"text\":\"e2e4\"}` | 409",
        "no JSON                  | POST | /api/games/ID/commands      | TOKEN   | text/plain       | GOOD  | 415",
        "half of it               | POST | /api/games/ID/commands      | TOKEN   | application/json | `{\"key\":\"12345678\"` | 400",
        "an unknown member        | POST | /api/games/ID/commands      | TOKEN   | application/json | `{\"key\":\"12345678\",\"version\":4,\"type\":\"resign\",\"text\":\"\",\"x\":1}` | 400",
        "a member twice           | POST | /api/games/ID/commands      | TOKEN   | application/json | `{\"key\":\"12345678\",\"version\":4,\"version\":4,\"type\":\"resign\"}` | 400",
        "something behind it      | POST | /api/games/ID/commands      | TOKEN   | application/json | `{\"key\":\"12345678\",\"version\":4,\"type\":\"resign\"} {}` | 400",
        "a list                   | POST | /api/games/ID/commands      | TOKEN   | application/json | [4]   | 400",
        "nothing                  | POST | /api/games/ID/commands      | TOKEN   | application/json | null  | 400",
        "no version               | POST | /api/games/ID/commands      | TOKEN   | application/json | `{\"key\":\"12345678\",\"type\":\"resign\"}` | 400",
        "half a version           | POST | /api/games/ID/commands      | TOKEN   | application/json | `{\"key\":\"12345678\",\"version\":4.5,\"type\":\"resign\"}` | 400",
        "no key                   | POST | /api/games/ID/commands      | TOKEN   | application/json | `{\"version\":4,\"type\":\"resign\"}` | 400",
        "a short key              | POST | /api/games/ID/commands      | TOKEN   | application/json | `{\"key\":\"1\",\"version\":4,\"type\":\"resign\"}` | 400",
        "a third player           | POST | /api/games/ID/join          |         | application/json | {}    | 409",
        "a hint between people    | POST | /api/games/ID/hint          | TOKEN   | application/json | {}    | 409",
        "no such variant          | POST | /api/games                  |         | application/json | `{\"variant\":\"no-such-game\"}` | 404",
        "no such option           | POST | /api/games                  |         | application/json | `{\"variant\":\"chess\",\"options\":{\"x\":\"y\"}}` | 422",
        "no such clock            | POST | /api/games                  |         | application/json | `{\"variant\":\"chess\",\"clock\":\"soon\"}` | 422",
        "no variant               | POST | /api/games                  |         | application/json | {}    | 400",
        "a version that is none   | GET  | /api/games/ID/entries?after=x |       | application/json | ``    | 400",
        "a stream of no game      | GET  | /api/games/0123/stream      |         | application/json | ``    | 404",
        "a stream that is none    | GET  | /api/games/ID/stream        |         | application/json | ``    | 406",
        "no such page             | GET  | /api/no-such-page           |         | application/json | ``    | 404",
        "another method           | DELETE | /api/games/ID             | TOKEN   | application/json | ``    | 405"
    })
    void requests(String what, String method, String path, String token, String type, String body, int status) {
        String before = entries();
        Client.Answer answer = Client.send(
                url + path.replace("ID", white.game).replace("WAITING", waiting.game),
                token(token == null ? "" : token),
                type,
                method,
                body.equals("GOOD") ? "{\"key\":\"a-good-command\",\"version\":4,\"type\":\"play\",\"text\":\"d2d4\"}" : body);
        assertThat(answer.status()).as(what).isEqualTo(status);
        assertThat(entries()).isEqualTo(before);
    }

    private static String token(String name) {
        return switch (name) {
            case "TOKEN" -> white.token;
            case "OTHER" -> other.token;
            case "WAITER" -> waiting.token;
            default -> name;
        };
    }

    @Test
    void aLargeBodyIsRefused() {
        String before = entries();
        String body = "{\"key\":\"12345678\",\"version\":4,\"type\":\"play\",\"text\":\"" + "x".repeat(400_000) + "\"}";
        Client.Answer answer = Client.send(
                url + "/api/games/" + white.game + "/commands", white.token, "application/json", "POST", body);
        assertThat(answer.status()).isEqualTo(413);
        assertThat(entries()).isEqualTo(before);
    }

    /** The same command may be sent twice: it is done once, and answered alike. */
    @Test
    void aKeyIsDoneOnce() {
        String before = entries();
        assertThat(black.command("black-has-played", 3, "play", "e7e5").body().get("version").asInt()).isEqualTo(4);
        Client.Answer other = black.command("black-has-played", 3, "play", "d7d5");
        assertThat(other.status()).isEqualTo(409);
        assertThat(other.body().get("error").asText()).isEqualTo("key-used");
        assertThat(entries()).isEqualTo(before);
    }

    private static String entries() {
        JsonNode entries = Client.ask("GET", url + "/api/games/" + white.game + "/entries", "", null).body();
        assertThat(entries.size()).isEqualTo(4);
        return entries.toString();
    }
}
