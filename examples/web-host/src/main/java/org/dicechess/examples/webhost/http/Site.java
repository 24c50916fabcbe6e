package org.dicechess.examples.webhost.http;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.staticfiles.Location;
import io.javalin.json.JsonMapper;
import java.lang.reflect.Type;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.dicechess.IllegalEventException;
import org.dicechess.NotationException;
import org.dicechess.examples.webhost.game.Refusal;
import org.dicechess.examples.webhost.store.StoreException;
import org.dicechess.spi.HookException;

/** The web site: pages, the interface for programs, and what protects both. */
public final class Site implements AutoCloseable {

    private static final int LARGEST_BODY = 300_000;

    /** Nothing from elsewhere, no code but the files of this site, in no frame. */
    private static final String POLICY =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
                    + " connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

    private final Javalin server;
    private final Streams streams;

    /** What adds paths to the site. */
    public interface Part {
        /** Adds the paths. */
        void addTo(JavalinConfig config);
    }

    /** Starts the site on a port; port 0 is any free one. */
    public Site(String address, int port, Limits limits, Streams streams, Part... parts) {
        this.streams = streams;
        Rates rates = new Rates(limits.requests(), limits.burst(), System::nanoTime);
        server = Javalin.create(config -> {
            configure(config);
            config.routes.before(Site::protect);
            config.routes.before("/api/*", request -> limit(request, rates));
            for (Part part : parts) {
                part.addTo(config);
            }
        });
        server.start(address, port);
    }

    private static void configure(JavalinConfig config) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.startup.startupWatcherEnabled = false;
        config.http.maxRequestSize = LARGEST_BODY;
        config.http.prefer405over404 = true;
        config.http.asyncTimeout = TimeUnit.HOURS.toMillis(1);
        config.staticFiles.add("/web", Location.CLASSPATH);
        config.jsonMapper(new JsonMapper() {
            @Override
            public String toJsonString(Object value, Type type) {
                return Json.text(value);
            }
        });
        refuse(config);
    }

    private static void refuse(JavalinConfig config) {
        config.routes.exception(Refusal.class, (refusal, request) -> {
            answer(request, refusal.status(), refusal.code(), refusal.getMessage());
        });
        config.routes.exception(IllegalEventException.class, (wrong, request) -> {
            answer(request, 422, "impossible", wrong.getMessage());
        });
        config.routes.exception(NotationException.class, (wrong, request) -> {
            answer(request, 400, "malformed", wrong.getMessage());
        });
        config.routes.exception(HookException.class, (failed, request) -> {
            answer(request, 422, "script-failed", failed.getMessage());
        });
        config.routes.exception(StoreException.class, (failed, request) -> {
            answer(request, 503, "store-failed", "the store does not answer; try again");
        });
    }

    private static void answer(Context request, int status, String code, String message) {
        request.status(status).json(Map.of("error", code, "message", String.valueOf(message)));
    }

    private static void protect(Context request) {
        request.header("Content-Security-Policy", POLICY)
                .header("X-Content-Type-Options", "nosniff")
                .header("Referrer-Policy", "no-referrer")
                .header("Cross-Origin-Opener-Policy", "same-origin")
                .header("Cross-Origin-Resource-Policy", "same-origin")
                .header("Cache-Control", "no-store");
        String site = request.header("Sec-Fetch-Site");
        if (site != null
                && site.equals("cross-site")
                && !request.method().name().equals("GET")) {
            throw new Refusal(403, "other-site", "requests of other sites are refused");
        }
    }

    private static void limit(Context request, Rates rates) {
        if (!rates.take(request.ip())) {
            request.header("Retry-After", "1");
            throw new Refusal(429, "too-many-requests", "too many requests; wait a second");
        }
    }

    /** Returns the port. */
    public int port() {
        return server.port();
    }

    @Override
    public void close() {
        streams.close();
        server.stop();
    }
}
