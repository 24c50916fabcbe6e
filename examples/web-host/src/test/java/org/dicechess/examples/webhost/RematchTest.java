package org.dicechess.examples.webhost;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;
import org.dicechess.examples.webhost.http.Limits;
import org.dicechess.examples.webhost.http.WebHost;
import org.dicechess.examples.webhost.live.Told;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game that is over is played again, on the other sides. */
@Tag("long")
class RematchTest {

    private static final int LONGEST_MILLIS = 20_000;

    @TempDir
    Path folder;

    private WebHost host(Limits limits) {
        return new WebHost(WebHost.Setup.local("jdbc:sqlite:" + folder.resolve("games.db"), limits));
    }

    private static String url(WebHost host) {
        return "http://127.0.0.1:" + host.port();
    }

    private static void refused(Client.Answer answer, int status, String code) {
        assertThat(answer.status()).isEqualTo(status);
        assertThat(answer.body().get("error").asText()).isEqualTo(code);
    }

    private static List<String> may(Client player) {
        List<String> may = new ArrayList<>();
        player.state().get("may").forEach(each -> may.add(each.asText()));
        return may;
    }

    /** Returns two players of a game that White has resigned: joins are entries 1 and 2, the resignation is 3. */
    private static Client[] over(String url) {
        Client white = Client.create(
                url, Map.of("variant", "chess", "name", "Anna", "clock", "300+5", "options", Map.of("draws", "late")));
        Client black = white.join();
        assertThat(may(white)).doesNotContain("offer-rematch");
        refused(white.now("offer-rematch"), 409, "not-over");
        assertThat(white.now("resign").status()).isEqualTo(200);
        return new Client[] {white, black};
    }

    @Test
    void anAcceptedRematchHasTheSameRulesAndOtherSides() {
        try (WebHost host = host(Limits.NONE)) {
            Client[] pair = over(url(host));
            assertThat(may(pair[1])).containsExactly("offer-rematch");
            assertThat(pair[1].now("offer-rematch").status()).isEqualTo(200);
            assertThat(may(pair[0])).containsExactly("accept-rematch", "decline-rematch");
            assertThat(may(pair[1])).containsExactly("decline-rematch");
            assertThat(pair[0].state().get("rematch").asText()).isEqualTo("black");
            assertThat(pair[0].state().get("next").asText()).isEmpty();
            assertThat(pair[0].now("accept-rematch").status()).isEqualTo(200);
            assertThat(may(pair[0])).isEmpty();
            Client black = pair[0].again();
            Client white = pair[1].again();
            assertThat(black.game).isEqualTo(white.game).isNotEqualTo(pair[0].game);
            JsonNode state = black.state();
            assertThat(state.get("you").asText()).isEqualTo("black");
            assertThat(state.get("seats").toString()).isEqualTo("{\"black\":\"Anna\",\"white\":\"Guest\"}");
            assertThat(state.get("clock").asText()).isEqualTo("300+5");
            assertThat(state.get("options").get("draws").asText()).isEqualTo("late");
            assertThat(state.get("stage").asText()).isEqualTo("playing");
            assertThat(white.command(2, "play", "e2e4").status()).isEqualTo(200);
        }
    }

    /** Whoever follows the stream learns the id of the new game from the entry. */
    @Test
    void theEntryTellsTheNewGame() {
        try (WebHost host = host(Limits.NONE)) {
            Client[] pair = over(url(host));
            pair[0].now("offer-rematch");
            pair[1].now("accept-rematch");
            Told last = pair[0].entries().get(4);
            assertThat(last.kind()).isEqualTo("accept-rematch");
            assertThat(last.text()).isEqualTo(pair[0].again().game);
            assertThat(last.result()).isEqualTo("0-1");
        }
    }

    @Test
    void aRematchIsThereAfterARestart() {
        Client[] pair;
        try (WebHost host = host(Limits.NONE)) {
            pair = over(url(host));
            pair[0].now("offer-rematch");
        }
        String next;
        try (WebHost host = host(Limits.NONE)) {
            Client black = pair[1].at(url(host));
            assertThat(black.state().get("rematch").asText()).isEqualTo("white");
            assertThat(black.command("accept-once", 4, "accept-rematch", "").status())
                    .isEqualTo(200);
            next = black.again().game;
        }
        try (WebHost host = host(Limits.NONE)) {
            Client black = pair[1].at(url(host));
            assertThat(black.command("accept-once", 4, "accept-rematch", "")
                            .body()
                            .get("version")
                            .asInt())
                    .isEqualTo(5);
            assertThat(black.again().game).isEqualTo(next);
            assertThat(black.again().entries()).extracting(Told::kind).containsExactly("join", "join");
            assertThat(black.again().command(2, "play", "e2e4").status()).isEqualTo(200);
        }
    }

    @Test
    void anOfferIsDeclinedOrWithdrawn() {
        try (WebHost host = host(Limits.NONE)) {
            Client[] pair = over(url(host));
            refused(pair[0].now("accept-rematch"), 409, "no-offer");
            refused(pair[0].now("decline-rematch"), 409, "no-offer");
            pair[0].now("offer-rematch");
            refused(pair[0].now("offer-rematch"), 409, "offer-stands");
            refused(pair[1].now("offer-rematch"), 409, "offer-stands");
            refused(pair[0].now("accept-rematch"), 409, "no-offer");
            refused(pair[1].command(3, "accept-rematch", ""), 409, "stale-version");
            assertThat(pair[0].now("decline-rematch").status()).isEqualTo(200); // its own offer
            assertThat(pair[0].now("offer-rematch").status()).isEqualTo(200);
            assertThat(pair[1].now("decline-rematch").status()).isEqualTo(200);
            refused(pair[0].now("offer-rematch"), 409, "offered-already");
            assertThat(pair[1].now("offer-rematch").status()).isEqualTo(200);
            assertThat(pair[0].now("accept-rematch").status()).isEqualTo(200);
            refused(pair[0].now("offer-rematch"), 409, "rematch-begun");
        }
    }

    /** White resigns against a level; then the level is White, commits to a seed of its own and moves first. */
    @Test
    void aLevelAgreesAtOnceAndTheDiceAreOthers() {
        try (WebHost host = host(Limits.NONE)) {
            Client white = Client.create(url(host), Map.of("variant", "dice-chess", "opponent", "level-1"));
            white.agree();
            white.agree();
            String commitment = white.state().get("commitment").asText();
            String own = text(white, "commit", "black");
            assertThat(white.now("resign").status()).isEqualTo(200);
            assertThat(may(white)).containsExactly("offer-rematch");
            assertThat(white.now("offer-rematch").status()).isEqualTo(200);
            Client black = white.again();
            assertThat(black.state().get("you").asText()).isEqualTo("black");
            assertThat(black.state().get("levels").toString()).isEqualTo("{\"white\":\"level-1\"}");
            black.agree();
            black.agree();
            assertThat(black.state().get("commitment").asText()).isNotEqualTo(commitment);
            assertThat(text(black, "commit", "white")).isNotEqualTo(own);
            waitForTurn(black);
            assertThat(black.choose(new Random(1)).orElseThrow().status()).isEqualTo(200);
        }
    }

    private static String text(Client player, String kind, String by) {
        return player.entries().stream()
                .filter(entry -> entry.kind().equals(kind) && entry.by().equals(by))
                .findFirst()
                .orElseThrow()
                .text();
    }

    private static void waitForTurn(Client player) {
        long end = System.currentTimeMillis() + LONGEST_MILLIS;
        while (!player.state().get("view").get("decides").asText().equals(player.side.text())) {
            assertThat(System.currentTimeMillis())
                    .as("the level does not choose")
                    .isLessThan(end);
            LockSupport.parkNanos(20_000_000);
        }
    }

    /** Two games a minute, and one against a level at once: the rematch counts as each other game. */
    @Test
    void aRematchCountsAsANewGame() {
        try (WebHost host = host(new Limits(1_000, 1_000, 10, 10, 2, 10, 100, Limits.Doors.USUAL))) {
            Client white = Client.create(url(host), Map.of("variant", "chess", "opponent", "level-1"));
            white.now("resign");
            white.now("offer-rematch");
            Client black = white.again();
            black.now("resign");
            refused(black.now("offer-rematch"), 429, "too-many-games");
        }
    }

    @Test
    void aRematchCountsAsAGameAgainstALevel() {
        try (WebHost host = host(new Limits(1_000, 1_000, 10, 10, 100, 1, 100, Limits.Doors.USUAL))) {
            Map<String, Object> form = Map.of("variant", "chess", "opponent", "level-1");
            Client white = Client.create(url(host), form);
            white.now("resign");
            assertThat(white.command("offer-once", 3, "offer-rematch", "").status())
                    .isEqualTo(200);
            assertThat(white.command("offer-once", 3, "offer-rematch", "").status())
                    .as("the same command again")
                    .isEqualTo(200);
            refused(
                    Client.ask("POST", url(host) + "/api/v1/games", "", Client.JSON.valueToTree(form)),
                    429,
                    "too-many-levels");
            white.again().now("resign");
            Client other = Client.create(url(host), form);
            refused(white.again().now("offer-rematch"), 429, "too-many-levels");
            other.now("resign");
            assertThat(white.again().now("offer-rematch").status()).isEqualTo(200);
        }
    }

    @Test
    void aListTellsTheRematch() {
        try (WebHost host = host(Limits.NONE)) {
            Client[] pair = over(url(host));
            pair[0].now("offer-rematch");
            pair[1].now("accept-rematch");
            String next = pair[0].again().game;
            JsonNode rows = Client.ask("GET", url(host) + "/api/v1/games?ids=" + pair[0].game + "," + next, "", null)
                    .body();
            assertThat(rows.get(0).get("next").asText()).isEqualTo(next);
            assertThat(rows.get(1).get("next").asText()).isEmpty();
            assertThat(rows.get(1).get("asks").asText()).isEqualTo("white");
            assertThat(Client.ask("GET", url(host) + "/api/v1/games", "", null).body())
                    .isEmpty();
        }
    }
}
