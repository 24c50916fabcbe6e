package org.dicechess.examples.webhost.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A failure of the host tells whoever asks nothing of the inside, and its owner everything. */
class SiteTest {

    private static final String INSIDE = "no column game.secret in /srv/games.db";

    private static void fail(String how) throws SQLException {
        switch (how) {
            case "fails" -> throw new IllegalStateException(INSIDE, new IOException("the cause"));
            case "checked" -> throw new SQLException(INSIDE);
            default -> throw new StackOverflowError(INSIDE);
        }
    }

    private static HttpResponse<String> ask(int port, String path) throws IOException, InterruptedException {
        URI target = URI.create("http://127.0.0.1:" + port + Site.API + "/" + path);
        return HttpClient.newHttpClient()
                .send(HttpRequest.newBuilder(target).build(), HttpResponse.BodyHandlers.ofString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"fails", "checked", "overflows"})
    void aFailureIsAnAnswerWithoutTheInside(String how) throws IOException, InterruptedException {
        PrintStream before = System.err;
        ByteArrayOutputStream console = new ByteArrayOutputStream();
        System.setErr(new PrintStream(console, true, StandardCharsets.UTF_8));
        Guard guard = new Guard("127.0.0.1", false, Origins.NONE, new Rates(1e9, 1e9, System::nanoTime));
        Site.Part part = config -> {
            config.routes.get(Site.API + "/works", request -> request.json(Map.of("works", "yes")));
            config.routes.get(Site.API + "/" + how, request -> fail(how));
        };
        try (Site site = new Site(
                "127.0.0.1", 0, guard, new Doorway(Limits.Doors.USUAL, false), 10, new Streams(Limits.NONE), part)) {
            HttpResponse<String> answer = ask(site.port(), how);
            assertThat(answer.statusCode()).isEqualTo(500);
            assertThat(new ObjectMapper().readTree(answer.body()).properties())
                    .extracting(
                            member -> member.getKey() + ": " + member.getValue().asText())
                    .containsExactlyInAnyOrder("error: failed", "message: the host has failed; its owner can read why");
            assertThat(answer.headers().firstValue("Content-Type").orElse("")).startsWith("application/json");
            assertThat(answer.headers().map().toString()).doesNotContain("secret");
            assertThat(ask(site.port(), "works").body()).isEqualTo("{\"works\":\"yes\"}");
        } finally {
            System.setErr(before);
        }
        assertThat(console.toString(StandardCharsets.UTF_8)).contains(INSIDE);
    }
}
