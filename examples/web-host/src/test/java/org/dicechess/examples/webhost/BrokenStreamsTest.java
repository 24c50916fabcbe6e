package org.dicechess.examples.webhost;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
import org.dicechess.examples.webhost.http.Limits;
import org.dicechess.examples.webhost.http.WebHost;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Clients that break off while something is sent to them, and a host that ends, leave no thread at work. */
@Tag("long")
class BrokenStreamsTest {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final int CLIENTS = 400;
    private static final int HOSTS = 40;
    private static final long WATCHED_MILLIS = 1_000;

    @TempDir
    Path folder;

    @Test
    void nobodyIsAtWorkForClientsThatHaveGone() throws Exception {
        try (WebHost host =
                new WebHost(WebHost.Setup.local("jdbc:sqlite:" + folder.resolve("games.db"), Limits.NONE))) {
            breakOff(host);
            assertThat(busyMillis()).isLessThan(WATCHED_MILLIS / 4);
        }
    }

    @Test
    void nobodyIsAtWorkForAHostThatHasEnded() throws Exception {
        Random random = new Random(8);
        for (int i = 0; i < HOSTS; i++) {
            try (WebHost host = new WebHost(
                    WebHost.Setup.local("jdbc:sqlite:" + folder.resolve("ended" + i + ".db"), Limits.NONE))) {
                Client[] pair = Client.pair("http://127.0.0.1:" + host.port(), "chess");
                for (int each = 0; each < 20; each++) {
                    watch(host.port(), pair[0].game, 5);
                }
                Thread player = new Thread(() -> play(pair));
                player.start();
                Thread.sleep(random.nextInt(30));
            }
        }
        assertThat(busyMillis()).isLessThan(WATCHED_MILLIS / 4);
    }

    private static void breakOff(WebHost host) throws Exception {
        Client[] pair = Client.pair("http://127.0.0.1:" + host.port(), "dice-chess");
        ExecutorService clients = Executors.newFixedThreadPool(8);
        Random random = new Random(7);
        for (int i = 0; i < CLIENTS; i++) {
            int millis = random.nextInt(12);
            clients.submit(() -> watch(host.port(), pair[0].game, millis));
        }
        clients.shutdown();
        for (int i = 0; !clients.isTerminated(); i++) {
            pair[i % 2].choose(random);
        }
    }

    private static void play(Client... pair) {
        try {
            pair[0].command(2, "play", "e2e4");
            pair[1].command(3, "play", "e7e5");
        } catch (UncheckedIOException ended) {
            // The host may have ended by now.
        }
    }

    private static Void watch(int port, String id, int millis) throws IOException, InterruptedException {
        try (Socket socket = new Socket("127.0.0.1", port)) {
            socket.getOutputStream()
                    .write(("GET /api/v1/games/" + id + "/stream?after=0 HTTP/1.1\r\nHost: 127.0.0.1:" + port
                                    + "\r\nAccept: text/event-stream\r\n\r\n")
                            .getBytes(StandardCharsets.US_ASCII));
            Thread.sleep(millis);
        }
        return null;
    }

    private static long busyMillis() throws InterruptedException {
        Thread.sleep(500);
        long before = streams();
        Thread.sleep(WATCHED_MILLIS);
        return TimeUnit.NANOSECONDS.toMillis(streams() - before);
    }

    private static long streams() {
        return LongStream.of(THREADS.getAllThreadIds())
                .filter(id -> {
                    ThreadInfo info = THREADS.getThreadInfo(id);
                    return info != null && info.getThreadName().equals("streams");
                })
                .map(THREADS::getThreadCpuTime)
                .filter(nanos -> nanos > 0)
                .sum();
    }
}
