package org.dicechess.fair;

import java.math.BigInteger;
import java.util.Objects;
import java.util.regex.Pattern;

/**
 * A roll of a transcript.
 *
 * @param request what was asked for
 * @param hash the hash that gives the number: 64 hexadecimal digits in lower case
 * @since 0.1
 */
public record FairRoll(FairRequest request, String hash) {

    /** The hexadecimal digits of a hash that make the number. */
    private static final int DIGITS = 16;

    private static final Pattern HASH = Pattern.compile("[0-9a-f]{64}");

    /**
     * Makes a roll.
     *
     * @throws IllegalArgumentException if the hash is no such text
     */
    public FairRoll {
        Objects.requireNonNull(request, "request");
        if (!HASH.matcher(hash).matches()) {
            throw new IllegalArgumentException("the hash of roll " + request.index() + " has " + hash.length()
                    + " characters; expected 64 hexadecimal digits in lower case");
        }
    }

    /**
     * Returns the number for which {@link org.dicechess.Node.Chance#outcome} has the faces: the first 8 bytes of the
     * hash, read as an unsigned number, modulo the total.
     */
    public long number() {
        return Long.remainderUnsigned(drawn(), request.total());
    }

    /** Returns whether the first 8 bytes are below the largest multiple of the total that 8 bytes hold. */
    boolean counts() {
        // The remainder of 2 to the 64th: numbers from -remainder on, as unsigned ones, belong to no whole multiple.
        long remainder = Long.remainderUnsigned(Long.remainderUnsigned(-1, request.total()) + 1, request.total());
        return remainder == 0 || Long.compareUnsigned(drawn(), -remainder) < 0;
    }

    private long drawn() {
        return new BigInteger(hash.substring(0, DIGITS), 16).longValue();
    }
}
