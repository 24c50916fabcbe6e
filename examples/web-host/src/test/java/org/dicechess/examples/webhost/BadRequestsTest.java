package org.dicechess.examples.webhost;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.dicechess.examples.webhost.http.Limits;
import org.dicechess.examples.webhost.http.WebHost;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every kind of bad request gets a status of its own and changes nothing. */
class BadRequestsTest {

    private static final String GOOD = "{\"key\":\"a-good-command\",\"version\":4,\"type\":\"play\",\"text\":\"d2d4\"}";

    private static WebHost host;
    private static String url;
    private static Client white;
    private static Client black;
    private static Client other;
    private static Client waiting;
    private static Client[] mated;
    private static Client[] diced;

    @BeforeAll
    static void start(@TempDir Path folder) {
        host = new WebHost(WebHost.Setup.local("jdbc:sqlite:" + folder.resolve("games.db"), Limits.NONE));
        url = "http://127.0.0.1:" + host.port();
        Client[] pair = Client.pair(url, "chess");
        white = pair[0];
        black = pair[1];
        other = Client.pair(url, "chess")[0];
        waiting = Client.create(url, Map.of("variant", "chess"));
        mated = mate();
        diced = dice();
        assertThat(white.command(2, "play", "e2e4").status()).isEqualTo(200);
        assertThat(black.command("black-has-played", 3, "play", "e7e5").status())
                .isEqualTo(200);
    }

    /** The shortest mate, with an offer of Black that nobody has answered. The game is over at version 7. */
    private static Client[] mate() {
        Client[] pair = Client.pair(url, "chess");
        assertThat(pair[0].command(2, "play", "f2f3").status()).isEqualTo(200);
        assertThat(pair[1].command(3, "play", "e7e5").status()).isEqualTo(200);
        assertThat(pair[0].command(4, "play", "g2g4").status()).isEqualTo(200);
        assertThat(pair[1].command(5, "offer-draw", "").status()).isEqualTo(200);
        assertThat(pair[1].command(6, "play", "d8h4").status()).isEqualTo(200);
        return pair;
    }

    /** Both have committed, and White is to show its seed at version 4. */
    private static Client[] dice() {
        Client white = Client.create(url, Map.of("variant", "dice-chess"));
        Client black = white.join();
        white.agree();
        black.agree();
        return new Client[] {white, black};
    }

    @AfterAll
    static void stop() {
        host.close();
    }

    /** A body beside a question would be kept as long as its stream lasts. */
    @ParameterizedTest
    @ValueSource(strings = {"Content-Length: 5", "Content-Length: 100000", "Transfer-Encoding: chunked"})
    void aQuestionWithABodyIsRefused(String header) {
        for (String path : List.of("/api/v1/games", "/api/v1/games/" + white.game + "/stream", "/")) {
            Raw.Answer answer = Raw.get(host.port(), path, List.of("Host: localhost", header));
            assertThat(answer.status()).as(path).isEqualTo(400);
            assertThat(answer.body()).contains("GET has no body");
        }
        assertThat(Raw.get(host.port(), "/api/v1/games", List.of("Host: localhost", "Content-Length: 0"))
                        .status())
                .isEqualTo(200);
    }

    /** Where a web socket would begin, no rule of the host would hold. */
    @Test
    void aWebSocketIsRefused() {
        List<String> headers = List.of(
                "Host: localhost",
                "Upgrade: websocket",
                "Connection: Upgrade",
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
                "Sec-WebSocket-Version: 13");
        for (String path : List.of("/", "/api/v1/games")) {
            Raw.Answer answer = Raw.get(host.port(), path, headers);
            assertThat(answer.status()).as(path).isEqualTo(400);
            assertThat(answer.body()).contains("no web sockets");
        }
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
                "a commitment without dice      | white | 4 | commit       | 00            | 409 | not-due",
                "a draw after the end           | mated | 7 | accept-draw  | ''            | 409 | game-over",
                "no draw after the end          | mated | 7 | decline-draw | ''            | 409 | game-over",
                "an offer after the end         | mated | 7 | offer-draw   | ''            | 409 | game-over",
                "a move after the end           | mated | 7 | play         | e2e4          | 409 | game-over",
                "a resignation after the end    | mated | 7 | resign       | ''            | 409 | game-over",
                "another seed                   | diced | 4 | seed         | 00000000000000000000000000000000 | 422 | wrong-seed",
                "a seed of other letters        | diced | 4 | seed         | what          | 422 | wrong-seed",
                "a short seed                   | diced | 4 | seed         | 0123          | 422 | wrong-seed",
                "a second commitment            | diced | 4 | commit       | 00            | 409 | not-due",
                "a move before the dice         | diced | 4 | play         | e2e4          | 409 | not-begun",
                "a draw before the dice         | diced | 4 | offer-draw   | ''            | 409 | not-begun"
            })
    void commands(String what, String who, int version, String type, String text, int status, String code) {
        Client by = Map.of("white", white, "black", black, "mated", mated[0], "diced", diced[0])
                .get(who);
        String before = by.entries().toString();
        Client.Answer answer = by.command(version, type, text);
        assertThat(answer.status()).as(what).isEqualTo(status);
        assertThat(answer.body().get("error").asText()).isEqualTo(code);
        assertThat(answer.body().get("message").asText()).isNotBlank();
        assertThat(by.entries()).hasToString(before);
    }

    /** {@code ID}, {@code ALONE} and {@code TOKEN} stand for games and tokens; bodies have single quotation marks. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "no token               | POST | ID/commands    |       | GOOD                                  | 401",
                "an invented token      | POST | ID/commands    | 01234567890123456789012345678901 | GOOD       | 403",
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
                "a rematch too soon     | POST | ID/commands    | TOKEN | {KEY,'version':4,'type':'offer-rematch'} | 409",
                "no offer to accept     | POST | ID/commands    | TOKEN | {KEY,'version':4,'type':'accept-take-back'} | 409",
                "no such command        | POST | ID/commands    | TOKEN | {KEY,'version':4,'type':'take_back'}  | 400",
                "a third player         | POST | ID/join        |       | {}                                    | 409",
                "a hint between people  | POST | ID/hint        | TOKEN | {}                                    | 409",
                "no such variant        | POST | .              |       | {'variant':'no-such-game'}            | 404",
                "no such option         | POST | .              |       | {'variant':'chess','options':{'x':'y'}} | 422",
                "no such clock          | POST | .              |       | {'variant':'chess','clock':'soon'}    | 422",
                "no variant             | POST | .              |       | {}                                    | 400",
                "no such level          | POST | .              |       | {'variant':'chess','opponent':'level-6'} | 422",
                "a name that turns      | POST | .              |       | {'variant':'chess','name':'a\\u202Eb'}     | 422",
                "a name with a tab      | POST | .              |       | {'variant':'chess','name':'a\\u0009b'}     | 422",
                "no such side           | POST | .              |       | {'variant':'chess','side':'blak'}     | 422",
                "a token that is none   | POST | .              |       | {'variant':'chess','token':'short'}   | 400",
                "a token to join        | POST | ALONE/join     |       | {'token':'0123456789abcdef0123456789ABCDEF'} | 400",
                "a side that is none    | GET  | ID?side=red    |       | ``                                    | 400",
                "a theme that is none   | GET  | ID?theme=pink  |       | ``                                    | 400",
                "a moment to come       | GET  | ID?ply=9999    |       | ``                                    | 400",
                "a format that is none  | GET  | ID/record?as=fen |     | ``                                    | 400",
                "a name of 41 letters   | POST | .              |       | {'variant':'chess','name':'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'} | 422",
                "a version that is none | GET  | ID/entries?after=x |   | ``                                    | 400",
                "a stream of no game    | GET  | 0123/stream    |       | ``                                    | 404",
                "a stream that is none  | GET  | ID/stream      |       | ``                                    | 406",
                "no such page           | GET  | ID/no-such     |       | ``                                    | 404",
                "a page of no method    | POST | ID/stream      |       | {}                                    | 405",
                "another method         | DELETE | ID           | TOKEN | ``                                    | 405"
            })
    void requests(String what, String method, String path, String token, String body, int status) {
        String before = entries();
        String target = path.replace("ID", white.game).replace("ALONE", waiting.game);
        Client.Answer answer = Client.send(
                url + "/api/v1/games" + (target.equals(".") ? "" : "/" + target),
                token(token == null ? "" : token),
                "application/json",
                method,
                body.equals("GOOD")
                        ? GOOD
                        : body.replace("KEY", "'key':'12345678'").replace('\'', '"'));
        assertThat(answer.status()).as(what).isEqualTo(status);
        assertThat(answer.body().path("error").asText()).as("in JSON").isNotBlank();
        assertThat(answer.body().path("message").asText())
                .isNotBlank()
                .doesNotContain("org.", "com.", "java.", "Source");
        assertThat(entries()).isEqualTo(before);
    }

    @Test
    void otherTextThanJsonIsRefused() {
        String before = entries();
        String commands = url + "/api/v1/games/" + white.game + "/commands";
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

    /** JSON is UTF-8, whatever its sender calls it; a number may be too long for the reader. */
    @Test
    void oddJsonIsNoFaultOfTheHost() {
        String games = url + "/api/v1/games";
        assertThat(Client.send(games, "", "application/json;charset=foo", "POST", "{\"variant\":\"chess\"}")
                        .status())
                .isEqualTo(415);
        assertThat(Client.send(games, "", "application/json; charset=\"UTF-8\"", "POST", "{\"variant\":\"none\"}")
                        .status())
                .isEqualTo(404);
        String digits = "{\"variant\":\"chess\",\"listed\":" + "9".repeat(250_000) + "}";
        assertThat(Client.send(games, "", "application/json", "POST", digits).status())
                .isEqualTo(400);
    }

    @Test
    void aLargeBodyIsRefused() {
        String before = entries();
        String body = "{\"key\":\"12345678\",\"version\":4,\"type\":\"play\",\"text\":\"" + "x".repeat(400_000) + "\"}";
        Client.Answer answer = Client.send(
                url + "/api/v1/games/" + white.game + "/commands", white.token, "application/json", "POST", body);
        assertThat(answer.status()).isEqualTo(413);
        assertThat(entries()).isEqualTo(before);
    }

    /** A client that sends its whole body before it reads gets the answer, too. */
    @ParameterizedTest
    @CsvSource({"POST, 200000, 413", "GET, 50000, 400"})
    void aRefusalWaitsForAClientThatSends(String method, int size, int status) {
        String piece = "x".repeat(size);
        Raw.Answer answer = Raw.pieces(host.port(), method, "/api/v1/games", List.of(piece, piece));
        assertThat(answer.status()).isEqualTo(status);
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

    /** A page elsewhere may send a form here, and a name elsewhere may point to this machine. */
    @ParameterizedTest
    @CsvSource({
        "127.0.0.1, cross-site, 403, other-site",
        "127.0.0.1, same-site, 403, other-site",
        "evil.example, same-origin, 403, other-name",
        "evil.example:PORT, none, 403, other-name",
        "localhost:PORT, same-origin, 201, ''",
        "[::1]:PORT, none, 201, ''"
    })
    void onlyTheOwnPageSends(String name, String site, int status, String code) {
        Raw.Answer answer = Raw.post(
                host.port(),
                "/api/v1/games",
                List.of("Host: " + name.replace("PORT", "" + host.port()), "Sec-Fetch-Site: " + site),
                "{\"variant\":\"chess\"}");
        assertThat(answer.status()).isEqualTo(status);
        assertThat(answer.body()).contains(code);
    }

    /** An answer may be lost on its way, so a browser sends the same again with the token that it has made. */
    @Test
    void aRepeatedCreationOrJoinIsAnsweredAlike() {
        String form = "{\"variant\":\"chess\",\"token\":\"" + "a".repeat(48) + "\"}";
        Client.Answer made = Client.send(url + "/api/v1/games", "", "application/json", "POST", form);
        assertThat(made.status()).isEqualTo(201);
        assertThat(Client.send(url + "/api/v1/games", "", "application/json", "POST", form))
                .isEqualTo(made);
        String other = form.replace("chess", "dice-chess");
        assertThat(Client.send(url + "/api/v1/games", "", "application/json", "POST", other)
                        .status())
                .isEqualTo(409);
        String join = url + "/api/v1/games/" + made.body().get("game").asText() + "/join";
        String token = "{\"token\":\"" + "b".repeat(48) + "\"}";
        Client.Answer seat = Client.send(join, "", "application/json", "POST", token);
        assertThat(seat.status()).isEqualTo(201);
        assertThat(seat.body().get("side").asText()).isEqualTo("black");
        assertThat(Client.send(join, "", "application/json", "POST", token)).isEqualTo(seat);
        assertThat(Client.send(join, "", "application/json", "POST", "{}").status())
                .isEqualTo(409);
    }

    private static String entries() {
        JsonNode entries = Client.ask("GET", url + "/api/v1/games/" + white.game + "/entries", "", null)
                .body();
        assertThat(entries.size()).isEqualTo(4);
        return entries.toString();
    }
}
