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
import java.util.Random;
import org.dicechess.examples.webhost.http.Limits;
import org.dicechess.examples.webhost.http.WebHost;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One address cannot ask for too much, and pages may load nothing from elsewhere. */
class LimitsTest {

    @TempDir
    Path folder;

    private String store() {
        return "jdbc:sqlite:" + folder.resolve("games.db");
    }

    private WebHost host(Limits limits) {
        return new WebHost(WebHost.Setup.local(store(), limits));
    }

    @Test
    void newGamesHaveARate() {
        try (WebHost host = host(new Limits(1_000, 1_000, 10, 10, 2, 10, 100, Limits.Doors.USUAL))) {
            String url = "http://127.0.0.1:" + host.port();
            Client.create(url, Map.of("variant", "chess"));
            Client.create(url, Map.of("variant", "chess"));
            assertThat(Client.send(url + "/api/v1/games", "", "application/json", "POST", "{\"variant\":\"chess\"}")
                            .status())
                    .isEqualTo(429);
        }
    }

    @Test
    void streamsAreCounted() throws IOException, InterruptedException {
        try (WebHost host = host(new Limits(1_000, 1_000, 2, 10, 10, 10, 100, Limits.Doors.USUAL))) {
            String url = "http://127.0.0.1:" + host.port();
            Client game = Client.create(url, Map.of("variant", "chess"));
            HttpRequest stream = HttpRequest.newBuilder(URI.create(url + "/api/v1/games/" + game.game + "/stream"))
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

    /** A place is taken by a stream alone, and given back when it ends. */
    @Test
    void aPlaceForAStreamComesBack() throws InterruptedException {
        try (WebHost host = host(new Limits(1_000, 1_000, 1, 10, 10, 10, 100, Limits.Doors.USUAL))) {
            String url = "http://127.0.0.1:" + host.port();
            Client[] pair = Client.pair(url, "chess");
            String stream = url + "/api/v1/games/" + pair[0].game + "/stream";
            for (String method : List.of("POST", "DELETE", "PUT", "GET")) {
                Client.Answer answer = Client.send(stream, "", "application/json", method, "");
                assertThat(answer.status()).isEqualTo(method.equals("GET") ? 406 : 405);
            }
            try (Watch first = pair[0].watch(0)) {
                assertThat(first.await(2, 5_000)).hasSize(2);
            }
            Random random = new Random(1);
            for (int i = 0; i < 100; i++) {
                pair[i % 2].choose(random); // the host notices by sending that the first stream is gone
                try (Watch next = pair[0].watch(i)) {
                    Thread.sleep(20);
                    if (!next.seen().isEmpty()) {
                        return;
                    }
                }
            }
            throw new AssertionError("the place has not come back");
        }
    }

    /** The proxy adds the last address; whoever asks may have written the ones before it. */
    @Test
    void behindAProxyEachAddressHasItsOwnRate() {
        try (WebHost host =
                new WebHost(WebHost.Setup.local(store(), new Limits(0.001, 2, 10, 10, 10, 10, 100, Limits.Doors.USUAL))
                        .withProxy())) {
            for (String address : List.of("192.0.2.1", "192.0.2.2", "2001:db8::3")) {
                assertThat(asks(host, address)).isEqualTo(200);
                assertThat(asks(host, "198.51.100.7, " + address)).isEqualTo(200);
                assertThat(asks(host, "198.51.100.8, " + address)).isEqualTo(429);
            }
        }
    }

    @Test
    void requestsHaveARateAndWithoutAProxyNobodyMaySayWhoAsks() {
        try (WebHost host = host(new Limits(0.001, 2, 10, 10, 10, 10, 100, Limits.Doors.USUAL))) {
            assertThat(asks(host, "192.0.2.1")).isEqualTo(200);
            assertThat(asks(host, "192.0.2.2")).isEqualTo(200);
            assertThat(asks(host, "192.0.2.3")).isEqualTo(429);
        }
    }

    private static int asks(WebHost host, String forwarded) {
        return Raw.get(host.port(), "/api/v1/host", List.of("Host: localhost", "X-Forwarded-For: " + forwarded))
                .status();
    }

    /** All levels share one thread, so one address may have few games against them. */
    @Test
    void gamesAgainstLevelsAreCountedWhileTheyRun() {
        try (WebHost host = host(new Limits(1_000, 1_000, 10, 10, 100, 2, 100, Limits.Doors.USUAL))) {
            String url = "http://127.0.0.1:" + host.port();
            Map<String, Object> form = Map.of("variant", "chess", "opponent", "level-1");
            Client first = Client.create(url, form);
            Client.create(url, form);
            assertThat(Client.ask("POST", url + "/api/v1/games", "", Client.JSON.valueToTree(form))
                            .body()
                            .get("error")
                            .asText())
                    .isEqualTo("too-many-levels");
            assertThat(first.command(2, "resign", "").status()).isEqualTo(200);
            Client.create(url, form);
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

    /** Two games of the address wait; a third is refused unless it is not listed, and may come when one has begun. */
    @Test
    void oneAddressHasSomeOffersOnly() {
        try (WebHost host = host(new Limits(1_000, 1_000, 10, 10, 100, 10, 2, Limits.Doors.USUAL))) {
            String url = "http://127.0.0.1:" + host.port();
            Map<String, Object> offer = Map.of("variant", "chess", "listed", true);
            Client first = Client.create(url, offer);
            Client.create(url, offer);
            assertThat(Client.send(
                                    url + "/api/v1/games",
                                    "",
                                    "application/json",
                                    "POST",
                                    "{\"variant\":\"chess\",\"listed\":true}")
                            .status())
                    .isEqualTo(429);
            Client.create(url, Map.of("variant", "chess", "listed", false));
            first.join();
            Client.create(url, offer);
        }
    }

    /** 120 offers are three pages of 50, 50 and 20, the newest first, each game once. */
    @Test
    @Tag("long")
    void theLobbyHasPages() {
        try (WebHost host = host(Limits.NONE)) {
            String url = "http://127.0.0.1:" + host.port();
            List<String> made = new ArrayList<>();
            for (int i = 0; i < 120; i++) {
                made.add(Client.create(url, Map.of("variant", "chess", "listed", true)).game);
            }
            List<String> listed = new ArrayList<>();
            for (String behind = ""; listed.size() < 120; behind = "?behind=" + listed.get(listed.size() - 1)) {
                var page = Client.send(url + "/api/v1/games" + behind, "", "application/json", "GET", "")
                        .body();
                assertThat(page.size()).isEqualTo(Math.min(50, 120 - listed.size()));
                page.forEach(game -> listed.add(game.get("id").asText()));
            }
            assertThat(listed).containsExactlyInAnyOrderElementsOf(made).doesNotHaveDuplicates();
            assertThat(Client.send(url + "/api/v1/games?behind=x'y", "", "application/json", "GET", "")
                            .status())
                    .isEqualTo(400);
        }
    }
}
