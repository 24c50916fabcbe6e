package org.dicechess.examples.players.uci;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads options of a variant. */
final class OptionWords {

    private OptionWords() {}

    /**
     * Returns the values by their names.
     *
     * @param name the name of the text, for complaints
     * @param text {@code NAME=VALUE} for each option, with blanks between them; empty for none
     * @throws IllegalArgumentException if a word is something else, or a name comes twice
     */
    static Map<String, String> read(String name, String text) {
        Map<String, String> values = new LinkedHashMap<>();
        for (String word :
                text.isBlank() ? List.<String>of() : List.of(text.strip().split(" +"))) {
            String[] parts = word.split("=", -1);
            if (parts.length != 2 || parts[0].isEmpty() || parts[1].isEmpty()) {
                throw new IllegalArgumentException(
                        name + " has '" + word + "'; expected NAME=VALUE for each option, with blanks between them");
            }
            if (values.put(parts[0], parts[1]) != null) {
                throw new IllegalArgumentException(name + " has '" + parts[0] + "' twice; expected each option once");
            }
        }
        return values;
    }
}
