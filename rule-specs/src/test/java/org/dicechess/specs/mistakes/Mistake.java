package org.dicechess.specs.mistakes;

import java.util.ArrayList;
import java.util.List;

/**
 * A text with one mistake in it. No line of the text moves, except that a doubled block pushes the following lines
 * down.
 *
 * @param kind the kind of change
 * @param site the place of the change
 */
record Mistake(Kind kind, Site site, String text) {

    enum Kind {
        MISSPELT_KEY,
        DROPPED_KEY,
        DOUBLED_KEY,
        MAP_INSTEAD,
        LIST_INSTEAD,
        TEXT_INSTEAD,
        MISSPELT_VALUE
    }

    /** Returns every mistake at this place of the text. */
    static List<Mistake> at(Site site, String text) {
        List<Mistake> mistakes = new ArrayList<>();
        if (site.isEntry()) {
            mistakes.add(new Mistake(Kind.MISSPELT_KEY, site, splice(text, site.keyEnd(), site.keyEnd(), "x")));
            mistakes.add(new Mistake(Kind.DROPPED_KEY, site, dropped(site, text)));
            mistakes.add(new Mistake(Kind.DOUBLED_KEY, site, doubled(site, text)));
        }
        mistakes.add(new Mistake(Kind.MAP_INSTEAD, site, replaced(site, text, "{wrong: type}")));
        mistakes.add(new Mistake(Kind.LIST_INSTEAD, site, replaced(site, text, "[{wrong: type}]")));
        if (!site.isText()) {
            mistakes.add(new Mistake(Kind.TEXT_INSTEAD, site, replaced(site, text, "wrong-type")));
        } else if (!site.text().equals("~") && !site.text().isEmpty()) {
            mistakes.add(new Mistake(Kind.MISSPELT_VALUE, site, misspelt(site, text)));
        }
        return mistakes;
    }

    /** The letter goes inside quotes. */
    private static String misspelt(Site site, String text) {
        boolean quoted = "'\"".indexOf(text.charAt(site.valueBegin())) >= 0;
        int at = quoted ? site.end() - 1 : site.end();
        return splice(text, at, at, "x");
    }

    private static String replaced(Site site, String text, String value) {
        return splice(
                text, site.valueBegin(), site.end(), value + lines(text.substring(site.valueBegin(), site.end())));
    }

    private static String dropped(Site site, String text) {
        int begin = site.begin();
        int end = site.end();
        if (site.inBraces()) {
            int after = skipBlanks(text, end);
            int before = text.substring(0, begin).stripTrailing().length();
            if (text.charAt(after) == ',') {
                end = after + 1;
            } else if (text.charAt(before - 1) == ',') {
                begin = before - 1;
            }
        }
        return splice(text, begin, end, lines(text.substring(begin, end)));
    }

    private static String doubled(Site site, String text) {
        String entry = text.substring(site.begin(), site.end());
        int column = site.key().orElseThrow().getStartMark().getColumn();
        String between = site.inBraces() ? ", " : "\n" + " ".repeat(column);
        return splice(text, site.end(), site.end(), between + entry);
    }

    private static int skipBlanks(String text, int from) {
        int at = from;
        while (Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        return at;
    }

    /** Returns as many line ends as the removed text has, so that no other line moves. */
    private static String lines(String gone) {
        return "\n".repeat((int) gone.chars().filter(c -> c == '\n').count());
    }

    private static String splice(String text, int begin, int end, String by) {
        return text.substring(0, begin) + by + text.substring(end);
    }
}
