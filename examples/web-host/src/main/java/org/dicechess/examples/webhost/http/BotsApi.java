package org.dicechess.examples.webhost.http;

import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import java.util.Map;
import org.dicechess.examples.webhost.game.Refusal;
import org.dicechess.examples.webhost.live.Bots;

/** The interface for programs to the tokens of bots. */
final class BotsApi implements Site.Part {

    private final Bots bots;
    private final Rates given;

    BotsApi(Bots bots, Limits limits) {
        this.bots = bots;
        this.given = new Rates(limits.games() / 60.0, limits.games(), System::nanoTime);
    }

    @Override
    public void addTo(JavalinConfig config) {
        config.routes.post(Site.API + "/bots", this::give);
    }

    /** The body of a request for a token: an object without members, which no form of a page can send. */
    private record Nothing() {}

    private void give(Context request) {
        Json.body(request, Nothing.class);
        if (!given.take(Guard.address(request))) {
            throw new Refusal(429, "too-many-bots", "too many new bots; wait a minute");
        }
        request.status(201).json(Map.of("token", bots.token()));
    }
}
