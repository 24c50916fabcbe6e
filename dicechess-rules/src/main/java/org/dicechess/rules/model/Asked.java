package org.dicechess.rules.model;

import org.jspecify.annotations.Nullable;

/** Refuses null arguments of a hook's calls, in words for the hook's author. */
public final class Asked {

    private Asked() {}

    /**
     * Returns the value itself.
     *
     * @param expected the expected value in words, such as {@code a square}
     * @throws IllegalArgumentException if it is null
     */
    public static <T> T about(@Nullable T value, String expected) {
        if (value == null) {
            throw new IllegalArgumentException(
                    "null argument, perhaps from beyond the end of a list; expected " + expected);
        }
        return value;
    }
}
