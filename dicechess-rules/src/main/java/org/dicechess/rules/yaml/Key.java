package org.dicechess.rules.yaml;

import java.util.List;

/**
 * What a key of a map takes. Readers ask for values by it, and the schema of definitions is written from it.
 *
 * @param takes how a reader reads the value
 * @param of what a text names, as {@code area}, or the name of what the value may be; empty if neither
 * @param min the least number
 * @param max the greatest number, or the most characters of a title
 * @param words the words, one of which the value is; empty for other values
 * @param beside the keys beside which it may stand, one of which suffices; empty for any. {@code when: counter} is the
 *     key {@code when} with this word; {@code when: -} is the same key with another value
 * @param without the keys beside which it does not stand
 */
public record Key(
        String name,
        Takes takes,
        String of,
        int min,
        int max,
        List<String> words,
        List<String> beside,
        List<String> without) {

    /** How a reader reads a value. */
    public enum Takes {
        /** A text for people. */
        TEXT,
        /** A text of one line. */
        TITLE,
        /** A text of one line, or a list of them. */
        TITLES,
        /** A text that refers to something. */
        SYMBOL,
        /** Such a text, or a list of them. */
        SYMBOLS,
        /** An id. */
        ID,
        /** A whole number. */
        NUMBER,
        /** {@code true} or {@code false}. */
        FLAG,
        /** One of a few words. */
        WORD,
        /** A map. */
        MAP,
        /** A map whose keys are names. */
        NAMES,
        /** A list. */
        LIST,
        /** Any value, whose form has a name. */
        NODE
    }

    private static Key of(String name, Takes takes, String of) {
        return new Key(name, takes, of, 0, 0, List.of(), List.of(), List.of());
    }

    public static Key text(String name) {
        return of(name, Takes.TEXT, "");
    }

    public static Key title(String name, int longest) {
        return new Key(name, Takes.TITLE, "", 0, longest, List.of(), List.of(), List.of());
    }

    public static Key titles(String name, int longest) {
        return new Key(name, Takes.TITLES, "", 0, longest, List.of(), List.of(), List.of());
    }

    /** Returns a key of a text that names a thing, as {@code area}. */
    public static Key symbol(String name, String thing) {
        return of(name, Takes.SYMBOL, thing);
    }

    /** Returns a key of one or several such texts. */
    public static Key symbols(String name, String thing) {
        return of(name, Takes.SYMBOLS, thing);
    }

    public static Key id(String name) {
        return of(name, Takes.ID, "");
    }

    public static Key number(String name, int min, int max) {
        return new Key(name, Takes.NUMBER, "", min, max, List.of(), List.of(), List.of());
    }

    public static Key flag(String name) {
        return of(name, Takes.FLAG, "");
    }

    public static Key word(String name, List<String> words) {
        return new Key(name, Takes.WORD, "", 0, 0, words, List.of(), List.of());
    }

    /** Returns a key of a map of this form. */
    public static Key map(String name, String form) {
        return of(name, Takes.MAP, form);
    }

    /** Returns a key of a map from names to values of this form. */
    public static Key names(String name, String form) {
        return of(name, Takes.NAMES, form);
    }

    /** Returns a key of a list of values of this form. */
    public static Key list(String name, String form) {
        return of(name, Takes.LIST, form);
    }

    /** Returns a key of any value of this form. */
    public static Key node(String name, String form) {
        return of(name, Takes.NODE, form);
    }

    /** Returns this key where it stands only beside one of these keys. */
    public Key beside(String... others) {
        return new Key(name, takes, of, min, max, words, List.of(others), without);
    }

    /** Returns this key where it stands beside none of these keys. */
    public Key without(String... others) {
        return new Key(name, takes, of, min, max, words, beside, List.of(others));
    }
}
