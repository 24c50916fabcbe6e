package org.dicechess.rules.model;

import java.util.List;
import java.util.function.IntBinaryOperator;

/** How an amount comes from others. */
public enum Computation {
    /** All together. */
    SUM(Math::addExact),
    /** The first less the others; it may be less than 0. */
    MINUS(Math::subtractExact),
    /** The first times the others. */
    PRODUCT(Math::multiplyExact),
    /** The smallest. */
    SMALLEST(Math::min),
    /** The greatest. */
    GREATEST(Math::max);

    private final IntBinaryOperator operator;

    Computation(IntBinaryOperator operator) {
        this.operator = operator;
    }

    /** Returns the amount of two. What no {@code int} holds is the greatest or the smallest that one holds. */
    public int of(int one, int other) {
        try {
            return operator.applyAsInt(one, other);
        } catch (ArithmeticException tooLarge) {
            boolean positive = this == PRODUCT ? one < 0 == other < 0 : one > 0;
            return positive ? Integer.MAX_VALUE : Integer.MIN_VALUE;
        }
    }

    /** Returns the amount of some written ones. */
    public int of(List<Amount> written) {
        return written.stream().mapToInt(Amount::written).reduce(this::of).orElse(0);
    }
}
