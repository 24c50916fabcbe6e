package org.dicechess.examples.webhost;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.dicechess.examples.webhost.http.Limits;
import org.dicechess.examples.webhost.http.WebHost;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One address cannot ask for too much, and pages may load nothing from elsewhere. */
class LimitsTest {

    @TempDir
    Path folder;

    private WebHost host(Limits limits) {
        return new WebHost(WebHost.Setup.local("jdbc:sqlite:" + folder.resolve("games.db"), limits));
    }

    @Test
    void requestsHaveARate() {
        try (WebHost host = host(new Limits(0.001, 5, 10, 10, 10))) {
            String list = "http://127.0.0.1:" + host.port() + "/api/games";
            for (int i = 0; i < 5; i++) {
                assertThat(Client.ask("GET", list, "", null).status()).isEqualTo(200);
            }
            assertThat(Client.ask("GET", list, "", null).status()).isEqualTo(429);
        }
    }

    @Test
    void newGamesHaveARate() {
        try (WebHost host = host(new Limits(1_000, 1_000, 10, 10, 2))) {
            String url = "http://127.0.0.1:" + host.port();
            Client.create(url, Map.of("variant", "chess"));
            Client.create(url, Map.of("variant", "chess"));
            assertThat(Client.send(url + "/api/games", "", "application/json", "POST", "{\"variant\":\"chess\"}")
                            .status())
                    .isEqualTo(429);
        }
    }

    @Test
    void streamsAreCounted() throws IOException, InterruptedException {
        try (WebHost host = host(new Limits(1_000, 1_000, 2, 10, 10))) {
            String url = "http://127.0.0.1:" + host.port();
            Client game = Client.create(url, Map.of("variant", "chess"));
            HttpRequest stream = HttpRequest.newBuilder(URI.create(url + "/api/games/" + game.game + "/stream"))
                    .header("Accept", "text/event-stream")
                    .build();
            HttpClient http = HttpClient.newHttpClient();
            List<InputStream> open = new ArrayList<>();
            for (int i = 0; i < 2; i++) {
                open.add(http.send(stream, HttpResponse.BodyHandlers.ofInputStream())
                        .body());
            }
            assertThat(http.send(stream, HttpResponse.BodyHandlers.ofInputStream())
                            .statusCode())
                    .isEqualTo(429);
            for (InputStream each : open) {
                each.close();
            }
        }
    }

    @Test
    void thePageMayLoadNothingFromElsewhere() throws IOException, InterruptedException {
        try (WebHost host = host(Limits.NONE)) {
            HttpRequest page = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + host.port() + "/"))
                    .build();
            HttpResponse<String> answer = HttpClient.newHttpClient().send(page, HttpResponse.BodyHandlers.ofString());
            assertThat(answer.headers().firstValue("Content-Security-Policy").orElseThrow())
                    .startsWith("default-src 'none'; script-src 'self'")
                    .contains("frame-ancestors 'none'")
                    .doesNotContain("unsafe");
            assertThat(answer.body()).doesNotContain("http://", "https://");
        }
    }
}
