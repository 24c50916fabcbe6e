package org.dicechess.fair;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * The formulas of fair dice. A message is a list of parts. Before each part stands its length in bytes, a number of
 * four bytes with the highest first, so that two different lists never give the same bytes. Texts are UTF-8, and
 * numbers are texts of decimal digits.
 *
 * @since 0.1
 */
public final class FairHash {

    /** The first part of each message: the name and version of the formulas. */
    static final String VERSION = "dicechess-fair-1";

    /** The roll of what is used for the whole game. */
    static final String WHOLE_GAME = "game";

    private static final String ALGORITHM = "HmacSHA256";

    private FairHash() {}

    /**
     * Returns the commitment of a party to a secret or seed for a whole game: the SHA-256 hash of the version, the id
     * of the game, the rules hash, the options, the party, {@code game} and the value.
     *
     * @param value 16 to 64 bytes that nobody can guess
     * @return 64 hexadecimal digits in lower case
     * @throws IllegalArgumentException if the value has another length
     */
    public static String commitment(FairTerms terms, Party party, byte[] value) {
        return commitment(terms, party, WHOLE_GAME, value);
    }

    /**
     * Returns the commitment of a party to a secret or seed for one roll: the same with the number of the roll in place
     * of {@code game}.
     *
     * @param roll the number of the roll, from 0
     * @param value 16 to 64 bytes that nobody can guess
     * @return 64 hexadecimal digits in lower case
     * @throws IllegalArgumentException if the value has another length
     */
    public static String commitment(FairTerms terms, Party party, int roll, byte[] value) {
        return commitment(terms, party, String.valueOf(roll), value);
    }

    static String commitment(FairTerms terms, Party party, String roll, byte[] value) {
        checkLength(value);
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            return HexFormat.of()
                    .formatHex(digest.digest(message(
                            bytes(VERSION),
                            bytes(terms.game()),
                            bytes(terms.rules()),
                            bytes(terms.optionText()),
                            bytes(party.text()),
                            bytes(roll),
                            value)));
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /**
     * Returns a roll. Its hash is HMAC-SHA256, keyed with the secret, of the version, the id of the game, the rules
     * hash, the options, the two seeds, the number of the roll, the number of events before it, the total and the
     * number of the attempt. The attempts are 0, 1, 2 and so on; the first counts for which the first 8 bytes, read as
     * an unsigned number, are below the largest multiple of the total that 8 bytes hold. So all
     * {@linkplain FairRoll#number numbers} are equally likely.
     *
     * @param secret the host's secret, 16 to 64 bytes
     * @param white the seed of White, 16 to 64 bytes
     * @param black the seed of Black, 16 to 64 bytes
     * @throws IllegalArgumentException if a secret or seed has another length
     */
    public static FairRoll roll(FairTerms terms, byte[] secret, byte[] white, byte[] black, FairRequest request) {
        checkLength(secret);
        checkLength(white);
        checkLength(black);
        for (int attempt = 0; ; attempt++) {
            byte[] hash = hmac(
                    secret,
                    bytes(VERSION),
                    bytes(terms.game()),
                    bytes(terms.rules()),
                    bytes(terms.optionText()),
                    white,
                    black,
                    bytes(String.valueOf(request.index())),
                    bytes(String.valueOf(request.event())),
                    bytes(String.valueOf(request.total())),
                    bytes(String.valueOf(attempt)));
            FairRoll roll = new FairRoll(request, HexFormat.of().formatHex(hash));
            if (roll.counts()) {
                return roll;
            }
        }
    }

    /**
     * Returns a secret for a whole game that follows from a master key, so that a host which keeps the key need not
     * keep its secrets. It is HMAC-SHA256, keyed with the master key, of {@code dicechess-fair-1 secret}, the id of the
     * game, the rules hash, the options and {@code game}.
     *
     * @param master 16 to 64 bytes that only the host knows
     * @return 32 bytes
     * @throws IllegalArgumentException if the key has another length
     */
    public static byte[] secret(byte[] master, FairTerms terms) {
        return secret(master, terms, WHOLE_GAME);
    }

    /**
     * Returns a secret for one roll that follows from a master key: the same with the number of the roll in place of
     * {@code game}.
     *
     * @param master 16 to 64 bytes that only the host knows
     * @param roll the number of the roll, from 0
     * @return 32 bytes
     * @throws IllegalArgumentException if the key has another length
     */
    public static byte[] secret(byte[] master, FairTerms terms, int roll) {
        return secret(master, terms, String.valueOf(roll));
    }

    private static byte[] secret(byte[] master, FairTerms terms, String roll) {
        checkLength(master);
        return hmac(
                master,
                bytes(VERSION + " secret"),
                bytes(terms.game()),
                bytes(terms.rules()),
                bytes(terms.optionText()),
                bytes(roll));
    }

    static void checkLength(byte[] value) {
        if (value.length < 16 || value.length > 64) {
            throw new IllegalArgumentException(value.length + " bytes; expected 16 to 64 bytes");
        }
    }

    private static byte[] hmac(byte[] key, byte[]... parts) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(new SecretKeySpec(key, ALGORITHM));
            return mac.doFinal(message(parts));
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static byte[] message(byte[]... parts) {
        int length = 0;
        for (byte[] part : parts) {
            length += Integer.BYTES + part.length;
        }
        ByteBuffer message = ByteBuffer.allocate(length);
        for (byte[] part : parts) {
            message.putInt(part.length).put(part);
        }
        return message.array();
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
