package org.dicechess.rules.yaml;

import java.util.Set;
import java.util.regex.Pattern;

/** Decides which unquoted texts other YAML readers would read as null, a flag, a number or a date. */
final class UnquotedText {

    /** The longest text that is examined: longer ones are never meant as flags or numbers. */
    private static final int LONGEST = 100;

    private static final Set<String> NULLS = Set.of("", "~", "null", "Null", "NULL");

    /** Flags of YAML 1.1 as its readers know them. Single letters, such as y and N, are texts. */
    private static final Set<String> FLAGS = Set.of(
            "yes", "Yes", "YES", "no", "No", "NO", "on", "On", "ON", "off", "Off", "OFF", "true", "True", "TRUE",
            "false", "False", "FALSE");

    /**
     * The characters that numbers and dates begin with. They are checked first because patterns are slow at their first
     * use.
     */
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

    private UnquotedText() {}

    /** Returns whether a text is empty, {@code ~} or {@code null}. */
    static boolean isNull(String text) {
        return NULLS.contains(text);
    }

    /** Returns whether an unquoted text needs quotes where a text is meant. */
    static boolean needsQuotes(String text) {
        return text.length() <= LONGEST
                && (text.equals("=")
                        || text.equals("<<")
                        || isNull(text)
                        || FLAGS.contains(text)
                        || BEGINS.indexOf(text.charAt(0)) >= 0 && Numbers.isOne(text));
    }
}
