package org.dicechess.rules.model;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A whole number that a stage or a condition names: written in the definition, or, of the present position, a number or
 * how many pieces there are.
 *
 * @param number the number of the position; empty if the amount is another
 * @param pieces the pieces that are counted; empty if the amount is another. Their bounds mean nothing here
 * @param written the amount that is written; 0 otherwise
 */
public record Amount(Optional<NumberOf> number, Optional<Condition.Pieces> pieces, int written) {

    /** Returns an amount that is written. */
    public static Amount of(int written) {
        return new Amount(Optional.empty(), Optional.empty(), written);
    }

    /** Returns an amount that is written, if there is one. */
    public static Optional<Amount> of(OptionalInt written) {
        return written.isPresent() ? Optional.of(of(written.getAsInt())) : Optional.empty();
    }

    /** Returns the amount that a number of the position has. */
    public static Amount of(NumberOf number) {
        return new Amount(Optional.of(number), Optional.empty(), 0);
    }

    /** Returns the amount of these pieces in the position. */
    public static Amount of(Condition.Pieces pieces) {
        return new Amount(Optional.empty(), Optional.of(pieces), 0);
    }

    /** Returns whether the definition writes the amount, so that it is the same in every position. */
    public boolean isWritten() {
        return number.isEmpty() && pieces.isEmpty();
    }

    /** Returns whether the amount may be one for one side and another for the other. */
    boolean isOfSide(List<GameNumber> numbers) {
        return pieces.isPresent()
                || number.isPresent() && numbers.get(number.get().number()).ofSide();
    }
}
