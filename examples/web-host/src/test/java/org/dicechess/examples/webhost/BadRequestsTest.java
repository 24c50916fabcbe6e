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

    private static final String GOOD = "{\"key\":\"a-good-command\",\"version\":4,\"type\":\"play\",\"text\":\"d2d4\"}";

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
        assertThat(black.command("black-has-played", 3, "play", "e7e5").status())
                .isEqualTo(200);
    }

    @AfterAll
    static void stop() {
        host.close();
    }

    /** White is to move at version 4. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
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

    /** {@code ID}, {@code ALONE} and {@code TOKEN} stand for games and tokens; bodies have single quotation marks. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "no token               | POST | ID/commands    |       | GOOD                                  | 401",
                "an invented token      | POST | ID/commands    | 1234  | GOOD                                  | 403",
                "a token of elsewhere   | POST | ID/commands    | OTHER | GOOD                                  | 403",
                "no such game           | POST | 0123/commands  | TOKEN | GOOD                                  | 404",
                "a game with one player | POST | ALONE/commands | ALONE | {KEY,'version':1,'type':'resign'}     | 409",
                "half of it             | POST | ID/commands    | TOKEN | {KEY                                  | 400",
                "an unknown member      | POST | ID/commands    | TOKEN | {KEY,'version':4,'type':'resign','x':1} | 400",
                "a member twice         | POST | ID/commands    | TOKEN | {KEY,KEY,'version':4,'type':'resign'} | 400",
                "something behind it    | POST | ID/commands    | TOKEN | {KEY,'version':4,'type':'resign'} {}  | 400",
                "a list                 | POST | ID/commands    | TOKEN | [4]                                   | 400",
                "nothing                | POST | ID/commands    | TOKEN | null                                  | 400",
                "no version             | POST | ID/commands    | TOKEN | {KEY,'type':'resign'}                 | 400",
                "half a version         | POST | ID/commands    | TOKEN | {KEY,'version':4.5,'type':'resign'}   | 400",
                "no key                 | POST | ID/commands    | TOKEN | {'version':4,'type':'resign'}         | 400",
                "a short key            | POST | ID/commands    | TOKEN | {'key':'1','version':4,'type':'resign'} | 400",
                "a control character    | POST | ID/commands    | TOKEN | {KEY,'version':4,'type':'resign','text':'\\t'} | 400",
                "a third player         | POST | ID/join        |       | {}                                    | 409",
                "a hint between people  | POST | ID/hint        | TOKEN | {}                                    | 409",
                "no such variant        | POST | .              |       | {'variant':'no-such-game'}            | 404",
                "no such option         | POST | .              |       | {'variant':'chess','options':{'x':'y'}} | 422",
                "no such clock          | POST | .              |       | {'variant':'chess','clock':'soon'}    | 422",
                "no variant             | POST | .              |       | {}                                    | 400",
                "a version that is none | GET  | ID/entries?after=x |   | ``                                    | 400",
                "a stream of no game    | GET  | 0123/stream    |       | ``                                    | 404",
                "a stream that is none  | GET  | ID/stream      |       | ``                                    | 406",
                "no such page           | GET  | ID/no-such     |       | ``                                    | 404",
                "another method         | DELETE | ID           | TOKEN | ``                                    | 405"
            })
    void requests(String what, String method, String path, String token, String body, int status) {
        String before = entries();
        String target = path.replace("ID", white.game).replace("ALONE", waiting.game);
        Client.Answer answer = Client.send(
                url + "/api/games" + (target.equals(".") ? "" : "/" + target),
                token(token == null ? "" : token),
                "application/json",
                method,
                body.equals("GOOD")
                        ? GOOD
                        : body.replace("KEY", "'key':'12345678'").replace('\'', '"'));
        assertThat(answer.status()).as(what).isEqualTo(status);
        assertThat(entries()).isEqualTo(before);
    }

    @Test
    void otherTextThanJsonIsRefused() {
        String before = entries();
        String commands = url + "/api/games/" + white.game + "/commands";
        assertThat(Client.send(commands, white.token, "text/plain", "POST", GOOD)
                        .status())
                .isEqualTo(415);
        assertThat(entries()).isEqualTo(before);
    }

    private static String token(String name) {
        return switch (name) {
            case "TOKEN" -> white.token;
            case "OTHER" -> other.token;
            case "ALONE" -> waiting.token;
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
        assertThat(black.command("black-has-played", 3, "play", "e7e5")
                        .body()
                        .get("version")
                        .asInt())
                .isEqualTo(4);
        Client.Answer other = black.command("black-has-played", 3, "play", "d7d5");
        assertThat(other.status()).isEqualTo(409);
        assertThat(other.body().get("error").asText()).isEqualTo("key-used");
        assertThat(entries()).isEqualTo(before);
    }

    private static String entries() {
        JsonNode entries = Client.ask("GET", url + "/api/games/" + white.game + "/entries", "", null)
                .body();
        assertThat(entries.size()).isEqualTo(4);
        return entries.toString();
    }
}
