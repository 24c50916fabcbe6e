package org.dicechess.examples.players.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The name and the options of a player, as {@code expectiminimax:depth=3,star=2}. */
final class Settings {

    private final String text;
    private final String name;
    private final Map<String, String> values = new LinkedHashMap<>();
    private final List<String> known = new ArrayList<>();

    /**
     * Reads a text.
     *
     * @throws IllegalArgumentException if it is malformed
     */
    Settings(String text) {
        this.text = text;
        int colon = text.indexOf(':');
        name = colon < 0 ? text : text.substring(0, colon);
        if (colon >= 0) {
            for (String pair : text.substring(colon + 1).split(",", -1)) {
                read(pair);
            }
        }
    }

    private void read(String pair) {
        int equals = pair.indexOf('=');
        if (equals < 1) {
            throw new IllegalArgumentException("player '" + text + "': '" + pair + "'; expected OPTION=NUMBER");
        }
        if (values.put(pair.substring(0, equals), pair.substring(equals + 1)) != null) {
            throw new IllegalArgumentException(
                    "player '" + text + "': the option '" + pair.substring(0, equals) + "' stands there twice");
        }
    }

    String name() {
        return name;
    }

    /** Returns the value of an option, or another number if the text does not give it. */
    long number(String option, long otherwise, long least, long most) {
        known.add(option);
        String value = values.getOrDefault(option, Long.toString(otherwise));
        try {
            long number = Long.parseLong(value);
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException noNumber) {
            // The message below says what is expected.
        }
        throw new IllegalArgumentException("player '" + text + "': " + option + " is '" + value
                + "'; expected a number from " + least + " to " + most);
    }

    /** Returns the value of an option as an int. */
    int small(String option, int otherwise, int least, int most) {
        return (int) number(option, otherwise, least, most);
    }

    /** Throws an exception if the text has an option that nobody has asked for. */
    void complete() {
        for (String option : values.keySet()) {
            if (!known.contains(option)) {
                throw new IllegalArgumentException("player '" + text + "': no option '" + option + "'; expected "
                        + (known.isEmpty() ? "none" : "one of " + String.join(", ", known)));
            }
        }
    }
}
