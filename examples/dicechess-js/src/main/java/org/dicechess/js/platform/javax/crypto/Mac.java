package org.dicechess.js.platform.javax.crypto;

import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import org.dicechess.js.platform.java.security.Key;
import org.dicechess.js.platform.java.security.MessageDigest;

/** HMAC with SHA-256, as RFC 2104 states it. */
public final class Mac {

    private static final int BLOCK = 64;

    private final MessageDigest digest;
    private byte[] key = {};

    private Mac(MessageDigest digest) {
        this.digest = digest;
    }

    public static Mac getInstance(String algorithm) throws NoSuchAlgorithmException {
        if (!algorithm.equals("HmacSHA256")) {
            throw new NoSuchAlgorithmException(algorithm);
        }
        return new Mac(MessageDigest.getInstance("SHA-256"));
    }

    public void init(Key secret) {
        byte[] bytes = secret.getEncoded();
        key = Arrays.copyOf(bytes.length > BLOCK ? digest.digest(bytes) : bytes, BLOCK);
    }

    public byte[] doFinal(byte[] message) {
        return hash(0x5c, hash(0x36, message));
    }

    private byte[] hash(int mask, byte[] message) {
        byte[] whole = Arrays.copyOf(key, BLOCK + message.length);
        for (int i = 0; i < BLOCK; i++) {
            whole[i] ^= (byte) mask;
        }
        System.arraycopy(message, 0, whole, BLOCK, message.length);
        return digest.digest(whole);
    }
}
