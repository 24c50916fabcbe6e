package org.dicechess.examples.webhost.http;

import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.dicechess.examples.webhost.live.LiveGame;
import org.dicechess.examples.webhost.live.Told;

/** One client that watches one game. A slow client holds up nobody but itself. */
final class Stream {

    private final EventAnswer client;
    private final LiveGame game;
    private final ExecutorService senders;
    private final Runnable watcher = this::wake;
    private final AtomicInteger asked = new AtomicInteger();
    private final AtomicBoolean beat = new AtomicBoolean();
    private int sent;

    Stream(EventAnswer client, LiveGame game, ExecutorService senders, int after) {
        this.client = client;
        this.game = game;
        this.senders = senders;
        this.sent = after;
    }

    void begin() {
        if (game.watch(watcher)) {
            wake();
        } else {
            client.close(); // the client comes again, and then the game is read anew
        }
    }

    void close() {
        game.leave(watcher);
    }

    /** Sends a comment, so that both ends notice a dead connection. */
    void beat() {
        beat.set(true);
        wake();
    }

    /** Lets one thread at a time send what is new. */
    private void wake() {
        if (asked.getAndIncrement() == 0) {
            run(this::send);
        }
    }

    private void run(Runnable work) {
        try {
            senders.execute(work);
        } catch (RejectedExecutionException closing) {
            client.close();
        }
    }

    private void send() {
        int seen;
        do {
            seen = asked.get();
            if (beat.getAndSet(false)) {
                client.sendComment("beat");
            }
            for (List<Told> fresh = game.after(sent); !fresh.isEmpty(); fresh = game.after(sent)) {
                fresh.forEach(this::send);
            }
            if (game.isGone()) {
                client.close();
            }
        } while (!client.isOver() && !asked.compareAndSet(seen, 0));
        if (client.isOver()) {
            close();
        }
    }

    private void send(Told told) {
        client.send(told.version(), "entry", Json.text(told));
        sent = told.version();
    }
}
