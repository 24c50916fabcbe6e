package org.dicechess.examples.webhost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dicechess.examples.webhost.game.Refusal;
import org.dicechess.examples.webhost.http.Limits;
import org.dicechess.examples.webhost.http.WebHost;
import org.dicechess.examples.webhost.worker.Task;
import org.dicechess.examples.webhost.worker.Workers;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Definitions of strangers are looked at in a process of their own. */
class WorkersTest {

    private static final String GAME = "format: 1\nid: mine\nname: Mine\nextends: dice-chess\n";

    @TempDir
    Path folder;

    private static Task task(String yaml, boolean play, List<String> events) {
        return new Task(yaml, Map.of(), play, events, "white", "level-1", "", false);
    }

    /** It takes eight seconds, so only the long tests wait for it. */
    @Test
    @Tag("long")
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
        assertThatThrownBy(() -> new Task(GAME, Map.of(), true, List.of(), side, level, "", false))
                .isInstanceOfSatisfying(
                        Refusal.class, refusal -> assertThat(refusal.status()).isEqualTo(422));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{'scripts':{'../queen.groovy':''}}        | 422 | no-script-name",
                "{'scripts':{'a/queen.groovy':''}}         | 422 | no-script-name",
                "{'scripts':{'/queen.groovy':''}}          | 422 | no-script-name",
                "{'scripts':{'Queen.groovy':''}}           | 422 | no-script-name",
                "{'scripts':{'queen.java':''}}             | 422 | no-script-name",
                "{'scripts':{'variant.yaml':''}}           | 422 | no-script-name",
                "{'scripts':{'.groovy':''}}                | 422 | no-script-name",
                "{'scripts':{'q.groovy':'','q.groovy':''}} | 400 | malformed",
                "{'scripts':{'queen.groovy':null}}         | 400 | malformed",
                "{'scripts':['queen.groovy']}              | 400 | malformed",
                "{'scripts':{'queen.groovy':{}}}           | 400 | malformed",
                "{'side':'neither'}                        | 422 | no-side",
                "{'level':'level-4'}                       | 422 | no-level",
                "MANY                                      | 422 | too-many-scripts",
                "LARGE                                     | 413 | too-large",
                "TOGETHER                                  | 413 | too-large",
                "WIDE                                      | 413 | too-large",
                "BODY                                      | 413 | too-large",
            })
    void aBadTaskIsRefusedBeforeAnyWorker(String body, int status, String code) {
        WebHost.Setup setup = WebHost.Setup.local("jdbc:sqlite:" + folder.resolve("games.db"), Limits.NONE)
                .withEditor(SlowWorker.class);
        try (WebHost host = new WebHost(setup)) {
            Client.Answer answer = Client.send(
                    "http://127.0.0.1:" + host.port() + "/api/v1/editor",
                    "",
                    "application/json",
                    "POST",
                    written(body));
            assertThat(answer.status()).isEqualTo(status);
            assertThat(answer.body().get("error").asText()).isEqualTo(code);
            assertThat(answer.body().get("message").asText()).isNotBlank().doesNotContain("java.", "org.");
        }
    }

    private static String written(String body) {
        return switch (body) {
            case "MANY" ->
                "{\"scripts\":{"
                        + IntStream.rangeClosed(1, 21)
                                .mapToObj(i -> "\"s" + i + ".groovy\":\"\"")
                                .collect(Collectors.joining(","))
                        + "}}";
            case "LARGE" -> "{\"yaml\":\"" + "x".repeat(262_145) + "\"}";
            case "TOGETHER" ->
                "{\"yaml\":\"" + "x".repeat(131_072) + "\",\"scripts\":{\"a.groovy\":\"" + "x".repeat(131_073) + "\"}}";
            case "WIDE" -> "{\"yaml\":\"" + "é".repeat(131_073) + "\"}";
            case "BODY" -> "{\"yaml\":\"" + "x".repeat(300_000) + "\"}";
            default -> body.replace('\'', '"');
        };
    }

    /** As many scripts and bytes as are allowed, of two bytes a letter. */
    @Test
    void theLargestTaskIsTaken() {
        Map<String, String> scripts =
                IntStream.rangeClosed(1, 20).boxed().collect(Collectors.toMap(i -> "script-" + i + ".groovy", i -> ""));
        Task task = new Task("é".repeat(131_072), scripts, false, List.of(), "none", "level-3", "", false);
        assertThat(task.scripts()).hasSize(20);
    }

    @Test
    void withoutTheOwnersWordThereIsNoEditor() {
        try (WebHost host =
                new WebHost(WebHost.Setup.local("jdbc:sqlite:" + folder.resolve("games.db"), Limits.NONE))) {
            String url = "http://127.0.0.1:" + host.port();
            assertThat(Client.ask("GET", url + "/api/v1/host", "", null)
                            .body()
                            .get("editor")
                            .asBoolean())
                    .isFalse();
            assertThat(Client.ask("POST", url + "/api/v1/editor", "", Client.JSON.valueToTree(Map.of("yaml", GAME)))
                            .status())
                    .isEqualTo(404);
        }
    }

    /** Three authors hold all workers until a file is there; a fourth is refused, and then gets one. */
    @Test
    @Tag("long")
    @Timeout(60)
    void whileAllWorkersAreBusyAnAuthorIsRefusedWithWords() throws IOException, InterruptedException {
        Path gate = folder.resolve("gate");
        ExecutorService authors = Executors.newFixedThreadPool(3);
        WebHost.Setup setup = WebHost.Setup.local("jdbc:sqlite:" + folder.resolve("games.db"), Limits.NONE)
                .withEditor(GatedWorker.class)
                .withProxy();
        try (WebHost host = new WebHost(setup)) {
            List<Future<Raw.Answer>> held = new ArrayList<>();
            for (int i = 1; i <= 3; i++) {
                String author = "192.0.2." + i;
                Path there = folder.resolve("author-" + i);
                held.add(authors.submit(() -> edit(host, author, there + " " + gate)));
                awaitFile(there);
            }
            Raw.Answer refused = edit(host, "192.0.2.4", "now");
            assertThat(refused.status()).isEqualTo(503);
            assertThat(refused.body()).contains("\"busy\"", "all workers are busy; try again in some seconds");
            assertThat(edit(host, "192.0.2.1", "now").status())
                    .as("one task at a time")
                    .isEqualTo(429);
            Files.createFile(gate);
            for (Future<Raw.Answer> author : held) {
                assertThat(author.get().status()).isEqualTo(200);
            }
            assertThat(edit(host, "192.0.2.4", "now").status()).isEqualTo(200);
        } catch (ExecutionException failed) {
            throw new AssertionError(failed);
        } finally {
            authors.shutdownNow();
        }
    }

    private static Raw.Answer edit(WebHost host, String author, String yaml) {
        List<String> headers = List.of("Host: localhost", "X-Forwarded-For: " + author);
        return Raw.post(host.port(), "/api/v1/editor", headers, "{\"yaml\":\"" + yaml + "\"}");
    }

    private static void awaitFile(Path file) throws InterruptedException {
        for (int i = 0; i < 2_000 && !Files.exists(file); i++) {
            Thread.sleep(10);
        }
        assertThat(file).exists();
    }
}
