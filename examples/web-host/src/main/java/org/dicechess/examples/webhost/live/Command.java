package org.dicechess.examples.webhost.live;

import java.util.List;
import java.util.Locale;
import org.dicechess.examples.webhost.game.Entry.Kind;
import org.dicechess.examples.webhost.game.Refusal;

/**
 * What a player wants to do.
 *
 * @param key the idempotency key: the same command may be sent again with it
 * @param version the version of the game that the player saw
 * @param type the kind of entry, as {@code play} or {@code take-back}; {@code claim} claims an abandoned game
 * @param text the event, commitment or seed; empty for the other types
 */
public record Command(String key, Integer version, String type, String text) {

    private static final int LONGEST = 300;

    /** The commands that are called as their kind of entry. */
    private static final List<String> TYPES = List.of(
            "commit",
            "seed",
            "play",
            "take-back",
            "offer-draw",
            "decline-draw",
            "accept-draw",
            "propose-take-back",
            "decline-take-back",
            "accept-take-back",
            "offer-rematch",
            "decline-rematch",
            "accept-rematch",
            "resign");

    /**
     * Checks that everything is there.
     *
     * @throws Refusal if it is not
     */
    public Command {
        text = text == null ? "" : text;
        if (key == null || !key.matches("[A-Za-z0-9_-]{8,64}")) {
            throw new Refusal(400, "malformed", "key: expected 8 to 64 letters, digits, - and _");
        }
        if (version == null || version < 0) {
            throw new Refusal(400, "malformed", "version: expected the number of the version that you saw");
        }
        if (type == null) {
            throw new Refusal(400, "malformed", "type: expected a command");
        }
        if (text.length() > LONGEST || text.chars().anyMatch(Character::isISOControl)) {
            throw new Refusal(400, "malformed", "text: expected at most " + LONGEST + " plain characters");
        }
    }

    /** Returns the kind of entry that the command asks for. */
    Kind kind() {
        return switch (type) {
            case "claim" -> Kind.ABANDON;
            default -> {
                if (!TYPES.contains(type)) {
                    throw new Refusal(400, "malformed", "type: expected " + String.join(", ", TYPES) + " or claim");
                }
                yield Kind.valueOf(type.toUpperCase(Locale.ROOT).replace('-', '_'));
            }
        };
    }

    /** Returns whether another game may begin by the command. */
    public boolean mayBeginGame() {
        return kind() == Kind.OFFER_REMATCH || kind() == Kind.ACCEPT_REMATCH;
    }
}
