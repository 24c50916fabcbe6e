package org.dicechess.specs;

import java.util.function.Supplier;

/** Claims about a variant, which throw an {@link AssertionError} where they are false. */
final class Claim {

    private Claim() {}

    static void that(boolean holds, Supplier<String> otherwise) {
        if (!holds) {
            throw new AssertionError(otherwise.get());
        }
    }

    static void equal(String what, Object expected, Object actual) {
        that(expected.equals(actual), () -> what + ": expected " + expected + " but " + actual);
    }

    /** Returns the exception of this type that the action must throw. */
    static <E extends RuntimeException> E throwing(Class<E> type, String what, Runnable action) {
        try {
            action.run();
        } catch (RuntimeException e) {
            if (type.isInstance(e)) {
                return type.cast(e);
            }
            throw new AssertionError(what + ": expected " + type.getSimpleName() + " but " + e, e);
        }
        throw new AssertionError(what + ": expected " + type.getSimpleName() + " but nothing was thrown");
    }
}
