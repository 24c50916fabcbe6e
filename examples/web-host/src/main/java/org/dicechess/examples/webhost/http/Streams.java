package org.dicechess.examples.webhost.http;

import io.javalin.http.Context;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.dicechess.examples.webhost.game.Refusal;
import org.dicechess.examples.webhost.live.LiveGame;

/** The open streams of events: who watches what, and how many there are. */
final class Streams implements AutoCloseable {

    private static final int BEAT_SECONDS = 10;

    private final Limits limits;
    private final Map<String, Integer> perAddress = new HashMap<>();
    private final ExecutorService senders = Executors.newCachedThreadPool(Streams::thread);
    private final ScheduledExecutorService beats = Executors.newSingleThreadScheduledExecutor(Streams::thread);
    private final Map<Stream, Boolean> open = new ConcurrentHashMap<>();
    private int all;

    Streams(Limits limits) {
        this.limits = limits;
        beats.scheduleWithFixedDelay(
                () -> open.keySet().forEach(Stream::beat), BEAT_SECONDS, BEAT_SECONDS, TimeUnit.SECONDS);
    }

    private static Thread thread(Runnable work) {
        Thread made = new Thread(work, "streams");
        made.setDaemon(true);
        return made;
    }

    /**
     * Sends every entry of a game after a version, each once and in order, until the client goes.
     *
     * @throws Refusal if there are too many streams
     * @throws IOException if the client has gone
     */
    void open(Context request, LiveGame game, int after) throws IOException {
        String address = Guard.address(request);
        reserve(address);
        AtomicBoolean there = new AtomicBoolean(true);
        Runnable leave = () -> {
            if (there.getAndSet(false)) {
                release(address);
            }
        };
        boolean begun = false;
        try {
            EventAnswer.begin(request, client -> begin(client, new Stream(client, game, senders, after), leave));
            begun = true;
        } finally {
            if (!begun) {
                leave.run();
            }
        }
    }

    private synchronized void reserve(String address) {
        int own = perAddress.getOrDefault(address, 0);
        if (all >= limits.allStreams() || own >= limits.streams()) {
            throw new Refusal(429, "too-many-streams", "too many open streams; close one");
        }
        perAddress.put(address, own + 1);
        all++;
    }

    private synchronized void release(String address) {
        perAddress.computeIfPresent(address, (ip, own) -> own > 1 ? own - 1 : null);
        all--;
    }

    private void begin(EventAnswer client, Stream stream, Runnable leave) {
        open.put(stream, true);
        client.afterwards(() -> {
            stream.close();
            open.remove(stream);
            leave.run();
        });
        stream.begin();
    }

    @Override
    public void close() {
        beats.shutdownNow();
        senders.shutdownNow();
    }
}
