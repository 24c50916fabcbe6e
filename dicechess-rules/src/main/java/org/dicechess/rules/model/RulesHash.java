package org.dicechess.rules.model;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** The SHA-256 hash of rules as one text. It is computed at its first use, because many games never need it. */
public final class RulesHash {

    private final String rules;

    /** Empty until it is computed; threads that race compute the same value. */
    private volatile String hash = "";

    /** Creates the hash of rules as one text. */
    public RulesHash(String rules) {
        this.rules = rules;
    }

    /** Returns the hash as 64 lower-case hexadecimal digits. */
    public String text() {
        String known = hash;
        if (known.isEmpty()) {
            known = digest();
            hash = known;
        }
        return known;
    }

    private String digest() {
        try {
            byte[] bytes = MessageDigest.getInstance("SHA-256").digest(rules.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(bytes);
        } catch (NoSuchAlgorithmException impossible) {
            throw new AssertionError("every Java platform has SHA-256", impossible);
        }
    }
}
