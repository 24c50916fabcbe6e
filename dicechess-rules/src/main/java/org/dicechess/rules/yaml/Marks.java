package org.dicechess.rules.yaml;

import java.util.Collection;
import java.util.List;

/** Says which mark is missing in a text that YAML takes for one value, where its author means several, or none. */
final class Marks {

    /** The longest text that is examined. */
    private static final int LONGEST = 200;

    private Marks() {}

    /**
     * Returns what to write; an empty text if no mark is missing.
     *
     * @param known the words that are expected
     */
    static String missing(String text, Collection<String> known) {
        if (text.length() > LONGEST) {
            return "";
        }
        if (text.contains(" // ")) {
            return "a comment begins with '#', not with '//'";
        }
        if (text.startsWith("-") && known.contains(text.substring(1))) {
            return "a blank is missing behind the dash; write " + Problems.quoted("- " + text.substring(1));
        }
        if (text.contains(",")) {
            return "a list stands in brackets; write " + Problems.quoted("[" + text + "]");
        }
        List<String> words = List.of(text.split(" +"));
        return words.size() > 1 && known.containsAll(words)
                ? "a comma is missing; write " + Problems.quoted(String.join(", ", words))
                : "";
    }
}
