package org.dicechess.examples.webhost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.dicechess.examples.webhost.http.Limits;
import org.dicechess.examples.webhost.http.WebHost;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A hint names the best choices against a level, with chances. */
class HintTest {

    @TempDir
    Path folder;

    private WebHost host() {
        return new WebHost(WebHost.Setup.local("jdbc:sqlite:" + folder.resolve("games.db"), Limits.NONE)
                .withPacks(folder));
    }

    private static JsonNode hints(WebHost host, Client player) {
        return Client.send(
                        "http://127.0.0.1:" + host.port() + "/api/v1/games/" + player.game + "/hint",
                        player.token,
                        "application/json",
                        "POST",
                        "{}")
                .body()
                .get("hints");
    }

    private static List<String> texts(JsonNode hints) {
        List<String> texts = new ArrayList<>();
        hints.forEach(hint -> texts.add(hint.get("text").asText()));
        return texts;
    }

    /**
     * Where a turn has several choices, some of the best ways begin with the same one, which is told once. Of two ways
     * to one position only one is told, so there may be fewer than three.
     */
    @ParameterizedTest
    @ValueSource(strings = {"chess", "dice-chess", "d4-d6-chess", "grand-dice-chess"})
    void threeChoicesTheBestFirst(String variant) {
        // To load and value its pieces takes a second; the others have turns of several choices, too.
        assumeTrue(TestShare.isAll() || !variant.equals("d4-d6-chess"));
        try (WebHost host = host()) {
            Client white =
                    Client.create("http://127.0.0.1:" + host.port(), Map.of("variant", variant, "opponent", "level-1"));
            white.agree();
            white.agree();
            Set<String> choices = new HashSet<>();
            white.state()
                    .get("view")
                    .get("choices")
                    .forEach(each -> choices.add(each.get("text").asText()));
            JsonNode hints = hints(host, white);
            assertThat(texts(hints))
                    .hasSizeBetween(least(variant, choices.size()), 3)
                    .doesNotHaveDuplicates();
            assertThat(choices).containsAll(texts(hints));
            double last = 1;
            for (JsonNode hint : hints) {
                assertThat(hint.get("chance").asDouble()).isBetween(0.0, last);
                last = hint.get("chance").asDouble();
            }
        }
    }

    private static int least(String variant, int choices) {
        return variant.equals("grand-dice-chess") ? 1 : Math.min(3, choices);
    }

    /** The rook mates on the last rank, and nothing else does. */
    @Test
    void aMateIsCertain() throws IOException {
        Path file = Files.createDirectories(folder.resolve("mate")).resolve("variant.yaml");
        Files.writeString(
                file, "format: 1\nid: mate\nname: Mate\nextends: chess\nsetup: 6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1\n");
        try (WebHost host = host()) {
            Client white =
                    Client.create("http://127.0.0.1:" + host.port(), Map.of("variant", "mate", "opponent", "level-1"));
            JsonNode hints = hints(host, white);
            assertThat(hints.get(0).get("text").asText()).isEqualTo("a1a8");
            assertThat(hints.get(0).get("chance").asDouble()).isEqualTo(1);
            assertThat(hints.get(1).get("chance").asDouble()).isLessThan(1);
        }
    }
}
