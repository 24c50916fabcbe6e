package org.dicechess.examples.webhost.http;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.http.staticfiles.Location;
import io.javalin.json.JsonMapper;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import org.dicechess.IllegalEventException;
import org.dicechess.NotationException;
import org.dicechess.PlayException;
import org.dicechess.examples.webhost.game.Refusal;
import org.dicechess.examples.webhost.live.Owner;
import org.dicechess.examples.webhost.store.StoreException;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.ServerConnector;

/** The web site: pages, the interface for programs, and what protects both. */
final class Site implements AutoCloseable {

    /** Where the interface for programs begins; another version of it would begin elsewhere. */
    static final String API = "/api/v1";

    private static final int LARGEST_BODY = 300_000;

    /** Whoever takes nothing of an answer for so long is gone. Streams send something every ten seconds. */
    private static final int IDLE_MILLIS = 30_000;

    private static final String FAILED = "the host has failed; its owner can read why";
    private static final Map<Integer, String> WORDS = Map.of(404, "no-page", 405, "no-method", 413, "too-large");

    private final Javalin server;
    private final Streams streams;
    private final Doorway doorway;

    /** What adds paths to the site. */
    public interface Part {
        /** Adds the paths. */
        void addTo(JavalinConfig config);
    }

    /** Starts the site on a port; port 0 is any free one. */
    Site(String address, int port, Guard guard, Doorway doorway, int largeBodies, Streams streams, Part... parts) {
        this.streams = streams;
        this.doorway = doorway;
        server = Javalin.create(config -> {
            configure(config);
            connect(config, address, port, largeBodies);
            config.routes.before(guard::check);
            config.routes.before("/api/*", guard::limit);
            for (Part part : parts) {
                part.addTo(config);
            }
        });
        server.start();
    }

    private void connect(JavalinConfig config, String address, int port, int largeBodies) {
        config.jetty.addConnector((jetty, http) -> {
            ServerConnector connector = new ServerConnector(jetty, new HttpConnectionFactory(http));
            connector.setHost(address);
            connector.setPort(port);
            connector.setIdleTimeout(IDLE_MILLIS);
            connector.addBean(doorway);
            return connector;
        });
        config.jetty.modifyServer(jetty -> jetty.setHandler(new WholeBodies(
                doorway, LARGEST_BODY, largeBodies, Runtime.getRuntime().maxMemory() / 16)));
    }

    private static void configure(JavalinConfig config) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.startup.startupWatcherEnabled = false;
        config.http.maxRequestSize = LARGEST_BODY;
        config.http.prefer405over404 = true;
        config.http.asyncTimeout = TimeUnit.HOURS.toMillis(1);
        config.staticFiles.add(files -> {
            files.directory = "/web";
            files.location = Location.CLASSPATH;
            files.mimeTypes.add("application/yaml", "yaml");
        });
        config.router.javaLangErrorHandler(Site::failed);
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
        config.routes.exception(PlayException.class, (failed, request) -> {
            answer(request, 422, "script-failed", failed.getMessage());
        });
        config.routes.exception(StoreException.class, (failed, request) -> {
            Owner.tell("the store fails", failed);
            answer(request, 503, "store-failed", "the store does not answer; try again");
        });
        config.routes.exception(HttpResponseException.class, (wrong, request) -> {
            answer(request, wrong.getStatus(), WORDS.getOrDefault(wrong.getStatus(), "refused"), wrong.getMessage());
        });
        config.routes.exception(Exception.class, (failed, request) -> {
            Owner.tell(request.method() + " " + request.path(), failed);
            answer(request, 500, "failed", FAILED);
        });
    }

    /** Answers after an error of the virtual machine, as an overflow of the stack. */
    private static void failed(HttpServletResponse answer, Error error) {
        Owner.tell("a request", error);
        try {
            answer.setContentType("application/json");
            answer.getOutputStream()
                    .write(Json.text(Map.of("error", "failed", "message", FAILED))
                            .getBytes(StandardCharsets.UTF_8));
        } catch (IOException gone) {
            // Whoever asked has gone.
        }
    }

    private static void answer(Context request, int status, String code, String message) {
        request.status(status).json(Map.of("error", code, "message", String.valueOf(message)));
    }

    /** Returns what the site answers beside its files, each as {@code GET /api/v1/games}. */
    List<String> routes() {
        return server.unsafe.internalRouter.allHttpHandlers().stream()
                .map(parsed -> parsed.endpoint)
                .filter(endpoint -> endpoint.method.isHttpMethod())
                .map(endpoint -> endpoint.method.name() + " " + endpoint.path)
                .toList();
    }

    /** Returns the threads that answer requests. */
    Executor threads() {
        return server.jettyServer().threadPool();
    }

    /** Returns the port. */
    public int port() {
        return server.port();
    }

    @Override
    public void close() {
        streams.close();
        server.stop();
        doorway.close();
    }
}
