package org.dicechess.examples.webhost.http;

import io.javalin.http.Context;
import java.util.Optional;
import org.dicechess.examples.webhost.game.Refusal;
import org.dicechess.examples.webhost.live.Bots;

/** Reads the token of whoever asks from the header {@code Authorization: Bearer TOKEN}. */
final class Bearer {

    private static final String SCHEME = "Bearer";

    private Bearer() {}

    /**
     * Returns the token; empty without one. A header of another scheme is for a proxy in front of the host.
     *
     * @throws Refusal if it cannot be a token of this host
     */
    static Optional<String> token(Context request) {
        return Optional.ofNullable(request.header("Authorization"))
                .filter(header -> header.regionMatches(true, 0, SCHEME, 0, SCHEME.length()))
                .map(header -> checked(request, header.substring(SCHEME.length())));
    }

    private static String checked(Context request, String rest) {
        if (!rest.matches(" +[0-9a-f]{32,64}")) {
            throw refusal(
                    request,
                    "bad-token",
                    "expected Authorization: Bearer and 32 to 64 hexadecimal digits in lower case");
        }
        return rest.strip();
    }

    /**
     * Returns the token of a bot; empty without one.
     *
     * @throws Refusal if the host has given this token to no bot
     */
    static Optional<String> bot(Context request, Bots bots) {
        Optional<String> token = token(request);
        if (token.isPresent() && !bots.gave(token.get())) {
            throw refusal(request, "no-bot", "this host has given this token to no bot");
        }
        return token;
    }

    /** Returns the refusal of a request that needs another token. */
    static Refusal refusal(Context request, String code, String message) {
        request.header("WWW-Authenticate", SCHEME);
        return new Refusal(401, code, message);
    }
}
