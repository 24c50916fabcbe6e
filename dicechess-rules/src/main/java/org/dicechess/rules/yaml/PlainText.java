package org.dicechess.rules.yaml;

import java.util.Set;
import java.util.regex.Pattern;

/** Tells which plain texts other YAML readers would take for something else than text. */
final class PlainText {

    /** Longer texts are left alone; no one writes a flag or a number of that length. */
    private static final int LONGEST = 100;

    private static final Set<String> NULLS = Set.of("", "~", "null", "Null", "NULL");

    /** Words of YAML 1.1 as its readers know them: single letters, as y and N, stay text. */
    private static final Set<String> FLAGS = Set.of(
            "yes", "Yes", "YES", "no", "No", "NO", "on", "On", "ON", "off", "Off", "OFF", "true", "True", "TRUE",
            "false", "False", "FALSE");

    /** What numbers and dates begin with: patterns take long at their first use, and few texts begin so. */
    private static final String BEGINS = "0123456789-+.";

    private static final class Numbers {

        private static final Pattern NUMBER = Pattern.compile("[-+]?(?:0[xX][0-9a-fA-F_]+|0o[0-7_]+|0b[01_]+"
                + "|[0-9][0-9_]*(?::[0-5]?[0-9])*(?:\\.[0-9_]*)?(?:[eE][-+]?[0-9]+)?"
                + "|\\.[0-9_]+(?:[eE][-+]?[0-9]+)?"
                + "|\\.(?:inf|Inf|INF))"
                + "|\\.(?:nan|NaN|NAN)");

        private static final Pattern DATE = Pattern.compile("[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}(?:[Tt ].*)?");

        static boolean isOne(String text) {
            return NUMBER.matcher(text).matches() || DATE.matcher(text).matches();
        }
    }

    private PlainText() {}

    /** True for nothing, {@code ~} and {@code null}. */
    static boolean isNull(String text) {
        return NULLS.contains(text);
    }

    /** True if a plain text should stand in quotes where a text is meant. */
    static boolean needsQuotes(String text) {
        return text.length() <= LONGEST
                && (text.equals("=")
                        || text.equals("<<")
                        || isNull(text)
                        || FLAGS.contains(text)
                        || BEGINS.indexOf(text.charAt(0)) >= 0 && Numbers.isOne(text));
    }
}
