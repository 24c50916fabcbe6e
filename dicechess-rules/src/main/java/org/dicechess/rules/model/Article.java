package org.dicechess.rules.model;

/** The article before the name of a piece in texts for people. */
public final class Article {

    private Article() {}

    /** Returns the name behind "a" or "an": "an archer", "a unicorn". */
    public static String a(String name) {
        return ("aeio".indexOf(name.charAt(0)) >= 0 ? "an " : "a ") + name;
    }
}
