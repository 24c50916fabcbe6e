package org.dicechess.examples.webhost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.dicechess.examples.webhost.http.Limits;
import org.dicechess.examples.webhost.http.WebHost;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The winning chance beside the board: against a level, and after the end. */
@Tag("long")
class WinningTest {

    @TempDir
    Path folder;

    private WebHost host() {
        return new WebHost(WebHost.Setup.local("jdbc:sqlite:" + folder.resolve("games.db"), Limits.NONE)
                .withPacks(folder));
    }

    private static Client.Answer winning(WebHost host, Client player, String query) {
        String path = "http://127.0.0.1:" + host.port() + "/api/v1/games/" + player.game + "/winning" + query;
        return Client.send(path, "", "", "GET", "");
    }

    private void start(String id, String setup) throws IOException {
        Path file = Files.createDirectories(folder.resolve(id)).resolve("variant.yaml");
        Files.writeString(file, "format: 1\nid: " + id + "\nname: Test\nextends: chess\nsetup: " + setup + "\n");
    }

    private static Client against(WebHost host, String variant, String opponent) {
        return Client.create("http://127.0.0.1:" + host.port(), Map.of("variant", variant, "opponent", opponent));
    }

    /** White mates in one, or is a queen behind. */
    @Test
    void againstALevelItIsTold() throws IOException {
        start("mate", "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1");
        start("behind", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR w KQkq - 0 1");
        try (WebHost host = host()) {
            Client white = against(host, "mate", "level-1");
            assertThat(winning(host, white, "").body().get("white").asDouble()).isEqualTo(1);
            Client behind = against(host, "behind", "level-1");
            assertThat(winning(host, behind, "").body().get("white").asDouble()).isBetween(0.0, 0.25);
        }
    }

    /** The start is even, and Black has resigned. A moment that was not played is refused. */
    @Test
    void twoPeopleSeeItAfterTheEnd() {
        try (WebHost host = host()) {
            Client white = against(host, "chess", "person");
            Client black = white.join();
            white.command(white.state().get("version").asInt(), "play", "e2e4");
            Client.Answer hidden = winning(host, white, "");
            assertThat(hidden.status()).isEqualTo(409);
            assertThat(hidden.body().get("error").asText()).isEqualTo("not-now");
            black.now("resign");
            assertThat(winning(host, black, "").body().get("white").asDouble()).isEqualTo(1);
            assertThat(winning(host, black, "?ply=0").body().get("white").asDouble())
                    .isCloseTo(0.5, within(0.1));
            assertThat(winning(host, black, "?ply=2").status()).isEqualTo(400);
        }
    }

    @Test
    void beforeARollItIsTheMean() {
        try (WebHost host = host()) {
            Client white = against(host, "dice-chess", "level-1");
            assertThat(winning(host, white, "").body().get("white").asDouble()).isCloseTo(0.5, within(0.1));
        }
    }

    /** One address has twenty answers at once, and two a second. Another game or moment is no way around it. */
    @Test
    void whoAsksTooOftenIsRefused() {
        WebHost.Setup setup = WebHost.Setup.local("jdbc:sqlite:" + folder.resolve("games.db"), Limits.USUAL);
        try (WebHost host = new WebHost(setup)) {
            Client white = against(host, "chess", "level-1");
            Client again = against(host, "chess", "level-1");
            List<Integer> statuses = new ArrayList<>();
            for (int i = 0; i < 80; i++) {
                statuses.add(winning(host, i % 2 == 0 ? white : again, "?ply=0").status());
            }
            assertThat(statuses.subList(0, 20)).containsOnly(200);
            assertThat(statuses.subList(20, 80)).contains(429);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"?ply=-1", "?ply=1", "?ply=2147483648", "?ply=x", "?ply=0.5"})
    void aMomentThatIsNoneIsRefused(String query) {
        try (WebHost host = host()) {
            Client white = against(host, "chess", "level-1");
            Client.Answer answer = winning(host, white, query);
            assertThat(answer.status()).isEqualTo(400);
            assertThat(answer.body().get("message").asText()).startsWith("ply: expected");
        }
    }
}
