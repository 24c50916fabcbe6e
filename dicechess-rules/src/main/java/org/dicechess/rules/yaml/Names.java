package org.dicechess.rules.yaml;

import java.util.Set;

/**
 * Checks the names that authors give to pieces, areas, counters, options and the like: letters of any script, digits,
 * hyphens and underscores; and ids.
 */
public final class Names {

    private static final Set<String> RESERVED = Set.of("rule", "about");

    /** The longest name in characters. */
    public static final int LONGEST = 40;

    /** What an id is, for messages. */
    public static final String ID = "1 to " + LONGEST + " lower-case letters, digits and single hyphens between them";

    private Names() {}

    /**
     * Returns whether a text is the id of a variant: 1 to 40 characters {@code a} to {@code z}, {@code 0} to {@code 9}
     * and single hyphens between them.
     */
    public static boolean isId(String text) {
        boolean good = text.length() <= LONGEST;
        char before = '-';
        for (int at = 0; at < text.length(); at++) {
            char letter = text.charAt(at);
            good &= letter == '-' ? before != '-' : letter >= '0' && letter <= '9' || letter >= 'a' && letter <= 'z';
            before = letter;
        }
        return good && before != '-';
    }

    /**
     * Returns whether a text is a name: 1 to 40 letters, digits, {@code -} and {@code _}. A name means nothing special
     * in a path or a shell.
     */
    public static boolean isName(String text) {
        return !text.isEmpty() && text.codePointCount(0, text.length()) <= LONGEST && isAllowed(text);
    }

    private static boolean isAllowed(String text) {
        int codePoint;
        for (int at = 0; at < text.length(); at += Character.charCount(codePoint)) {
            codePoint = text.codePointAt(at);
            if (!isAllowed(codePoint)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isAllowed(int codePoint) {
        return codePoint == '-'
                || codePoint == '_'
                || Character.isLetterOrDigit(codePoint)
                        && Characters.complaint(codePoint).isEmpty();
    }

    /** Returns whether a key of this map is a name; otherwise reports it at the key. */
    public static boolean check(YamlMap map, YamlMap.Entry entry, Problems problems) {
        return check(entry.keyLocation(), map.path(), entry.key(), problems);
    }

    /** Returns whether a text is a name; otherwise reports it. */
    public static boolean check(YamlText text, Problems problems) {
        return check(text.location(), text.path(), text.text(), problems);
    }

    private static boolean check(Location location, String path, String text, Problems problems) {
        boolean good = isName(text) && !RESERVED.contains(text);
        if (RESERVED.contains(text)) {
            problems.report(location, path, "E-NAME", "'" + text + "' is reserved; expected another name");
        } else if (!good) {
            String message =
                    "bad name " + Problems.quoted(text) + "; expected 1 to " + LONGEST + " letters, digits, - and _";
            problems.report(location, path, "E-NAME", message);
        }
        return good;
    }
}
