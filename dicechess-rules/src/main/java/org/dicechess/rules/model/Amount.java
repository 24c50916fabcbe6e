package org.dicechess.rules.model;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * A whole number that a stage or a condition names: written in the definition, or that of the present position.
 *
 * @param number the number of the position; empty if the amount is written
 * @param written the amount that is written; 0 otherwise
 */
public record Amount(Optional<NumberOf> number, int written) {

    /** Returns an amount that is written. */
    public static Amount of(int written) {
        return new Amount(Optional.empty(), written);
    }

    /** Returns an amount that is written, if there is one. */
    public static Optional<Amount> of(OptionalInt written) {
        return written.isPresent() ? Optional.of(of(written.getAsInt())) : Optional.empty();
    }

    /** Returns the amount that a number of the position has. */
    public static Amount of(NumberOf number) {
        return new Amount(Optional.of(number), 0);
    }
}
