package org.dicechess.rules.model;

import java.util.List;
import java.util.Locale;
import java.util.function.LongBinaryOperator;

/** How an amount comes from others. */
public enum Computation {
    /** All together. */
    SUM(Long::sum),
    /** The first less the others; it may be less than 0. */
    MINUS((one, other) -> one - other),
    /** The first times the others. */
    PRODUCT((one, other) -> one * other),
    /** The smallest. */
    SMALLEST(Math::min),
    /** The greatest. */
    GREATEST(Math::max);

    private final LongBinaryOperator operator;

    Computation(LongBinaryOperator operator) {
        this.operator = operator;
    }

    /** Returns its word. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the amount of two. What no {@code int} holds is the greatest or the smallest that one holds. */
    public int of(int one, int other) {
        long exact = operator.applyAsLong(one, other);
        return (int) Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, exact));
    }

    /** Returns the amount of some written ones. */
    public int of(List<Amount> written) {
        return written.stream().mapToInt(Amount::written).reduce(this::of).orElse(0);
    }
}
