package org.dicechess.rules.notation;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.dicechess.Variant;

/**
 * The options of a record: those that do not stand at their default. A variant that gains an option then still writes
 * and reads the records that it wrote before.
 */
final class RecordOptions {

    private RecordOptions() {}

    /** What a record of this variant states, in the order of the definition. */
    static Map<String, String> of(Variant variant) {
        Map<String, String> stated = new LinkedHashMap<>(variant.options());
        stated.entrySet().removeAll(defaults(variant).entrySet());
        return stated;
    }

    /** Whether these are the options in force, if what is not stated stands at its default. */
    static boolean fit(Variant variant, Map<String, String> stated) {
        Map<String, String> options = defaults(variant);
        options.putAll(stated);
        return options.equals(variant.options());
    }

    /** The same of a text: names and values as they are written, in the order of the definition, none twice. */
    static boolean fit(Variant variant, String stated) {
        Map<String, String> defaults = defaults(variant);
        String rest = stated.isEmpty() ? "" : " " + stated;
        for (Map.Entry<String, String> option : variant.options().entrySet()) {
            String next = " " + option.getKey() + "=" + option.getValue();
            if ((rest + " ").startsWith(next + " ")) {
                rest = rest.substring(next.length());
            } else if (!option.getValue().equals(defaults.get(option.getKey()))) {
                return false;
            }
        }
        return rest.isEmpty();
    }

    /** Options as {@code name=value} between blanks. */
    static String text(Map<String, String> options) {
        return options.entrySet().stream()
                .map(option -> option.getKey() + "=" + option.getValue())
                .collect(Collectors.joining(" "));
    }

    private static Map<String, String> defaults(Variant variant) {
        Map<String, String> defaults = new LinkedHashMap<>();
        for (Map.Entry<String, List<String>> option : variant.choices().entrySet()) {
            defaults.put(option.getKey(), option.getValue().get(0));
        }
        return defaults;
    }
}
