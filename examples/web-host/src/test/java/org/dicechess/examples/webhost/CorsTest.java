package org.dicechess.examples.webhost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.dicechess.examples.webhost.http.Limits;
import org.dicechess.examples.webhost.http.Origins;
import org.dicechess.examples.webhost.http.WebHost;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Pages of other sites use the interface for programs only if the owner names their site. */
@Tag("long")
class CorsTest {

    private static final String ALLOWED = "https://example.org";
    private static final String GAMES = "/api/v1/games";
    private static final String FORM = "{\"variant\":\"chess\"}";

    private static WebHost open;
    private static WebHost closed;

    @BeforeAll
    static void start(@TempDir Path folder) {
        WebHost.Setup setup = WebHost.Setup.local("jdbc:sqlite:" + folder.resolve("games.db"), Limits.NONE);
        open = new WebHost(setup.withOrigins(new Origins(List.of(ALLOWED, "http://localhost:5173"))));
        closed = new WebHost(setup);
    }

    @AfterAll
    static void stop() {
        open.close();
        closed.close();
    }

    private static List<String> from(String origin, String... more) {
        List<String> headers = new ArrayList<>(List.of("Host: 127.0.0.1", "Origin: " + origin));
        headers.addAll(List.of(more));
        return headers;
    }

    private static Raw.Answer preflight(WebHost host, String path, String origin, String... more) {
        List<String> headers = from(origin, more);
        headers.add("Access-Control-Request-Method: POST");
        headers.add("Access-Control-Request-Headers: authorization,content-type");
        return Raw.ask(host.port(), "OPTIONS", path, headers);
    }

    private static List<String> told(Raw.Answer answer) {
        return answer.body()
                .lines()
                .takeWhile(line -> !line.isEmpty())
                .filter(line -> line.startsWith("Access-Control-") || line.startsWith("Vary: "))
                .sorted()
                .toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {ALLOWED, "http://localhost:5173"})
    void anAllowedSiteMayAskAndSend(String origin) {
        String[] let = {
            "Access-Control-Allow-Origin: " + origin,
            "Access-Control-Expose-Headers: Retry-After, WWW-Authenticate",
            "Vary: Origin"
        };
        Raw.Answer asked = preflight(open, GAMES, origin, "Sec-Fetch-Site: cross-site");
        assertThat(asked.status()).isEqualTo(204);
        assertThat(told(asked))
                .containsExactlyInAnyOrder(
                        let[0],
                        let[1],
                        let[2],
                        "Access-Control-Allow-Headers: Authorization, Content-Type, Last-Event-ID",
                        "Access-Control-Allow-Methods: GET, POST",
                        "Access-Control-Max-Age: 600");
        Raw.Answer made = Raw.post(open.port(), GAMES, from(origin, "Sec-Fetch-Site: cross-site"), FORM);
        assertThat(made.status()).isEqualTo(201);
        assertThat(told(made)).containsExactly(let);
        String game = made.body().replaceAll("(?s).*\"game\":\"(\\w+)\".*", "$1");
        for (String path : List.of(GAMES, GAMES + "/" + game, GAMES + "/none", "/api/v1/openapi.yaml")) {
            Raw.Answer read = Raw.get(open.port(), path, from(origin, "Sec-Fetch-Site: cross-site"));
            assertThat(told(read)).as(path).containsExactly(let);
        }
    }

    static Stream<String> others() {
        return Stream.of(
                "null",
                "*",
                "http://example.org",
                "https://example.org:8443",
                "https://example.org:443",
                "https://example.org/",
                "https://example.org.",
                "https://EXAMPLE.org",
                "https://example.org.evil.example",
                "https://evil-example.org",
                "https://www.example.org",
                "https://user@example.org",
                "https://example.org, https://evil.example",
                "https://evil.example, https://example.org",
                "https://example.org https://evil.example",
                "https://example.orgevil",
                "http://localhost",
                "http://127.0.0.1:5173",
                "");
    }

    @ParameterizedTest
    @MethodSource("others")
    void anotherSiteMayNot(String origin) {
        // Each asks five times.
        assertThat(refused(preflight(open, GAMES, origin, "Sec-Fetch-Site: cross-site")))
                .isEqualTo(403);
        assertThat(refused(preflight(open, GAMES, origin))).isEqualTo(403);
        assertThat(refused(Raw.post(open.port(), GAMES, from(origin, "Sec-Fetch-Site: cross-site"), FORM)))
                .isEqualTo(403);
        assertThat(refused(Raw.post(open.port(), GAMES, from(origin, "Sec-Fetch-Site: same-site"), FORM)))
                .isEqualTo(403);
        refused(Raw.get(open.port(), GAMES, from(origin, "Sec-Fetch-Site: cross-site")));
    }

    /** Returns the status of an answer that no page elsewhere can read. */
    private static int refused(Raw.Answer answer) {
        assertThat(told(answer)).containsExactly("Vary: Origin");
        return answer.status();
    }

    /** What a browser sends without being told by a page: no origin, or the cookies of the host. */
    @Test
    void nothingIsAllowedWithoutAnOriginAndNothingByCookies() {
        List<String> headers = List.of("Host: 127.0.0.1", "Sec-Fetch-Site: cross-site");
        assertThat(refused(Raw.post(open.port(), GAMES, headers, FORM))).isEqualTo(403);
        for (String path : List.of(GAMES, "/", "/api.js")) {
            assertThat(Raw.get(open.port(), path, from(ALLOWED, "Cookie: token=1"))
                            .body())
                    .doesNotContain("Allow-Credentials", "Set-Cookie");
        }
    }

    /** The page, its files, and what is beside the interface. */
    @ParameterizedTest
    @ValueSource(strings = {"/", "/api.js", "/guide/README.md", "/api/v2/games", "/api/games", "/api/v1"})
    void anAllowedSiteReadsTheInterfaceAlone(String path) {
        assertThat(told(Raw.get(open.port(), path, from(ALLOWED)))).isEmpty();
        Raw.Answer asked = preflight(open, path, ALLOWED, "Sec-Fetch-Site: cross-site");
        assertThat(told(asked)).isEmpty();
        assertThat(asked.status()).isEqualTo(403);
    }

    @Test
    void anAllowedSiteIsBoundAsOthersAre() {
        List<String> elsewhere = List.of("Host: evil.example", "Origin: " + ALLOWED, "Sec-Fetch-Site: cross-site");
        assertThat(Raw.post(open.port(), GAMES, elsewhere, FORM).body()).contains("other-name");
        for (String method : List.of("PUT", "DELETE", "PATCH")) {
            assertThat(Raw.ask(open.port(), method, GAMES, from(ALLOWED)).status())
                    .isEqualTo(405);
        }
        String path = GAMES + "/x/commands";
        assertThat(Raw.post(open.port(), path, from(ALLOWED, "Sec-Fetch-Site: cross-site"), FORM)
                        .status())
                .isEqualTo(400);
    }

    @Test
    void questionsOfBrowsersCount(@TempDir Path folder) {
        Limits few = new Limits(0.001, 3, 10, 10, 10, 10, 10, Limits.Doors.USUAL);
        try (WebHost host = new WebHost(WebHost.Setup.local("jdbc:sqlite:" + folder.resolve("games.db"), few)
                .withOrigins(new Origins(List.of(ALLOWED))))) {
            for (int i = 0; i < 3; i++) {
                assertThat(preflight(host, GAMES, ALLOWED).status()).isEqualTo(204);
            }
            Raw.Answer tooMany = preflight(host, GAMES, ALLOWED);
            assertThat(tooMany.status()).isEqualTo(429);
            assertThat(tooMany.body()).contains("Access-Control-Allow-Origin: " + ALLOWED, "Retry-After: 1");
        }
    }

    /** Nothing changes for pages elsewhere as long as the owner names none. */
    @ParameterizedTest
    @ValueSource(strings = {ALLOWED, "null", "http://127.0.0.1"})
    void withoutTheOwnersWordNoSiteMay(String origin) {
        List<Raw.Answer> answers = List.of(
                preflight(closed, GAMES, origin, "Sec-Fetch-Site: cross-site"),
                preflight(closed, GAMES, origin),
                Raw.post(closed.port(), GAMES, from(origin, "Sec-Fetch-Site: cross-site"), FORM),
                Raw.get(closed.port(), GAMES, from(origin, "Sec-Fetch-Site: cross-site")));
        assertThat(answers).extracting(Raw.Answer::status).containsExactly(403, 405, 403, 200);
        assertThat(answers).allSatisfy(answer -> assertThat(told(answer)).isEmpty());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "*",
                "null",
                "",
                "example.org",
                "https://",
                "https://*.example.org",
                "https://example.org/",
                "https://example.org/games",
                "https://EXAMPLE.org",
                "https://example.org:443",
                "http://example.org:80",
                "https://example.org:",
                "https://example.org:0",
                "https://user@example.org",
                "https://example.org?a",
                "https://example.org\r\nX: y",
                "https://.example.org",
                "ftp://example.org",
                "https://example.org,https://example.com"
            })
    void anOwnerIsToldWhatIsNoOrigin(String text) {
        assertThatThrownBy(() -> new Origins(List.of(ALLOWED, text)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("https://example.org");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://example.org:8443",
                "http://example.org:443",
                "http://localhost",
                "http://127.0.0.1:5173",
                "http://[::1]:5173",
                "https://xn--bcher-kva.example"
            })
    void originsAreTakenAsBrowsersWriteThem(String text) {
        new Origins(List.of(text));
    }
}
