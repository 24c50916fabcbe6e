package org.dicechess.rules.model;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A whole number that a stage or a condition names: written in the definition, or, of the present position, a number,
 * how many pieces there are, or what comes of several amounts.
 *
 * @param number the number of the position; empty if the amount is another
 * @param pieces the pieces that are counted; empty if the amount is another. Their bounds mean nothing here
 * @param computed what several amounts make; empty if the amount is another
 * @param written the amount that is written; 0 otherwise
 */
public record Amount(
        Optional<NumberOf> number, Optional<Condition.Pieces> pieces, Optional<Computed> computed, int written) {

    /** Amounts, at least one, and how one amount comes from them. */
    public record Computed(Computation by, List<Amount> of) {}

    /** Returns an amount that is written. */
    public static Amount of(int written) {
        return new Amount(Optional.empty(), Optional.empty(), Optional.empty(), written);
    }

    /** Returns an amount that is written, if there is one. */
    public static Optional<Amount> of(OptionalInt written) {
        return written.isPresent() ? Optional.of(of(written.getAsInt())) : Optional.empty();
    }

    /** Returns the amount that a number of the position has. */
    public static Amount of(NumberOf number) {
        return new Amount(Optional.of(number), Optional.empty(), Optional.empty(), 0);
    }

    /** Returns the amount of these pieces in the position. */
    public static Amount of(Condition.Pieces pieces) {
        return new Amount(Optional.empty(), Optional.of(pieces), Optional.empty(), 0);
    }

    /** Returns what amounts make; it is written if all of them are. */
    public static Amount of(Computation by, List<Amount> amounts) {
        return amounts.stream().allMatch(Amount::isWritten)
                ? of(by.of(amounts))
                : new Amount(Optional.empty(), Optional.empty(), Optional.of(new Computed(by, amounts)), 0);
    }

    /** Returns whether the definition writes the amount, so that it is the same in every position. */
    public boolean isWritten() {
        return number.isEmpty() && pieces.isEmpty() && computed.isEmpty();
    }

    /** Returns whether the amount may be one for one side and another for the other. */
    boolean isOfSide(List<GameNumber> numbers) {
        return pieces.isPresent()
                || computed.isPresent() && computed.get().of().stream().anyMatch(each -> each.isOfSide(numbers))
                || number.isPresent() && numbers.get(number.get().number()).ofSide();
    }
}
