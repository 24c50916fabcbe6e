package org.dicechess.rules.records;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.dicechess.Variant;

/**
 * The options of a record: those with another value than their default. So a variant that gains an option still reads
 * its older records and writes the same ones.
 */
public final class RecordOptions {

    private RecordOptions() {}

    /** Returns the options that a record of this variant states, in the order of the definition. */
    public static Map<String, String> of(Variant variant) {
        Map<String, String> stated = new LinkedHashMap<>(variant.options());
        stated.entrySet().removeAll(defaults(variant).entrySet());
        return stated;
    }

    /** Returns whether these are the options in force; an option that is not stated has its default. */
    static boolean fit(Variant variant, Map<String, String> stated) {
        Map<String, String> options = defaults(variant);
        options.putAll(stated);
        return options.equals(variant.options());
    }

    /** Returns the options as {@code name=value}, separated by blanks. */
    public static String text(Map<String, String> options) {
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
