package org.dicechess.examples.webhost;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.dicechess.examples.webhost.live.Told;
import org.dicechess.fair.FairHash;
import org.dicechess.fair.FairScheme;
import org.dicechess.fair.FairTerms;
import org.dicechess.fair.Party;

/** A player that talks to a host through HTTP alone. */
final class Client {

    static final ObjectMapper JSON = new ObjectMapper();
    private static final HttpClient HTTP =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private static final AtomicInteger KEYS = new AtomicInteger();

    private final String url;
    final String game;
    final String token;
    final Party side;

    /** An answer of the host. */
    record Answer(int status, JsonNode body) {}

    /** Makes the player that a seat belongs to. */
    Client(String url, JsonNode ticket) {
        this.url = url;
        this.game = ticket.get("game").asText();
        this.token = ticket.get("token").asText();
        this.side = Party.valueOf(ticket.get("side").asText().toUpperCase(java.util.Locale.ROOT));
    }

    static Client create(String url, Map<String, Object> form) {
        return new Client(url, ask("POST", url + "/api/v1/games", "", JSON.valueToTree(form)).body);
    }

    /** Returns the same player at another host, as after a restart. */
    Client at(String other) {
        return new Client(other, JSON.valueToTree(Map.of("game", game, "token", token, "side", side.text())));
    }

    /** Returns the same player in the rematch of this game: on the other side, with the same token. */
    Client again() {
        Party other = side == Party.WHITE ? Party.BLACK : Party.WHITE;
        String next = state().get("next").asText();
        return new Client(url, JSON.valueToTree(Map.of("game", next, "token", token, "side", other.text())));
    }

    /** Sends a command for the version that the game has now. */
    Answer now(String type) {
        return command(state().get("version").asInt(), type, "");
    }

    Client join() {
        return new Client(
                url, ask("POST", url + "/api/v1/games/" + game + "/join", "", JSON.valueToTree(Map.of())).body);
    }

    JsonNode state() {
        Answer answer = ask("GET", url + "/api/v1/games/" + game + "?picture=no", token, null);
        if (answer.status != 200) {
            throw new IllegalStateException(answer.toString());
        }
        return answer.body;
    }

    Answer command(int version, String type, String text) {
        return command("key-" + System.nanoTime() + "-" + KEYS.incrementAndGet(), version, type, text);
    }

    Answer command(String key, int version, String type, String text) {
        Map<String, Object> body = new LinkedHashMap<>();
        body.put("key", key);
        body.put("version", version);
        body.put("type", type);
        body.put("text", text);
        return ask("POST", url + "/api/v1/games/" + game + "/commands", token, JSON.valueToTree(body));
    }

    /** Plays a random choice if it is this player's turn; returns the answer, or nothing if it is not. */
    Optional<Answer> choose(Random random) {
        JsonNode state = state();
        JsonNode choices = state.get("view").get("choices");
        boolean asked = state.get("view").get("decides").asText().equals(side.text());
        return asked && choices.size() > 0
                ? Optional.of(command(
                        state.get("version").asInt(),
                        "play",
                        choices.get(random.nextInt(choices.size())).get("text").asText()))
                : Optional.empty();
    }

    /** Returns the entries of the game. */
    List<Told> entries() {
        List<Told> told = new ArrayList<>();
        for (int known = -1; known < told.size(); ) {
            known = told.size();
            ask("GET", url + "/api/v1/games/" + game + "/entries?after=" + known, "", null)
                    .body
                    .forEach(entry -> told.add(told(entry)));
        }
        return told;
    }

    static Told told(JsonNode entry) {
        try {
            return JSON.treeToValue(entry, Told.class);
        } catch (IOException malformed) {
            throw new UncheckedIOException(malformed);
        }
    }

    /**
     * Follows the stream of the game after a version, on a thread of its own, until it ends or the list says enough.
     */
    Watch watch(int after) {
        return new Watch(url + "/api/v1/games/" + game + "/stream", after);
    }

    /** Gives the share in the dice that the host asks for, if it asks for one. */
    void agree() {
        JsonNode state = state();
        byte[] seed = HexFormat.of().parseHex("0123456789abcdef0123456789abcde" + side.ordinal());
        Map<String, String> options = new LinkedHashMap<>();
        state.get("options")
                .properties()
                .forEach(each -> options.put(each.getKey(), each.getValue().asText()));
        FairTerms terms =
                new FairTerms(game, state.get("terms").get(2).asText(), options, FairScheme.ONE_SECRET_COMMITTED);
        int version = state.get("version").asInt();
        switch (state.get("due").asText()) {
            case "commit" -> command(version, "commit", FairHash.commitment(terms, side, seed));
            case "seed" -> command(version, "seed", HexFormat.of().formatHex(seed));
            default -> {}
        }
    }

    static JsonNode json(String text) {
        try {
            return JSON.readTree(text);
        } catch (IOException malformed) {
            throw new UncheckedIOException(malformed);
        }
    }

    static Answer ask(String method, String target, String token, JsonNode body) {
        return send(target, token, "application/json", method, body == null ? "" : body.toString());
    }

    static Answer send(String target, String token, String type, String method, String body) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(target))
                .method(
                        method,
                        body.isEmpty()
                                ? HttpRequest.BodyPublishers.noBody()
                                : HttpRequest.BodyPublishers.ofString(body));
        if (!token.isEmpty()) {
            request.header("Authorization", "Bearer " + token);
        }
        if (!type.isEmpty()) {
            request.header("Content-Type", type);
        }
        try {
            HttpResponse<String> answer = HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString());
            boolean json =
                    answer.headers().firstValue("Content-Type").orElse("").startsWith("application/json");
            return new Answer(answer.statusCode(), json ? JSON.readTree(answer.body()) : JSON.missingNode());
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        } catch (InterruptedException hurried) {
            throw new IllegalStateException(hurried);
        }
    }

    /** Begins a game between two clients, with the dice agreed on; the first one is White. */
    static Client[] pair(String url, String variant) {
        Client white = create(url, Map.of("variant", variant, "name", "White"));
        Client black = white.join();
        for (Client each : new Client[] {white, black, white, black}) {
            each.agree();
        }
        return new Client[] {white, black};
    }
}
