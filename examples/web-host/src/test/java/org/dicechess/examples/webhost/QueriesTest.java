package org.dicechess.examples.webhost;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
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

/** Parameters of addresses: the search of variants, and values that mean nothing. */
class QueriesTest {

    private static WebHost host;
    private static String url;
    private static Client white;

    @BeforeAll
    static void start(@TempDir Path folder) {
        host = new WebHost(WebHost.Setup.local("jdbc:sqlite:" + folder.resolve("games.db"), Limits.NONE));
        url = "http://127.0.0.1:" + host.port();
        white = Client.pair(url, "chess")[0];
    }

    @AfterAll
    static void stop() {
        host.close();
    }

    private static Client.Answer get(String path) {
        return Client.ask("GET", url + path.replace("ID", white.game), "", null);
    }

    private static List<String> found(String words) {
        List<String> ids = new ArrayList<>();
        get("/api/v1/variants?q=" + URLEncoder.encode(words, StandardCharsets.UTF_8))
                .body()
                .forEach(entry -> ids.add(entry.get("id").asText()));
        return ids;
    }

    /** The definitions say so: Othello is another name of Reversi and of its board of 100 squares. */
    @Test
    void theListIsSearchedByIdNamesAndGroup() {
        assertThat(found("OTHELLO")).containsExactlyInAnyOrder("reversi", "reversi-10x10");
        assertThat(found("othello 10x10")).containsExactly("reversi-10x10");
        assertThat(found("random fischer")).contains("chess960");
        assertThat(found("king-of-the-hill")).containsExactly("king-of-the-hill");
        assertThat(found("board games")).contains("isolation").doesNotContain("chess");
        assertThat(found("no such game")).isEmpty();
        int all = get("/api/v1/variants").body().size();
        assertThat(found("")).hasSize(all);
        assertThat(found(" ")).hasSize(all);
    }

    @Test
    void anotherNameIsToldWithItsId() {
        String end = "; this is another name of reversi";
        Client.Answer made =
                Client.ask("POST", url + "/api/v1/games", "", Client.JSON.valueToTree(Map.of("variant", "othello")));
        assertThat(made.status()).isEqualTo(404);
        assertThat(made.body().get("message").asText()).endsWith(end);
        Client.Answer page = get("/api/v1/variants/Othello");
        assertThat(page.status()).isEqualTo(404);
        assertThat(page.body().get("message").asText()).endsWith(end);
        assertThat(get("/api/v1/variants/no-such").body().get("message").asText())
                .doesNotContain("another name");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "/api/v1/games/ID?side=red            | side: expected white or black, not 'red'",
                "/api/v1/games/ID?theme=pink          | theme: expected light or dark, not 'pink'",
                "/api/v1/games/ID?picture=png         | picture: expected yes or no, not 'png'",
                "/api/v1/games/ID?ply=9999            | ply: expected 0 to 0 now, not 9999",
                "/api/v1/games/ID?ply=-1              | ply: expected a number from 0 to 99999999, not '-1'",
                "/api/v1/games/ID/entries?after=x     | after: expected a number from 0 to 99999999, not 'x'",
                "/api/v1/games/ID/record?as=fen       | as: expected json or pgn, not 'fen'",
                "/api/v1/games?behind=x               | behind: expected the id of a game, not 'x'",
                "/api/v1/variants/chess/board?theme=x | theme: expected light or dark, not 'x'",
                "/api/v1/variants/chess/moves/king?theme= | theme: expected light or dark, not ''"
            })
    void aValueThatMeansNothingIsRefused(String path, String message) {
        Client.Answer answer = get(path);
        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.body().get("message").asText()).isEqualTo(message);
    }

    @Test
    void aLongValueIsCutInTheRefusal() {
        assertThat(get("/api/v1/games/ID?side=" + "x".repeat(1_000))
                        .body()
                        .get("message")
                        .asText())
                .isEqualTo("side: expected white or black, not '" + "x".repeat(40) + "...'");
    }

    @Test
    void valuesThatMeanSomethingAreTaken() {
        for (String query : List.of("", "?side=black&theme=dark&picture=yes&ply=0", "?side=white&theme=light")) {
            assertThat(get("/api/v1/games/ID" + query).status()).as(query).isEqualTo(200);
        }
        JsonNode plain = get("/api/v1/games/ID?picture=no").body().get("view");
        assertThat(plain.get("svg").asText()).isEmpty();
        assertThat(plain.get("position").asText())
                .isEqualTo("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
        assertThat(plain.get("hands")).hasToString("{\"black\":{},\"white\":{}}");
        assertThat(get("/api/v1/games/ID/record?as=json").status()).isEqualTo(200);
        assertThat(get("/api/v1/games/ID/record?as=pgn").status()).isEqualTo(200);
    }
}
