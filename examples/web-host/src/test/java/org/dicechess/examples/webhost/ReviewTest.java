package org.dicechess.examples.webhost;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import org.dicechess.examples.webhost.http.Limits;
import org.dicechess.examples.webhost.http.WebHost;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Games that are over are reviewed. */
@Tag("long")
class ReviewTest {

    private static final Duration LONGEST = Duration.ofSeconds(60);

    @TempDir
    Path folder;

    private WebHost host;
    private Client[] pair;
    private String review;

    @BeforeEach
    void start() {
        host = new WebHost(WebHost.Setup.local("jdbc:sqlite:" + folder.resolve("games.db"), Limits.NONE));
        String url = "http://127.0.0.1:" + host.port();
        pair = Client.pair(url, "chess");
        review = url + "/api/v1/games/" + pair[0].game + "/review";
    }

    @AfterEach
    void stop() {
        host.close();
    }

    private void play(String... events) {
        for (int i = 0; i < events.length; i++) {
            Client client = pair[i % 2];
            int version = client.state().get("version").asInt();
            assertThat(client.command(version, "play", events[i]).status()).isEqualTo(200);
        }
    }

    private Client.Answer ask(String method) {
        Client.Answer answer = Client.send(review, "", "application/json", method, "");
        Document.checkAnswer(method, review, answer.status(), answer.body());
        return answer;
    }

    private JsonNode await() throws InterruptedException {
        Instant last = Instant.now().plus(LONGEST);
        while (Instant.now().isBefore(last)) {
            JsonNode state = ask("GET").body();
            assertThat(state.get("of").asInt()).isEqualTo(4);
            if (state.has("review")) {
                return state.get("review");
            }
            Thread.sleep(20);
        }
        throw new AssertionError("no review");
    }

    /** White opens the way to its king: the blunder of the shortest mate. */
    @Test
    void aBlunderOfAFinishedGameIsNamed() throws InterruptedException {
        play("f2f3", "e7e5", "g2g4", "d8h4");
        assertThat(ask("GET").status()).isEqualTo(404);
        assertThat(ask("POST").status()).isEqualTo(200);
        JsonNode told = await();
        assertThat(told.get("result").asText()).isEqualTo("0-1");
        assertThat(told.get("curve")).hasSize(5);
        assertThat(told.get("curve").get(4).asDouble()).isZero();
        JsonNode move = told.get("moments").get(2);
        assertThat(move.get("played").get(0).asText()).isEqualTo("g2g4");
        assertThat(move.get("verdict").asText()).isEqualTo("blunder");
        assertThat(told.get("black").get("blunder").asInt()).isZero();
        assertThat(ask("POST").body().has("review")).isTrue();
    }

    @Test
    void aGameThatGoesOnIsNotReviewed() {
        play("f2f3");
        Client.Answer answer = ask("POST");
        assertThat(answer.status()).isEqualTo(409);
        assertThat(answer.body().get("error").asText()).isEqualTo("not-over");
        assertThat(ask("GET").status()).isEqualTo(404);
    }

    /** Five reviews begin at once, then one each ten seconds; what begins none does not count. */
    @Test
    void reviewsThatBeginHaveARate() {
        for (int i = 0; i < 6; i++) {
            assertThat(ask("POST").status()).isEqualTo(409);
        }
        for (int i = 0; i < 5; i++) {
            finishedGame();
            assertThat(ask("POST").status()).isEqualTo(200);
            assertThat(ask("POST").status()).isEqualTo(200);
        }
        finishedGame();
        Client.Answer refused = ask("POST");
        assertThat(refused.status()).isEqualTo(429);
        assertThat(refused.body().get("message").asText()).matches("too many reviews; wait ([1-9]|10) s");
    }

    private void finishedGame() {
        String url = review.substring(0, review.indexOf("/api/"));
        pair = Client.pair(url, "chess");
        review = url + "/api/v1/games/" + pair[0].game + "/review";
        play("f2f3", "e7e5", "g2g4", "d8h4");
    }

    @Test
    void aGameThatIsNotThereHasNone() {
        review = review.replace(pair[0].game, "0123456789abcdef0123");
        assertThat(ask("POST").status()).isEqualTo(404);
        assertThat(ask("GET").status()).isEqualTo(404);
    }
}
