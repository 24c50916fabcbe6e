package org.dicechess.examples.console;

import java.util.List;
import java.util.stream.IntStream;

/** Tells how much the tests do: everything with the Maven profile {@code long}, a fixed share otherwise. */
final class TestShare {

    private static final boolean ALL =
            System.getProperty("dicechess.tests", "quick").equals("long");

    private TestShare() {}

    /** Returns the whole list with the profile {@code long}, otherwise its first element and every so many after it. */
    static <T> List<T> of(List<T> all, int each) {
        return IntStream.range(0, all.size())
                .filter(index -> ALL || index % each == 0)
                .mapToObj(all::get)
                .toList();
    }
}
