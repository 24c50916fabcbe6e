package org.dicechess.js.platform.java.security;

import java.security.NoSuchAlgorithmException;
import java.util.Arrays;

/** SHA-256, as FIPS 180-4 states it. */
public final class MessageDigest {

    private static final int BLOCK = 64;
    private static final int ROUNDS = 64;

    /** Where the length of the message stands in the last block. */
    private static final int LENGTH_AT = BLOCK - Long.BYTES;

    /** The first 32 bits of the fractions of the cube roots of the first 64 primes. */
    private static final int[] CONSTANTS = {
        0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
        0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
        0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
        0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
        0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
        0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
        0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
        0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2
    };

    /** The first 32 bits of the fractions of the square roots of the first 8 primes. */
    private static final int[] START = {
        0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19
    };

    private MessageDigest() {}

    public static MessageDigest getInstance(String algorithm) throws NoSuchAlgorithmException {
        if (!algorithm.equals("SHA-256")) {
            throw new NoSuchAlgorithmException(algorithm);
        }
        return new MessageDigest();
    }

    /** Returns the hash of a whole message. */
    public byte[] digest(byte[] message) {
        byte[] padded = padded(message);
        int[] hash = START.clone();
        for (int at = 0; at < padded.length; at += BLOCK) {
            add(hash, schedule(padded, at));
        }
        byte[] bytes = new byte[hash.length * Integer.BYTES];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (hash[i / Integer.BYTES] >> 24 - i % Integer.BYTES * Byte.SIZE);
        }
        return bytes;
    }

    private static byte[] padded(byte[] message) {
        int blocks = (message.length + Long.BYTES) / BLOCK + 1;
        byte[] padded = Arrays.copyOf(message, blocks * BLOCK);
        padded[message.length] = (byte) 0x80;
        long bits = (long) message.length * Byte.SIZE;
        for (int i = 0; i < Long.BYTES; i++) {
            padded[padded.length - BLOCK + LENGTH_AT + i] = (byte) (bits >> (Long.BYTES - 1 - i) * Byte.SIZE);
        }
        return padded;
    }

    private static int[] schedule(byte[] bytes, int from) {
        int[] words = new int[ROUNDS];
        for (int i = 0; i < BLOCK; i++) {
            words[i / Integer.BYTES] = words[i / Integer.BYTES] << Byte.SIZE | bytes[from + i] & 255;
        }
        for (int i = BLOCK / Integer.BYTES; i < ROUNDS; i++) {
            int early = words[i - 15];
            int late = words[i - 2];
            int low = Integer.rotateRight(early, 7) ^ Integer.rotateRight(early, 18) ^ early >>> 3;
            int high = Integer.rotateRight(late, 17) ^ Integer.rotateRight(late, 19) ^ late >>> 10;
            words[i] = words[i - 16] + low + words[i - 7] + high;
        }
        return words;
    }

    private static void add(int[] hash, int[] words) {
        int[] v = hash.clone();
        for (int i = 0; i < ROUNDS; i++) {
            int high = Integer.rotateRight(v[4], 6) ^ Integer.rotateRight(v[4], 11) ^ Integer.rotateRight(v[4], 25);
            int low = Integer.rotateRight(v[0], 2) ^ Integer.rotateRight(v[0], 13) ^ Integer.rotateRight(v[0], 22);
            int choice = v[4] & v[5] ^ ~v[4] & v[6];
            int majority = v[0] & v[1] ^ v[0] & v[2] ^ v[1] & v[2];
            int first = v[7] + high + choice + CONSTANTS[i] + words[i];
            System.arraycopy(v, 0, v, 1, v.length - 1);
            v[4] += first;
            v[0] = first + low + majority;
        }
        for (int i = 0; i < hash.length; i++) {
            hash[i] += v[i];
        }
    }
}
