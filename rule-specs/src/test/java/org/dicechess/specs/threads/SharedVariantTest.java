package org.dicechess.specs.threads;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.dicechess.Variant;
import org.dicechess.groovy.GroovyScripts;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * One variant shared by 16 threads plays the same games as another that one thread uses alone. Both are fresh, so that
 * the threads race for everything that is computed on first use.
 */
@Tag("long")
class SharedVariantTest {

    private static final int THREADS = 16;

    /**
     * Chess with hooks that are asked in play: on its first rank a knight is safe, and a side without pawns has lost.
     */
    private static final String HOOKED = """
            pieces: {knight: {capturable: {hook: safe.groovy}}}
            endings: {no-pawn: {when: hook, hook: safe.groovy, result: loses}}
            """;

    private static final String SCRIPT = """
            capturable { victim, captor, look -> victim.square().rank() > 0 }
            over { look -> look.count(look.side(), 'pawn') == 0 }
            """;

    @TempDir
    private Path folder;

    /**
     * Plays all games of a row in the long tests, otherwise a hundredth, and at most half as many as there are threads.
     */
    @ParameterizedTest(name = "{2} games of {0}, {1}")
    @CsvSource({
        "chess,            CURSOR,   3500",
        "chess,            POSITION, 300",
        "d4-d6-chess,      CURSOR,   5500",
        "d4-d6-chess,      POSITION, 300",
        "dice-chess-three, CURSOR,   700",
        "hooked,           CURSOR,   100",
        "hooked,           POSITION, 100",
    })
    void sixteenThreadsPlayWhatOneThreadPlaysAlone(String game, Digests digests, int games) throws Exception {
        List<String> alone = play(fresh(game, "alone"), digests, games, 1);
        List<String> shared = play(fresh(game, "shared"), digests, games, THREADS);
        assertThat(shared).isEqualTo(alone);
        assertThat(alone).as("games that differ").doesNotHaveDuplicates();
    }

    /** Returns the digest of the game of each seed. */
    private static List<String> play(Variant variant, Digests digests, int games, int threads) throws Exception {
        String[] lines = new String[games];
        AtomicInteger next = new AtomicInteger();
        CountDownLatch start = new CountDownLatch(threads);
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            List<Future<?>> players = new ArrayList<>();
            for (int thread = 0; thread < threads; thread++) {
                players.add(pool.submit(() -> {
                    start.countDown();
                    start.await();
                    for (int seed = next.getAndIncrement(); seed < games; seed = next.getAndIncrement()) {
                        lines[seed] = digests.game(variant, seed);
                    }
                    return null;
                }));
            }
            for (Future<?> player : players) {
                player.get();
            }
        } finally {
            pool.shutdown();
        }
        return Arrays.asList(lines);
    }

    /** Returns the same rules under another name, with tables of their own. */
    private Variant fresh(String game, String name) {
        String base = game.equals("hooked") ? "chess" : game;
        String text = "format: 1\nid: " + name + "\nname: Fresh\nextends: " + base + "\n"
                + (game.equals("hooked") ? HOOKED : "");
        write("safe.groovy", SCRIPT);
        return Loader.create().scripts(GroovyScripts.confined()).load(write(name + "-" + game + ".yaml", text));
    }

    private Path write(String name, String text) {
        try {
            return Files.writeString(folder.resolve(name), text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
