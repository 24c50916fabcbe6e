package org.dicechess.examples.webhost;

/** Tells how much the tests do: everything with the Maven profile {@code long}, a fixed share otherwise. */
public final class TestShare {

    private static final boolean ALL =
            System.getProperty("dicechess.tests", "quick").equals("long");

    private TestShare() {}

    /** Returns whether the tests do everything. */
    public static boolean isAll() {
        return ALL;
    }

    /** Returns the first number with the profile {@code long}, the second number otherwise. */
    public static int of(int all, int quick) {
        return ALL ? all : quick;
    }
}
