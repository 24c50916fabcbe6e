package org.dicechess.examples.webhost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.dicechess.examples.webhost.game.Refusal;
import org.dicechess.examples.webhost.http.Limits;
import org.dicechess.examples.webhost.http.WebHost;
import org.dicechess.examples.webhost.worker.Task;
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
