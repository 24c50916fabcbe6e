package org.dicechess.groovy.text;

import java.util.Map;
import java.util.Set;

/** The words with a meaning of their own in a confined script, and the refused ones. */
public final class Words {

    /** Types that a script may name. */
    public static final Set<String> TYPES = Set.of(
            "int",
            "long",
            "boolean",
            "void",
            "Integer",
            "Long",
            "Boolean",
            "String",
            "Object",
            "List",
            "Map",
            "Set",
            "Collection",
            "Closure",
            "Square",
            "Direction",
            "Color",
            "Spot",
            "Waypoint",
            "Piece",
            "PieceType",
            "Look",
            "Effect",
            "Fate");

    /** Operators that are words. */
    public static final Set<String> OPERATORS = Set.of("in", "as", "instanceof");

    /** Signs that Groovy takes for the start of a cast value if a name in brackets stands before them. */
    public static final Set<String> AFTER_CAST = Set.of("[", "(", "{", "+", "-", "++", "--", "!", "~");

    /** Refused words, with what to write instead. */
    public static final Map<String, String> REFUSED = Map.ofEntries(
            Map.entry("import", "an import"),
            Map.entry("package", "a package"),
            Map.entry("class", "a class of its own"),
            Map.entry("interface", "an interface"),
            Map.entry("enum", "an enum"),
            Map.entry("trait", "a trait"),
            Map.entry("new", "'new'; write a list [a, b] or a map [a: b]"),
            Map.entry("try", "'try'; ask before what could fail"),
            Map.entry("catch", "'catch'"),
            Map.entry("finally", "'finally'"),
            Map.entry("throw", "'throw'; answer something"),
            Map.entry("throws", "'throws'"),
            Map.entry("assert", "'assert'; write 'if'"),
            Map.entry("synchronized", "'synchronized'"),
            Map.entry("static", "'static'; leave it out"),
            Map.entry("final", "'final'; write 'def' or a type"),
            Map.entry("abstract", "'abstract'"),
            Map.entry("private", "'private'; leave it out"),
            Map.entry("public", "'public'; leave it out"),
            Map.entry("protected", "'protected'; leave it out"),
            Map.entry("volatile", "'volatile'"),
            Map.entry("transient", "'transient'"),
            Map.entry("native", "'native'"),
            Map.entry("strictfp", "'strictfp'"),
            Map.entry("goto", "'goto'"),
            Map.entry("const", "'const'"),
            Map.entry("var", "'var'; write 'def' or a type"),
            Map.entry("this", "'this'"),
            Map.entry("super", "'super'"),
            Map.entry("extends", "'extends'"),
            Map.entry("implements", "'implements'"),
            Map.entry("double", "the type double; scripts count in whole numbers: int or long"),
            Map.entry("float", "the type float; scripts count in whole numbers: int or long"),
            Map.entry("char", "the type char; write String"),
            Map.entry("byte", "the type byte; write int"),
            Map.entry("short", "the type short; write int"));

    /** Names that no variable may have. */
    public static final Set<String> RESERVED = reserved();

    /** Properties through which Groovy reaches what is behind an object. */
    public static final Set<String> TAKEN_PROPERTIES = Set.of(
            "class",
            "metaClass",
            "owner",
            "delegate",
            "thisObject",
            "properties",
            "resolveStrategy",
            "directive",
            "binding");

    public static final Set<String> TAKEN_CALLS = Set.of(
            "getClass",
            "getThisObject",
            "getOwner",
            "getDelegate",
            "getMetaClass",
            "doCall",
            "invokeMethod",
            "getProperty",
            "setProperty");

    /** Names that no function may have. */
    public static final Set<String> TAKEN_FUNCTIONS = Set.of(
            "finalize",
            "toString",
            "hashCode",
            "equals",
            "clone",
            "getClass",
            "wait",
            "notify",
            "notifyAll",
            "main",
            "run",
            "call",
            "doCall",
            "invokeMethod",
            "getProperty",
            "setProperty",
            "getMetaClass",
            "setMetaClass",
            "burn",
            "enter",
            "leave");

    private Words() {}

    private static Set<String> reserved() {
        Set<String> words = new java.util.HashSet<>(REFUSED.keySet());
        words.addAll(OPERATORS);
        words.addAll(Set.of(
                "def",
                "if",
                "else",
                "for",
                "while",
                "do",
                "switch",
                "case",
                "default",
                "return",
                "break",
                "continue",
                "true",
                "false",
                "null",
                "int",
                "long",
                "boolean",
                "void"));
        return Set.copyOf(words);
    }
}
