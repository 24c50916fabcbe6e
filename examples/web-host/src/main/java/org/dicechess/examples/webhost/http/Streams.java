package org.dicechess.examples.webhost.http;

import io.javalin.http.sse.SseClient;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.dicechess.examples.webhost.game.Refusal;
import org.dicechess.examples.webhost.live.LiveGame;

/** The open streams of events: who watches what, and how many there are. */
final class Streams implements AutoCloseable {

    private static final int BEAT_SECONDS = 10;

    private final Limits limits;
    private final Map<String, AtomicInteger> perAddress = new ConcurrentHashMap<>();
    private final AtomicInteger all = new AtomicInteger();
    private final ExecutorService senders = Executors.newCachedThreadPool(Streams::thread);
    private final ScheduledExecutorService beats = Executors.newSingleThreadScheduledExecutor(Streams::thread);
    private final Map<Stream, Boolean> open = new ConcurrentHashMap<>();

    Streams(Limits limits) {
        this.limits = limits;
        beats.scheduleWithFixedDelay(() -> open.keySet().forEach(Stream::beat), BEAT_SECONDS, BEAT_SECONDS, TimeUnit.SECONDS);
    }

    private static Thread thread(Runnable work) {
        Thread made = new Thread(work, "streams");
        made.setDaemon(true);
        return made;
    }

    /** Refuses one stream too many. */
    void check(String address) {
        AtomicInteger own = perAddress.get(address);
        if (all.get() >= limits.allStreams() || own != null && own.get() >= limits.streams()) {
            throw new Refusal(429, "too-many-streams", "too many open streams; close one");
        }
    }

    /** Sends every entry of a game after a version, each once and in order, until the client goes. */
    void open(SseClient client, LiveGame game, int after) {
        String address = client.ctx().ip();
        perAddress.computeIfAbsent(address, ip -> new AtomicInteger()).incrementAndGet();
        all.incrementAndGet();
        Stream stream = new Stream(client, game, senders, after);
        open.put(stream, true);
        client.keepAlive();
        client.onClose(() -> {
            stream.close();
            open.remove(stream);
            all.decrementAndGet();
            perAddress.computeIfPresent(address, (ip, own) -> own.decrementAndGet() <= 0 ? null : own);
        });
        stream.begin();
    }

    @Override
    public void close() {
        beats.shutdownNow();
        senders.shutdownNow();
    }
}
