package org.dicechess.examples.webhost.live;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * The tokens of bots. A bot holds all its seats by one token, which the host has given to it. The host keeps none: its
 * first half is random, and the second half follows from it and the key of the store.
 */
public final class Bots {

    private static final SecureRandom RANDOM = new SecureRandom();
    private static final String ALGORITHM = "HmacSHA256";
    private static final byte[] DOMAIN = "web-host bot ".getBytes(StandardCharsets.US_ASCII);
    private static final int HALF = 16;

    private final SecretKeySpec key;

    /** Makes the tokens that follow from the key of a store. */
    public Bots(byte[] masterKey) {
        this.key = new SecretKeySpec(masterKey, ALGORITHM);
    }

    /** Returns a fresh token: 64 hexadecimal digits in lower case. */
    public String token() {
        byte[] random = new byte[HALF];
        RANDOM.nextBytes(random);
        String first = HexFormat.of().formatHex(random);
        return first + second(first);
    }

    /** Returns whether this host has given the token to a bot. */
    public boolean gave(String token) {
        int middle = Math.min(token.length(), 2 * HALF);
        String expected = second(token.substring(0, middle));
        return MessageDigest.isEqual(bytes(token.substring(middle)), bytes(expected));
    }

    private String second(String first) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(key);
            mac.update(DOMAIN);
            return HexFormat.of().formatHex(mac.doFinal(bytes(first)), 0, HALF);
        } catch (GeneralSecurityException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
