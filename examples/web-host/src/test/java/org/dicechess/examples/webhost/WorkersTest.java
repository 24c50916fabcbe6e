package org.dicechess.examples.webhost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.dicechess.examples.webhost.game.Refusal;
import org.dicechess.examples.webhost.http.Limits;
import org.dicechess.examples.webhost.http.WebHost;
import org.dicechess.examples.webhost.worker.Task;
import org.dicechess.examples.webhost.worker.WorkerMain;
import org.dicechess.examples.webhost.worker.Workers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Definitions of strangers are looked at in a process of their own. */
class WorkersTest {

    private static final String GAME = "format: 1\nid: mine\nname: Mine\nextends: dice-chess\n";

    @TempDir
    Path folder;

    private static Task task(String yaml, boolean play, List<String> events) {
        return new Task(yaml, play, events, "white", "level-1", "", false);
    }

    @Test
    void aDefinitionIsCheckedDrawnAndPlayedWithoutScripts() throws IOException {
        try (Workers workers = new Workers(WorkerMain.class)) {
            JsonNode drawn = Client.JSON.readTree(workers.ask("me", task(GAME, false, List.of())));
            assertThat(drawn.get("problems")).isEmpty();
            assertThat(drawn.get("view").get(0).get("svg").asText()).startsWith("<svg");
            assertThat(drawn.get("diagram").asText()).startsWith("<svg");

            JsonNode wrong = Client.JSON.readTree(
                    workers.ask("me", task(GAME + "pieces:\n  queen: {mov: QN}\n", false, List.of())));
            assertThat(wrong.get("problems").get(0).get("line").asInt()).isEqualTo(6);
            assertThat(wrong.get("problems").get(0).get("message").asText()).contains("'mov'");

            JsonNode played = Client.JSON.readTree(workers.ask("me", task(GAME, true, List.of("[1 3]", "e2e4"))));
            assertThat(played.get("view").get(0).get("decides").asText()).isEqualTo("white");
            assertThat(played.get("events").size()).isEqualTo(5);
            assertThat(played.get("events").get(1).asText()).isEqualTo("e2e4");

            String scripted = GAME + "pieces:\n  queen: {move: {hook: queen.groovy}}\n";
            JsonNode refused = Client.JSON.readTree(workers.ask("me", task(scripted, false, List.of())));
            assertThat(refused.get("problems")).isNotEmpty();
        }
    }

    /** It takes eight seconds, so only the long tests wait for it. */
    @Test
    @EnabledIfSystemProperty(named = "dicechess.tests", matches = "long")
    void aWorkerThatLoopsIsKilled() {
        try (Workers workers = new Workers(SlowWorker.class)) {
            long start = System.nanoTime();
            assertThatThrownBy(() -> workers.ask("me", task(GAME, false, List.of())))
                    .isInstanceOfSatisfying(Refusal.class, refusal -> {
                        assertThat(refusal.status()).isEqualTo(422);
                        assertThat(refusal).hasMessageContaining("8 seconds");
                    });
            assertThat((System.nanoTime() - start) / 1_000_000).isBetween(8_000L, 12_000L);
            assertThat(ProcessHandle.current()
                            .children()
                            .filter(child -> child.info().command().orElse("").endsWith("java")))
                    .isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource({"blak, level-1", "white, level-9"})
    void anUnknownSideOrLevelIsRefused(String side, String level) {
        assertThatThrownBy(() -> new Task(GAME, true, List.of(), side, level, "", false))
                .isInstanceOfSatisfying(
                        Refusal.class, refusal -> assertThat(refusal.status()).isEqualTo(422));
    }

    @Test
    void withoutTheOwnersWordThereIsNoEditor() {
        try (WebHost host =
                new WebHost(WebHost.Setup.local("jdbc:sqlite:" + folder.resolve("games.db"), Limits.NONE))) {
            String url = "http://127.0.0.1:" + host.port();
            assertThat(Client.ask("GET", url + "/api/host", "", null)
                            .body()
                            .get("editor")
                            .asBoolean())
                    .isFalse();
            assertThat(Client.ask("POST", url + "/api/editor", "", Client.JSON.valueToTree(Map.of("yaml", GAME)))
                            .status())
                    .isEqualTo(404);
        }
    }
}
