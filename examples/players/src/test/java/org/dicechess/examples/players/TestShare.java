package org.dicechess.examples.players;

import java.util.List;
import java.util.stream.IntStream;

/** Tells how much the tests do: everything with the Maven profile {@code long}, a fixed share otherwise. */
public final class TestShare {

    private static final boolean ALL =
            System.getProperty("dicechess.tests", "quick").equals("long");

    private TestShare() {}

    /** Returns whether the tests do everything. */
    public static boolean isAll() {
        return ALL;
    }

    /** Returns the whole list with the profile {@code long}, otherwise its first element and every so many after it. */
    public static <T> List<T> of(List<T> all, int each) {
        return IntStream.range(0, all.size())
                .filter(index -> ALL || index % each == 0)
                .mapToObj(all::get)
                .toList();
    }

    /** Returns the first number with the profile {@code long}, the second number otherwise. */
    public static int of(int all, int quick) {
        return ALL ? all : quick;
    }
}
