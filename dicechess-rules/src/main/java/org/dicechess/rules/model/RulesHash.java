package org.dicechess.rules.model;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** The SHA-256 of rules as one text; worked out when first asked for, since many games never are. */
public final class RulesHash {

    private final String rules;

    /** Empty until it is asked for; threads that race work out the same. */
    private volatile String hash = "";

    /** Of rules as one text. */
    public RulesHash(String rules) {
        this.rules = rules;
    }

    /** 64 digits, hexadecimal, lower case. */
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
