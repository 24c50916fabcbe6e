package org.dicechess.examples.webhost.live;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Optional;
import org.dicechess.examples.webhost.game.Refusal;

/**
 * A player at a table.
 *
 * @param hash the hash of the player's token; empty for a computer player
 * @param name the name to show
 * @param level the name of the computer player; empty for a person
 */
record Seat(String hash, String name, Optional<String> level) {

    private static final SecureRandom RANDOM = new SecureRandom();
    private static final int TOKEN_BYTES = 24;

    /** Reads the text of an entry {@code JOIN}. */
    static Seat of(String text) {
        if (text.startsWith("level-")) {
            return new Seat("", "Computer, " + text.replace('-', ' '), Optional.of(text));
        }
        int blank = text.indexOf(' ');
        return new Seat(text.substring(0, blank), text.substring(blank + 1), Optional.empty());
    }

    /** Returns the text of the entry {@code JOIN} of this player. */
    String text() {
        return level.orElse(hash + " " + name);
    }

    /** Returns whether this is the player's token. */
    boolean isOf(String token) {
        return level.isEmpty()
                && MessageDigest.isEqual(
                        hash(token).getBytes(StandardCharsets.UTF_8), hash.getBytes(StandardCharsets.UTF_8));
    }

    /** Returns an unguessable text. */
    static String token() {
        byte[] bytes = new byte[TOKEN_BYTES];
        RANDOM.nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    /**
     * Returns the token that a player has made itself, or a fresh one for none.
     *
     * @throws Refusal if it is no such token
     */
    static String token(Optional<String> own) {
        if (own.isPresent() && !own.get().matches("[0-9a-f]{32,64}")) {
            throw new Refusal(400, "malformed", "token: expected 32 to 64 hexadecimal digits in lower case");
        }
        return own.orElseGet(Seat::token);
    }

    static String hash(String token) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(token.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash);
        } catch (NoSuchAlgorithmException impossible) {
            throw new AssertionError(impossible);
        }
    }
}
