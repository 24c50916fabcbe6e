package org.dicechess.examples.webhost.http;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.dicechess.examples.webhost.live.Owner;
import org.dicechess.fair.FairHash;
import org.dicechess.fair.FairTerms;
import org.dicechess.fair.Party;

/**
 * Games that a host plays with itself before it opens its port, so that its first players do not wait until the virtual
 * machine has loaded and compiled the host. They have a store and a port of their own, which nobody else knows.
 */
public final class Rehearsal {

    private static final String VARIANT = "dice-chess";
    private static final String NOBODY = "";
    private static final ObjectMapper JSON = new ObjectMapper();

    private final WebHost host;
    private final long end;
    private final HttpClient http = HttpClient.newHttpClient();
    private final Random random = new Random();
    private int moves;

    private Rehearsal(WebHost host, long end) {
        this.host = host;
        this.end = end;
    }

    /**
     * Plays for so many milliseconds from its first request on, a move at least, and returns the number of moves; 0
     * milliseconds are no rehearsal. One that fails is on the console, and stops nothing.
     */
    public static int play(long millis) {
        return millis > 0 ? surely(millis) : 0;
    }

    private static int surely(long millis) {
        try {
            Path folder = Files.createTempDirectory("web-host-rehearsal");
            String store = "jdbc:sqlite:" + folder.resolve("games.db");
            try (WebHost host = new WebHost(WebHost.Setup.local(store, Limits.NONE))) {
                return new Rehearsal(host, System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis)).games();
            } finally {
                delete(folder);
            }
        } catch (IOException | RuntimeException failed) {
            Owner.tell("the rehearsal", failed);
            return 0;
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
            return 0;
        }
    }

    private static void delete(Path folder) throws IOException {
        try (var files = Files.list(folder)) {
            for (Path file : files.toList()) {
                Files.delete(file);
            }
        }
        Files.delete(folder);
    }

    private boolean goesOn() {
        return System.nanoTime() < end;
    }

    private int games() throws IOException, InterruptedException {
        ask(NOBODY, "variants", "");
        ask(NOBODY, "variants/" + VARIANT, "");
        do {
            game();
            ask(NOBODY, "games", "");
        } while (goesOn());
        return moves;
    }

    private void game() throws IOException, InterruptedException {
        JsonNode white = ask(NOBODY, "games", "{\"variant\":\"" + VARIANT + "\"}");
        String id = white.get("game").asText();
        String game = "games/" + id;
        JsonNode black = ask(NOBODY, game + "/join", "{}");
        Map<String, String> tokens = Map.of(
                "white",
                white.get("token").asText(),
                "black",
                black.get("token").asText());
        http.sendAsync(
                request(NOBODY, game + "/stream", "")
                        .header("Accept", "text/event-stream")
                        .build(),
                HttpResponse.BodyHandlers.discarding());
        agree(id, game, tokens);
        String side = "white";
        while (choose(game, side, tokens.get(side)) && goesOn()) {
            side = side.equals("white") ? "black" : "white";
        }
    }

    private void agree(String id, String game, Map<String, String> tokens) throws IOException, InterruptedException {
        byte[] seed = new byte[32];
        FairTerms terms = host.games().game(id).table().play().dice().terms();
        for (String type : new String[] {"commit", "seed"}) {
            for (Party by : new Party[] {Party.WHITE, Party.BLACK}) {
                String share = type.equals("commit")
                        ? FairHash.commitment(terms, by, seed)
                        : HexFormat.of().formatHex(seed);
                String token = tokens.get(by.text());
                command(game, token, ask(token, game, "").get("version").asInt(), type, share);
            }
        }
    }

    /** Plays the choices of a side until the other side has to choose; returns whether the game goes on. */
    private boolean choose(String game, String side, String token) throws IOException, InterruptedException {
        JsonNode state = ask(token, game, "");
        while (state.get("view").get("decides").asText().equals(side)) {
            JsonNode choices = state.get("view").get("choices");
            String event =
                    choices.get(random.nextInt(choices.size())).get("text").asText();
            command(game, token, state.get("version").asInt(), "play", event);
            moves++;
            state = ask(token, game, "");
        }
        return !state.get("stage").asText().equals("over");
    }

    private void command(String game, String token, int version, String type, String text)
            throws IOException, InterruptedException {
        String key = "rehearsal-" + version;
        Map<String, Object> body = Map.of("key", key, "version", version, "type", type, "text", text);
        ask(token, game + "/commands", JSON.writeValueAsString(body));
    }

    private JsonNode ask(String token, String path, String body) throws IOException, InterruptedException {
        HttpResponse<String> answer =
                http.send(request(token, path, body).build(), HttpResponse.BodyHandlers.ofString());
        if (answer.statusCode() >= 400) {
            throw new IllegalStateException(path + ": " + answer.body());
        }
        return JSON.readTree(answer.body());
    }

    private HttpRequest.Builder request(String token, String path, String body) {
        HttpRequest.Builder request = HttpRequest.newBuilder(
                        URI.create("http://127.0.0.1:" + host.port() + Site.API + "/" + path))
                .header("Content-Type", "application/json");
        if (!token.equals(NOBODY)) {
            request.header("Authorization", "Bearer " + token);
        }
        return body.isEmpty() ? request : request.POST(HttpRequest.BodyPublishers.ofString(body));
    }
}
