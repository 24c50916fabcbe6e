package org.dicechess.rules.model;

import org.jspecify.annotations.Nullable;

/** Refuses a null in what a hook asks, in words for the hook's author. */
public final class Asked {

    private Asked() {}

    /**
     * The value itself.
     *
     * @param expected what it should be, as {@code a square}
     * @throws IllegalArgumentException if it is null
     */
    public static <T> T about(@Nullable T value, String expected) {
        if (value == null) {
            throw new IllegalArgumentException(
                    "asked about nothing (null), perhaps of a list that is too short; expected " + expected);
        }
        return value;
    }
}
