package org.dicechess.examples.webhost;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.dicechess.examples.webhost.http.Limits;
import org.dicechess.examples.webhost.http.WebHost;
import org.dicechess.examples.webhost.live.Told;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A host that is killed at a random moment has lost nothing that anybody saw, and throws no roll twice. */
class KillTest {

    @TempDir
    Path folder;

    /** The property {@code dicechess.postgres} is the URL of another store. */
    private String store() {
        return System.getProperty("dicechess.postgres", "jdbc:sqlite:" + folder.resolve("games.db"));
    }

    @Test
    @Tag("long")
    void nothingThatWasShownIsLost() throws IOException, InterruptedException {
        Random random = new Random(11);
        List<Client> players = new ArrayList<>();
        List<Told> shown = new ArrayList<>();
        int rolls = 0;
        for (int kill = 0; kill < TestShare.of(50, 1); kill++) {
            HostProcess host = new HostProcess(store());
            players.replaceAll(player -> player.at(host.url));
            if (kill % 5 == 0) {
                players = new ArrayList<>(List.of(Client.pair(host.url, "dice-chess")));
                shown.clear();
            }
            Watch watch = players.get(0).watch(shown.size());
            Thread game = play(players, random.nextLong());
            Thread.sleep(100 + random.nextInt(TestShare.of(900, 200)));
            host.kill();
            game.join();
            watch.close();
            shown.addAll(watch.seen());
            List<Told> kept = afterARestart(players.get(0));
            assertThat(kept).hasSizeGreaterThanOrEqualTo(shown.size());
            assertThat(kept.subList(0, shown.size())).isEqualTo(shown);
            assertThat(kept).extracting(Told::version).isSorted().doesNotHaveDuplicates();
            rolls += (int)
                    kept.stream().filter(told -> told.kind().equals("roll")).count();
        }
        assertThat(rolls).isPositive();
    }

    /** A second host on the same store, in this process. */
    private List<Told> afterARestart(Client player) {
        try (WebHost host = new WebHost(WebHost.Setup.local(store(), Limits.NONE))) {
            return player.at("http://127.0.0.1:" + host.port()).entries();
        }
    }

    private static Thread play(List<Client> players, long seed) {
        Thread game = new Thread(() -> {
            Random random = new Random(seed);
            try {
                while (true) {
                    for (Client player : List.copyOf(players)) {
                        player.choose(random);
                    }
                }
            } catch (RuntimeException killed) {
                // The host is gone.
            }
        });
        game.start();
        return game;
    }
}
