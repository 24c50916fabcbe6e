package org.dicechess.examples.webhost.http;

import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.dicechess.Color;
import org.dicechess.GameRecord;
import org.dicechess.examples.board.View;
import org.dicechess.examples.webhost.game.Chances;
import org.dicechess.examples.webhost.game.Refusal;
import org.dicechess.examples.webhost.live.Bots;
import org.dicechess.examples.webhost.live.Command;
import org.dicechess.examples.webhost.live.Computers;
import org.dicechess.examples.webhost.live.Form;
import org.dicechess.examples.webhost.live.Games;
import org.dicechess.examples.webhost.live.LiveGame;
import org.dicechess.examples.webhost.live.State;
import org.dicechess.fair.Party;

/** The interface for programs to games: lobby, states, commands, streams, records. */
final class GamesApi implements Site.Part {

    private static final String GAME = Site.API + "/games/{id}";
    private static final int MOST_LISTED = 50;

    /** A hint costs the host as much as many other requests. */
    private static final int REQUESTS_FOR_A_HINT = 40;

    private static final int HINTS_AT_ONCE = 5;

    /** A winning chance costs less, and a page asks for it after each event. */
    private static final int REQUESTS_FOR_A_CHANCE = 10;

    private static final int CHANCES_AT_ONCE = 20;

    private final Games games;
    private final Bots bots;
    private final Computers computers;
    private final Streams streams;
    private final Rates made;
    private final Rates hints;
    private final Rates winning;

    GamesApi(Games games, Bots bots, Computers computers, Streams streams, Limits limits) {
        this.games = games;
        this.bots = bots;
        this.computers = computers;
        this.streams = streams;
        this.hints = new Rates(limits.requests() / REQUESTS_FOR_A_HINT, HINTS_AT_ONCE, System::nanoTime);
        this.winning = new Rates(limits.requests() / REQUESTS_FOR_A_CHANCE, CHANCES_AT_ONCE, System::nanoTime);
        this.made = new Rates(limits.games() / 60.0, limits.games(), System::nanoTime);
    }

    @Override
    public void addTo(JavalinConfig config) {
        config.routes.get(Site.API + "/games", this::list);
        config.routes.post(Site.API + "/games", this::create);
        config.routes.post(GAME + "/join", this::join);
        config.routes.get(GAME, request -> request.json(state(request)));
        config.routes.post(GAME + "/commands", this::command);
        config.routes.get(GAME + "/entries", this::entries);
        config.routes.get(GAME + "/stream", this::stream);
        config.routes.get(GAME + "/record", this::record);
        config.routes.get(GAME + "/chances", this::chances);
        config.routes.post(GAME + "/hint", this::hint);
        config.routes.get(GAME + "/winning", this::winning);
    }

    /** Lists the games that wait for a player, or those with the given ids. */
    private void list(Context request) {
        String ids = request.queryParam("ids");
        String behind = request.queryParam("behind");
        if (ids != null) {
            request.json(games.listed(Stream.of(ids.split(",")).limit(MOST_LISTED)));
        } else {
            request.json(behind == null ? games.open() : games.openBehind(id(behind)));
        }
    }

    private static String id(String text) {
        if (!text.matches("[0-9a-f]{1,40}")) {
            throw Query.refusal("behind", text, "the id of a game");
        }
        return text;
    }

    private void create(Context request) {
        takeGame(request);
        Form form = Json.body(request, Form.class);
        String address = Guard.address(request);
        request.status(201)
                .json(Bearer.bot(request, bots)
                        .map(bot -> games.createOfBot(form, bot, address))
                        .orElseGet(() -> games.create(form, address)));
    }

    private void takeGame(Context request) {
        if (!made.take(Guard.address(request))) {
            throw new Refusal(429, "too-many-games", "too many new games; wait a minute");
        }
    }

    /** The body of a request to join. */
    private record Seat(String name, String token) {}

    private void join(Context request) {
        Seat seat = Json.body(request, Seat.class);
        String id = request.pathParam("id");
        request.status(201)
                .json(Bearer.bot(request, bots)
                        .map(bot -> games.joinOfBot(id, seat.name, bot))
                        .orElseGet(() -> games.join(id, seat.name, Optional.ofNullable(seat.token))));
    }

    private LiveGame game(Context request) {
        return games.game(request.pathParam("id"));
    }

    private State state(Context request) {
        return state(game(request), request);
    }

    private State state(LiveGame game, Context request) {
        Optional<Party> who = Bearer.token(request).flatMap(game::player);
        Color side = Query.one(request, "side", "white", "black").equals("black") ? Color.BLACK : Color.WHITE;
        boolean drawn = Query.one(request, "picture", "yes", "no").equals("yes");
        View.Look look = new View.Look(side, Query.isDark(request), drawn);
        return game.state(who, Query.number(request, "ply"), look, games.now());
    }

    private static Party player(Context request, LiveGame game) {
        String token = Bearer.token(request)
                .orElseThrow(
                        () -> Bearer.refusal(request, "no-token", "expected Authorization: Bearer and your token"));
        return game.player(token)
                .orElseThrow(() -> new Refusal(403, "not-a-player", "this token is not of a player of this game"));
    }

    private void command(Context request) {
        Command command = Json.body(request, Command.class);
        if (command.mayBeginGame()) {
            takeGame(request);
        }
        int version = games.play(
                request.pathParam("id"),
                game -> player(request, game),
                command,
                Guard.address(request),
                arrived(request));
        request.json(Map.of("version", version));
    }

    private long arrived(Context request) {
        return games.arrival(request.<Long>attribute(WholeBodies.ARRIVED));
    }

    private void entries(Context request) {
        request.json(game(request).after(Query.number(request, "after").orElse(0)));
    }

    private static int after(Context request) {
        return Optional.ofNullable(request.header("Last-Event-ID"))
                .filter(id -> id.matches("[0-9]{1,8}"))
                .map(Integer::valueOf)
                .or(() -> Query.number(request, "after"))
                .orElse(0);
    }

    /** Refuses a stream before it begins, as nothing can be refused afterwards. */
    private void stream(Context request) throws IOException {
        LiveGame game = game(request);
        int after = after(request);
        if (!"text/event-stream".equals(request.header("Accept"))) {
            throw new Refusal(406, "no-stream", "expected Accept: text/event-stream");
        }
        streams.open(request, game, after);
    }

    private void record(Context request) {
        GameRecord game = game(request).record();
        boolean pgn = Query.one(request, "as", "json", "pgn").equals("pgn");
        String text = pgn
                ? game.position().variant().notation().pgn(game)
                : game.position().variant().notation().json(game);
        request.contentType(pgn ? "text/plain; charset=utf-8" : "application/json")
                .result(text);
    }

    private void chances(Context request) {
        request.json(Chances.of(game(request).table().play().game()));
    }

    private void hint(Context request) {
        LiveGame game = game(request);
        Party by = player(request, game);
        View.Look unseen = new View.Look(Color.WHITE, false, false);
        State state = game.state(Optional.of(by), Optional.empty(), unseen, games.now());
        if (!state.may().contains("hint")) {
            throw new Refusal(409, "no-hint", "hints are for your own decisions against a computer player");
        }
        if (!hints.take(Guard.address(request))) {
            throw new Refusal(429, "too-many-hints", "too many hints; wait some seconds");
        }
        request.json(Map.of("hints", computers.hints(game.table())));
    }

    /** Whoever plays a person gets no help from the host. */
    private void winning(Context request) {
        LiveGame live = game(request);
        GameRecord game = live.table().play().record();
        if (game.result().isEmpty() && !live.isAgainstLevel()) {
            throw new Refusal(409, "not-now", "the winning chance of a game of two people is told when it is over");
        }
        int ply = Query.number(request, "ply").orElse(game.length());
        if (ply > game.length()) {
            throw new Refusal(400, "no-moment", "ply: expected 0 to " + game.length() + " now, not " + ply);
        }
        if (!winning.take(Guard.address(request))) {
            throw new Refusal(429, "too-many-chances", "too many winning chances; wait some seconds");
        }
        request.json(Map.of("white", computers.winning(ply == game.length() ? game : game.at(ply))));
    }
}
