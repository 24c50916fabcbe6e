package org.dicechess.examples.webhost.http;

import io.javalin.http.Context;
import jakarta.servlet.AsyncContext;
import jakarta.servlet.AsyncEvent;
import jakarta.servlet.AsyncListener;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * An answer of the type {@code text/event-stream}, which stays open until one side ends it.
 *
 * <p>Javalin's own streams go on with the request when they end. Where the server has given the request up by then, as
 * when it stops, each of Javalin's steps fails, each failure is a step more, and the thread never ends. So nothing of
 * Javalin follows this answer.
 */
final class EventAnswer implements AsyncListener {

    private final AsyncContext request;
    private final OutputStream answer;
    private final AtomicBoolean over = new AtomicBoolean();
    private volatile Runnable afterwards = () -> {};

    private EventAnswer(AsyncContext request, OutputStream answer) {
        this.request = request;
        this.answer = answer;
    }

    /** Begins to answer a request; whoever sends gets the answer once the request's own thread has left it. */
    static void begin(Context request, Consumer<EventAnswer> sender) throws IOException {
        HttpServletResponse response = request.res();
        response.setStatus(HttpServletResponse.SC_OK);
        response.setContentType("text/event-stream");
        response.setCharacterEncoding(StandardCharsets.UTF_8.name());
        response.setHeader("Connection", "close");
        response.setHeader("Cache-Control", "no-cache");
        response.setHeader("X-Accel-Buffering", "no");
        response.flushBuffer();
        OutputStream answer = response.getOutputStream();
        request.future(() -> new Endless(() -> {
            AsyncContext open = request.req().getAsyncContext();
            open.setTimeout(0);
            EventAnswer events = new EventAnswer(open, answer);
            open.addListener(events);
            sender.accept(events);
        }));
    }

    /** Sets what is done when the answer is over, at once if it is; doing it again does nothing. */
    void afterwards(Runnable work) {
        afterwards = work;
        if (isOver()) {
            work.run();
        }
    }

    /** Sends an event, unless the answer is over. */
    void send(int id, String event, String data) {
        write("id: " + id + "\nevent: " + event + "\ndata: " + data + "\n\n");
    }

    /** Sends what no client reads. */
    void sendComment(String comment) {
        write(": " + comment + "\n\n");
    }

    private void write(String text) {
        if (isOver()) {
            return;
        }
        try {
            answer.write(text.getBytes(StandardCharsets.UTF_8));
            answer.flush();
        } catch (IOException | RuntimeException gone) {
            close();
        }
    }

    boolean isOver() {
        return over.get();
    }

    /** Ends the answer. */
    void close() {
        if (leave()) {
            try {
                request.complete();
            } catch (IllegalStateException ended) {
                // The server has ended it.
            }
        }
    }

    private boolean leave() {
        boolean first = !over.getAndSet(true);
        if (first) {
            afterwards.run();
        }
        return first;
    }

    @Override
    public void onComplete(AsyncEvent event) {
        leave();
    }

    @Override
    public void onError(AsyncEvent event) {
        leave();
    }

    @Override
    public void onTimeout(AsyncEvent event) {
        leave();
    }

    @Override
    public void onStartAsync(AsyncEvent event) {
        // The answer is begun once.
    }

    /** Javalin asks what follows when the request has left its thread. Nothing ever does. */
    private static final class Endless extends CompletableFuture<Void> {

        private final Runnable begin;

        private Endless(Runnable begin) {
            this.begin = begin;
        }

        @Override
        public <U> CompletableFuture<U> thenApply(Function<? super Void, ? extends U> next) {
            begin.run();
            return super.thenApply(next);
        }
    }
}
