package org.dicechess.examples.webhost;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.dicechess.examples.webhost.http.Limits;
import org.dicechess.examples.webhost.http.Rehearsal;
import org.dicechess.examples.webhost.http.WebHost;
import org.dicechess.examples.webhost.live.Told;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Many games at once: each stream shows each accepted event once and in order. It prints how long moves take, and asks
 * for no time, since that depends on the machine.
 */
class LoadTest {

    private static final int GAMES = TestShare.of(200, 4);
    private static final int MOVES = TestShare.of(30, 3);

    /** The first moves of each game, at which the virtual machine still compiles the host. */
    private static final int FIRST = 5;

    /** A person who plays a game of five minutes thinks so long on average. */
    private static final int THINKING_MILLIS = TestShare.of(4_000, 20);

    /** As long as a host that starts by its own command takes, unless the property says otherwise. */
    private static final int REHEARSAL_MILLIS = Integer.getInteger("dicechess.rehearsal", TestShare.of(4_000, 0));

    @TempDir
    Path folder;

    private final ConcurrentLinkedQueue<Long> first = new ConcurrentLinkedQueue<>();
    private final ConcurrentLinkedQueue<Long> later = new ConcurrentLinkedQueue<>();

    @Test
    void noEventIsLostDoubledOrReordered() throws ExecutionException, InterruptedException {
        play(false);
    }

    /** A looping definition is killed after eight seconds, so only the long tests wait for it. */
    @Test
    @Tag("long")
    void theSameWhileALoopingDefinitionIsKilled() throws ExecutionException, InterruptedException {
        play(true);
    }

    private void play(boolean looping) throws ExecutionException, InterruptedException {
        WebHost.Setup setup = WebHost.Setup.local("jdbc:sqlite:" + folder.resolve("games.db"), Limits.NONE)
                .withEditor(SlowWorker.class);
        int rehearsed = Rehearsal.play(REHEARSAL_MILLIS);
        System.out.println(rehearsed + " moves rehearsed in " + REHEARSAL_MILLIS + " ms");
        ExecutorService players = Executors.newFixedThreadPool(GAMES + 1);
        try (WebHost host = new WebHost(setup)) {
            String url = "http://127.0.0.1:" + host.port();
            List<Future<?>> games = new ArrayList<>();
            for (int i = 0; i < GAMES; i++) {
                long seed = i;
                games.add(players.submit(() -> game(url, new Random(seed))));
            }
            Future<?> author = players.submit(() -> author(url, looping, games));
            for (Future<?> game : games) {
                game.get();
            }
            author.get();
        } finally {
            players.shutdownNow();
            players.awaitTermination(10, TimeUnit.SECONDS);
        }
        print(looping);
    }

    private static void author(String url, boolean looping, List<Future<?>> games) {
        while (looping && games.stream().anyMatch(game -> !game.isDone())) {
            JsonNode task = Client.JSON.valueToTree(Map.of("yaml", "format: 1"));
            assertThat(Client.ask("POST", url + "/api/v1/editor", "", task).status())
                    .isEqualTo(422);
        }
    }

    private void game(String url, Random random) {
        pause(random);
        Client[] pair = Client.pair(url, "dice-chess");
        try (Watch one = pair[0].watch(0);
                Watch two = pair[1].watch(0)) {
            List<String> accepted = new ArrayList<>();
            for (int made = 0;
                    made < MOVES && !pair[0].state().get("stage").asText().equals("over"); ) {
                pause(random);
                made += move(pair, random, accepted, made < FIRST ? first : later);
            }
            List<Told> all = pair[0].entries();
            assertThat(one.await(all.size(), 20_000)).isEqualTo(all);
            assertThat(two.await(all.size(), 20_000)).isEqualTo(all);
            for (int i = 0; i < all.size(); i++) {
                assertThat(all.get(i).version()).isEqualTo(i + 1);
            }
            assertThat(all.stream().filter(told -> told.kind().equals("play")).map(Told::text))
                    .containsExactlyElementsOf(accepted);
        }
    }

    private static int move(Client[] pair, Random random, List<String> accepted, Queue<Long> micros) {
        JsonNode state = pair[0].state();
        JsonNode view = state.get("view");
        if (view.get("choices").isEmpty()) {
            return 0;
        }
        Client player = view.get("decides").asText().equals("white") ? pair[0] : pair[1];
        String event = view.get("choices")
                .get(random.nextInt(view.get("choices").size()))
                .get("text")
                .asText();
        long start = System.nanoTime();
        Client.Answer answer = player.command(state.get("version").asInt(), "play", event);
        micros.add((System.nanoTime() - start) / 1_000);
        assertThat(answer.status()).isEqualTo(200);
        accepted.add(event);
        return 1;
    }

    private static void pause(Random random) {
        try {
            Thread.sleep(random.nextInt(2 * THINKING_MILLIS));
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }

    private void print(boolean looping) {
        List<Long> all = new ArrayList<>(first);
        all.addAll(later);
        String how = looping ? "beside a looping definition" : "alone";
        print("all moves " + how, all);
        print("the first " + FIRST + " moves of each game " + how, first);
        print("the others " + how, later);
    }

    private static void print(String what, Collection<Long> micros) {
        List<Long> sorted = micros.stream().sorted().toList();
        if (!sorted.isEmpty()) {
            System.out.printf(
                    "%d games, %d moves, %s: median %.1f ms, 99%% below %.1f ms, longest %.1f ms%n",
                    GAMES,
                    sorted.size(),
                    what,
                    sorted.get(sorted.size() / 2) / 1e3,
                    sorted.get(sorted.size() * 99 / 100) / 1e3,
                    sorted.get(sorted.size() - 1) / 1e3);
        }
    }
}
