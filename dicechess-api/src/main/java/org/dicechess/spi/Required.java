package org.dicechess.spi;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Rejects null where a hook must give a value, with a message for the author of the hook. */
final class Required {

    private Required() {}

    /**
     * Returns the value.
     *
     * @throws IllegalArgumentException if it is null
     */
    static <T> T value(@Nullable T value, String expected) {
        if (value == null) {
            throw new IllegalArgumentException(
                    "nothing (null), perhaps of a list that is too short; expected " + expected);
        }
        return value;
    }

    /**
     * Returns a copy of a list.
     *
     * @throws IllegalArgumentException if the list or one of its elements is null
     */
    static <T> List<T> list(@Nullable List<T> list, String expected) {
        if (list == null) {
            return value(null, "a list, each of it " + expected);
        }
        try {
            return List.copyOf(list);
        } catch (NullPointerException nullElement) {
            return value(null, expected);
        }
    }
}
