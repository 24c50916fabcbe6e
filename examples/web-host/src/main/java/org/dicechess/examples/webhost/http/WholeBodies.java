package org.dicechess.examples.webhost.http;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.BufferUtil;
import org.eclipse.jetty.util.Callback;

/**
 * Reads the body of a request before anybody handles the request. No thread waits for a body: each piece is copied when
 * it comes. A request counts from the moment at which it is whole, however long the host then takes.
 */
final class WholeBodies extends Handler.Wrapper {

    /** The attribute of a request that tells when it was whole, in milliseconds. */
    static final String ARRIVED = "arrived";

    private final Doorway doorway;
    private final int largest;

    /** Bodies of unknown length, or of more bytes than a command has, are few at a time. */
    private final int mostLarge;

    private static final int SMALL = 8_192;

    /** The most bytes of a refused body that are read and let go. */
    private static final int MOST_LET_GO = 4 << 20;

    private final AtomicInteger large = new AtomicInteger();

    /** The bytes of all bodies together, from their first piece until their request is answered. */
    private final AtomicLong held = new AtomicLong();

    private final long mostHeld;

    /**
     * Makes a reader of bodies.
     *
     * @param largest the most bytes of a body
     * @param mostLarge how many bodies of more than 8,192 bytes, or of unknown length, are read at once
     * @param mostHeld the most bytes of all bodies together that are read or have no answer yet
     */
    WholeBodies(Doorway doorway, int largest, int mostLarge, long mostHeld) {
        this.mostHeld = mostHeld;
        this.doorway = doorway;
        this.largest = largest;
        this.mostLarge = mostLarge;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        EndPoint end = request.getConnectionMetaData().getConnection().getEndPoint();
        doorway.begin(end, request);
        Request.addCompletionListener(request, failure -> doorway.end(end, request));
        if (request.getLength() > largest) {
            refuse(request, response, callback, 413, "too-large", "a body has at most " + largest + " bytes");
            return true;
        }
        if (request.getHeaders().contains(HttpHeader.UPGRADE, "websocket")) {
            refuse(request, response, callback, 400, "malformed", "this host has no web sockets");
            return true;
        }
        boolean unknown = request.getHeaders().contains(HttpHeader.TRANSFER_ENCODING);
        if (asks(request) && (unknown || request.getLength() > 0)) {
            refuse(request, response, callback, 400, "malformed", request.getMethod() + " has no body");
            return true;
        }
        boolean isLarge = unknown || request.getLength() > SMALL;
        if (isLarge && large.incrementAndGet() > mostLarge) {
            large.decrementAndGet();
            refuse(request, response, callback, 429, "too-many-requests", "too many large requests; try again");
            return true;
        }
        if (isLarge) {
            Request.addCompletionListener(request, failure -> large.decrementAndGet());
        }
        Body body = new Body(request, response, callback, end);
        Request.addCompletionListener(request, failure -> held.addAndGet(-body.bytes.size()));
        body.run();
        return true;
    }

    /** Returns whether a request only asks; its answer may be a stream that lasts for hours. */
    private static boolean asks(Request request) {
        return HttpMethod.GET.is(request.getMethod()) || HttpMethod.HEAD.is(request.getMethod());
    }

    /** Answers and sends no more; the connection is closed when what it still sends has been let go. */
    private static void refuse(
            Request request, Response response, Callback callback, int status, String code, String message) {
        response.setStatus(status);
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/json");
        response.getHeaders().put(HttpHeader.CONNECTION, "close");
        Callback then = Callback.from(new Rest(request, callback)::run, callback::failed);
        Content.Sink.write(response, true, Json.text(Map.of("error", code, "message", message)), then);
    }

    /**
     * What a refused request still sends, to a bound: a connection that is closed while its client sends is reset, and
     * the client may lose the answer. The doorway bounds the time.
     */
    private static final class Rest implements Runnable {

        private final Request request;
        private final Callback callback;
        private int left = MOST_LET_GO;

        Rest(Request request, Callback callback) {
            this.request = request;
            this.callback = callback;
        }

        @Override
        public void run() {
            Content.Chunk chunk = request.read();
            while (chunk != null && !chunk.isLast() && left > 0) {
                left -= chunk.remaining();
                chunk.release();
                chunk = request.read();
            }
            if (chunk == null) {
                request.demand(this);
            } else {
                chunk.release();
                callback.succeeded();
            }
        }
    }

    /** A body that is read. */
    private final class Body implements Runnable {

        private final Request request;
        private final Response response;
        private final Callback callback;
        private final EndPoint end;
        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream(0);

        Body(Request request, Response response, Callback callback, EndPoint end) {
            this.request = request;
            this.response = response;
            this.callback = callback;
            this.end = end;
        }

        @Override
        public void run() {
            boolean goesOn = true;
            while (goesOn) {
                Content.Chunk chunk = request.read();
                goesOn = chunk != null && take(chunk);
                if (chunk == null) {
                    request.demand(this);
                }
            }
        }

        /** Copies a piece; returns whether more is expected. */
        private boolean take(Content.Chunk chunk) {
            if (Content.Chunk.isFailure(chunk)) {
                callback.failed(chunk.getFailure());
                return false;
            }
            byte[] piece = BufferUtil.toArray(chunk.getByteBuffer());
            boolean last = chunk.isLast();
            chunk.release();
            if (held.addAndGet(piece.length) > mostHeld) {
                held.addAndGet(-piece.length);
                refuse(request, response, callback, 429, "too-many-requests", "too many bodies at once; try again");
                return false;
            }
            bytes.writeBytes(piece);
            if (bytes.size() > largest) {
                refuse(request, response, callback, 413, "too-large", "a body has at most " + largest + " bytes");
                return false;
            }
            if (last) {
                pass();
            }
            return !last;
        }

        private void pass() {
            doorway.settle(end);
            request.setAttribute(ARRIVED, System.currentTimeMillis());
            try {
                if (!WholeBodies.super.handle(new Read(request, bytes.toByteArray()), response, callback)) {
                    Response.writeError(request, response, callback, 404);
                }
            } catch (Exception failed) {
                Response.writeError(request, response, callback, failed);
            }
        }
    }

    /** A request whose body has been read. */
    private static final class Read extends Request.Wrapper {

        private Content.Chunk rest;

        Read(Request request, byte[] body) {
            super(request);
            rest = Content.Chunk.from(ByteBuffer.wrap(body), true);
        }

        @Override
        public Content.Chunk read() {
            Content.Chunk next = rest;
            rest = Content.Chunk.EOF;
            return next;
        }

        @Override
        public void demand(Runnable reader) {
            reader.run();
        }

        @Override
        public void fail(Throwable failure) {
            rest = Content.Chunk.from(failure, true);
        }
    }
}
