package org.dicechess.examples.webhost.http;

import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.dicechess.examples.webhost.game.Refusal;

/**
 * The sites elsewhere whose pages may use the interface for programs, as the owner of the host names them. Such a page
 * proves who plays by a token that it sends itself; nothing that a browser adds by itself counts.
 */
public final class Origins {

    /** No site elsewhere. */
    public static final Origins NONE = new Origins(List.of());

    /** As browsers write it: in lower case, and without the usual port. */
    private static final Pattern ORIGIN = Pattern.compile("(https://HOST(:(?!443$)PORT)?|http://HOST(:(?!80$)PORT)?)"
            .replace("HOST", "([a-z0-9-]+(\\.[a-z0-9-]+)*|\\[[0-9a-f:.]+])")
            .replace("PORT", "[1-9][0-9]{0,4}"));

    private static final String EVERYTHING = Site.API + "/*";

    /** A browser asks again after so many seconds. */
    private static final String MAX_AGE = "600";

    private final Set<String> allowed;

    /**
     * Allows these origins.
     *
     * @throws IllegalArgumentException if one of them is no origin
     */
    public Origins(List<String> origins) {
        origins.forEach(Origins::check);
        this.allowed = Set.copyOf(origins);
    }

    private static void check(String origin) {
        if (!ORIGIN.matcher(origin).matches()) {
            throw new IllegalArgumentException("expected an origin as https://example.org, not '" + origin + "'");
        }
    }

    /** Adds the answers to browsers that ask what a page elsewhere may send. */
    void addTo(JavalinConfig config) {
        if (!allowed.isEmpty()) {
            config.routes.options(EVERYTHING, this::preflight);
        }
    }

    /** Returns whether a page of an allowed site asks, and lets it read the answer. */
    boolean admits(Context request) {
        String origin = request.header("Origin");
        if (allowed.isEmpty() || !request.path().startsWith(Site.API + "/")) {
            return false;
        }
        request.header("Vary", "Origin");
        boolean admitted = origin != null && allowed.contains(origin);
        if (admitted) {
            request.header("Access-Control-Allow-Origin", origin)
                    .header("Access-Control-Expose-Headers", "Retry-After, WWW-Authenticate");
        }
        return admitted;
    }

    private void preflight(Context request) {
        if (!admits(request)) {
            throw new Refusal(403, "other-site", "requests of other sites are refused");
        }
        request.header("Access-Control-Allow-Methods", "GET, POST")
                .header("Access-Control-Allow-Headers", "Authorization, Content-Type, Last-Event-ID")
                .header("Access-Control-Max-Age", MAX_AGE)
                .status(204);
    }
}
