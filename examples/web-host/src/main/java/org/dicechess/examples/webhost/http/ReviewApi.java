package org.dicechess.examples.webhost.http;

import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import org.dicechess.examples.webhost.game.Refusal;
import org.dicechess.examples.webhost.live.Games;
import org.dicechess.examples.webhost.live.Reviews;

/** The interface for programs to reviews of games. */
final class ReviewApi implements Site.Part {

    private static final String REVIEW = Site.API + "/games/{id}/review";

    /** A review costs the host as much as very many other requests. */
    private static final double A_SECOND = 0.1;

    private static final int AT_ONCE = 5;

    private final Games games;
    private final Reviews reviews;
    private final Rates asked = new Rates(A_SECOND, AT_ONCE, System::nanoTime);

    ReviewApi(Games games, Reviews reviews) {
        this.games = games;
        this.reviews = reviews;
    }

    @Override
    public void addTo(JavalinConfig config) {
        config.routes.post(REVIEW, this::begin);
        config.routes.get(REVIEW, request -> answer(request, reviews.state(request.pathParam("id"))));
    }

    private void begin(Context request) {
        String id = request.pathParam("id");
        answer(request, reviews.ask(id, games.game(id).record(), () -> count(request)));
    }

    private void count(Context request) {
        String address = Guard.address(request);
        if (!asked.take(address)) {
            long seconds = asked.seconds(address);
            request.header("Retry-After", String.valueOf(seconds));
            throw new Refusal(429, "too-many-reviews", "too many reviews; wait " + seconds + " s");
        }
    }

    private static void answer(Context request, String json) {
        request.contentType("application/json").result(json);
    }
}
