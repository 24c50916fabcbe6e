package org.dicechess.rules.model;

/** The article before the name of a piece in texts for people. */
public final class Article {

    private Article() {}

    /** Returns the name behind "a" or "an": "an archer", "a unicorn", "a one". */
    public static String a(String name) {
        boolean vowel = "aeio".indexOf(name.charAt(0)) >= 0 && !name.matches("one\\b.*");
        return (vowel ? "an " : "a ") + name;
    }
}
