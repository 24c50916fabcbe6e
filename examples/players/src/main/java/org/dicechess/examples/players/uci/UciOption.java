package org.dicechess.examples.players.uci;

import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.Supplier;

/**
 * An option that a program can set.
 *
 * @param name its name
 * @param type its type, default and range, as {@code option} tells them
 * @param take takes a value, or throws an exception that says what is expected
 */
record UciOption(String name, Supplier<String> type, Consumer<String> take) {

    /** The text that stands for a string without letters. */
    private static final String EMPTY = "<empty>";

    static UciOption check(String name, boolean usual, Consumer<Boolean> take) {
        return new UciOption(name, () -> "check default " + usual, value -> take.accept(isTrue(name, value)));
    }

    static UciOption spin(String name, int usual, int least, int most, IntConsumer take) {
        return new UciOption(
                name,
                () -> "spin default " + usual + " min " + least + " max " + most,
                value -> take.accept(number(name, value, least, most)));
    }

    static UciOption button(String name, Runnable press) {
        return new UciOption(name, () -> "button", value -> press.run());
    }

    static UciOption string(String name, Consumer<String> take) {
        return new UciOption(
                name, () -> "string default " + EMPTY, value -> take.accept(value.equals(EMPTY) ? "" : value));
    }

    /** Returns the line that tells of the option. */
    String line() {
        return "option name " + name + " type " + type.get();
    }

    private static boolean isTrue(String name, String value) {
        return switch (value.toLowerCase(Locale.ROOT)) {
            case "true" -> true;
            case "false" -> false;
            default -> throw new IllegalArgumentException(name + " is '" + value + "'; expected true or false");
        };
    }

    private static int number(String name, String value, int least, int most) {
        if (value.matches("[0-9]{1,9}")) {
            int number = Integer.parseInt(value);
            if (number >= least && number <= most) {
                return number;
            }
        }
        throw new IllegalArgumentException(
                name + " is '" + value + "'; expected a number from " + least + " to " + most);
    }
}
