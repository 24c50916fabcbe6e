package org.dicechess.groovy;

import java.util.Random;

/**
 * Random scripts of pieces of Groovy's syntax, put together without regard for types, names and what confined scripts
 * may use. A statement begins a line of its own.
 */
final class SyntaxPieces {

    private static final String[] NAMES = {"a", "i", "j", "l", "s", "xs", "ws", "m", "b", "add", "from"};
    private static final String[] WILD_NAMES = {"it", "fresh", "way", "this", "super", "g1"};

    private static final String[] TYPES = {
        "def",
        "int",
        "long",
        "boolean",
        "Integer",
        "String",
        "Object",
        "List",
        "List<Integer>",
        "Map<String, List>",
        "Set<Object>",
        "Closure<Integer>",
        "Square",
        "Direction"
    };
    private static final String[] WILD_TYPES = {
        "var", "double", "int[]", "List<?>", "final int", "Fate", "Comparable", "T"
    };

    private static final String[] OPERATORS = {
        "+", "-", "*", "%", "<<", ">>", "&", "|", "^", "&&", "||", "==", "!=", "<", "<=", ">", ">=", "<=>", "in", "!in",
        "..", "..<", "?:"
    };
    private static final String[] WILD_OPERATORS = {
        "/", "**", ">>>", "===", "=~", "==~", "<..", "<..<", "!instanceof", "->", "as", "instanceof"
    };

    private static final String[] ASSIGNMENTS = {"=", "=", "+=", "-=", "*=", "<<="};
    private static final String[] WILD_ASSIGNMENTS = {"?=", "**=", "/=", "|="};

    private static final String[] WORDS = {
        "each",
        "collect",
        "findAll",
        "any",
        "size",
        "first",
        "sort",
        "inject",
        "groupBy",
        "sum",
        "max",
        "toList",
        "times",
        "call",
        "take",
        "eachWithIndex",
        "collectEntries",
        "plus",
        "collectMany",
        "toSet",
        "get",
        "toString"
    };
    private static final String[] WILD_WORDS = {"getClass", "with", "x", "class", "metaClass", "value", "curry"};

    private static final String[] SIMPLE = {
        "0",
        "1",
        "-1",
        "5L",
        "0xFF",
        "'a'",
        "''",
        "\"b\"",
        "null",
        "true",
        "false",
        "[]",
        "[:]",
        "NORTH",
        "WHITE",
        "[1, 2]",
        "[a: 1]",
        "{ -> 1 }",
        "{ it }",
        "from.square()",
        "(0..3)"
    };
    private static final String[] WILD_SIMPLE = {
        "1.5",
        "1e3",
        "2147483648",
        "'''c'''",
        "/d/",
        "$/e/$",
        "{ }",
        "Square",
        "List",
        "new Object()",
        "()",
        "[1, *xs]",
        "[*: m]",
        "@a",
        "String.class",
        "List::size",
        "xs.&size"
    };

    /** The kinds of pieces that confined scripts may have, before those that they may not have. */
    private static final int TAME_STATEMENTS = 17;

    private static final int TAME_EXPRESSIONS = 23;

    /** The variables that {@link Snippets} uses. */
    private static final String START = """
            int i = 3
            int j = 4
            long l = 1L
            String s = 'pawn'
            List<Integer> xs = [4, 1, 2]
            List<String> ws = ['k', 'q', 'k']
            Map<String, Integer> m = [a: 1, b: 2]
            boolean b = true
            def g = "n${i}"
            Boolean o = null
            Map<String, Boolean> mb = [a: true]
            Set<Integer> es = [3, 1] as Set
            def lazy = "${xs}"
            List last0 = []
            int d = i
            Closure<Integer> add = { int p -> p + d }
            """;

    private final Random random;

    /** Whether the script may have pieces that confined scripts may not have. */
    private final boolean wild;

    private final Snippets snippets;
    private int names;

    SyntaxPieces(long seed) {
        random = new Random(seed);
        wild = random.nextInt(4) == 0;
        snippets = new Snippets(seed);
    }

    /** Returns a script with the block of a hook, sometimes with functions and declarations before it. */
    String next() {
        StringBuilder text = new StringBuilder(Snippets.FUNCTIONS);
        for (int count = random.nextInt(3); count > 0; count--) {
            text.append(head());
        }
        text.append("moves { from, look ->\n");
        return text + (wild && random.nextBoolean() ? "" : START) + statements(3) + "[]\n}\n";
    }

    private String head() {
        int number = random.nextInt(3);
        return wild && random.nextBoolean()
                ? type() + " " + fresh() + " = " + expression(2) + "\n"
                : type() + " g" + number + "(Spot a, Look look, " + (wild ? pick("z = 1", "List... z") : "int z")
                        + ") {\n" + START.replaceAll("(?m)^.* [ab] = .*\n", "") + "Object from = a\n" + statements(2)
                        + "a\n}\n";
    }

    private String statements(int depth) {
        StringBuilder text = new StringBuilder();
        for (int count = 1 + random.nextInt(2); count > 0; count--) {
            text.append(wild ? pick("", "", "", "mark: ") : "")
                    .append(statement(depth))
                    .append('\n');
        }
        return text.toString();
    }

    private String statement(int depth) {
        if (depth <= 0) {
            return pick("i = 1", "i++", "xs << i", "s += b", snippets.any(1), wild ? pick("break mark", ";") : "i--");
        }
        int next = depth - 1;
        return switch (random.nextInt(wild ? 22 : TAME_STATEMENTS)) {
            case 0 -> type() + " " + fresh() + " = " + expression(depth);
            case 1 -> "def " + fresh() + " = " + expression(depth);
            case 2, 3 -> target(next) + " " + one(ASSIGNMENTS, WILD_ASSIGNMENTS) + " " + expression(depth);
            case 4 -> "if (" + condition(depth) + ") {\n" + statements(next) + pick("}", "return []\n}");
            case 5 -> "if (" + condition(depth) + ") {\n" + statements(next) + "} else {\n" + statements(next) + "}";
            case 6, 7, 8 ->
                pick("", fresh() + ": ") + "for (" + pick("", "", type() + " ") + (wild ? name() : fresh()) + " in "
                        + pick(expression(depth), snippets.list(2), snippets.map(1), snippets.words(2)) + ") {\n"
                        + statements(next) + leave();
            case 9 -> counted(depth);
            case 10 -> "while (" + condition(depth) + ") {\n" + statements(next) + leave();
            case 11 -> "do {\n" + statements(next) + "} while (" + condition(depth) + ")";
            case 12, 13 -> choice(depth);
            case 14 -> "return " + expression(depth);
            case 15 ->
                "def (" + fresh() + ", " + pick("int ", "") + fresh() + ") = [" + expression(next) + ", "
                        + expression(next) + "]";
            case 16 -> pick("xs", "m", "ws", "es", "add") + call(next);
            case 17 -> "try {\n" + statements(next) + "} " + rest(next);
            case 18 -> pick("throw ", "assert ", "yield ") + expression(depth);
            case 19 -> "synchronized (" + expression(next) + ") {\n" + statements(next) + "}";
            case 20 -> "{ ->\n" + statements(next) + "}" + pick("", "()", ".call(1)");
            default -> "if (" + condition(next) + ") " + statement(0) + " else " + statement(0);
        };
    }

    private String leave() {
        return pick("}", "}", "break\n}", "continue\n}", "return [[]]\n}");
    }

    private String counted(int depth) {
        return "for ("
                + (wild
                        ? pick("", "int p = 0, q = 1", "(a, b) = [1, 2]")
                        : "int " + fresh() + " = " + snippets.number(2))
                + "; "
                + pick("i < 3", expression(1)) + "; " + pick("i++", "i += 2", wild ? expression(1) : "i--") + ") {\n"
                + statements(depth - 1) + "}";
    }

    private String choice(int depth) {
        StringBuilder text =
                new StringBuilder((wild ? "def " + fresh() + " = " : "") + "switch (" + expression(depth) + ") {\n");
        for (int count = random.nextInt(4); count > 0; count--) {
            text.append("case " + expression(1) + (wild ? pick(", 1: ", " -> ") : ": "))
                    .append(statement(depth - 1))
                    .append(pick("\n", "\nbreak\n"));
        }
        return text + "default: i = 1\n}";
    }

    private String rest(int depth) {
        return pick("catch (e) {\n", "catch (Exception e) {\n", "finally {\n", "catch (Error | Exception e) {\n")
                + statements(depth) + "}" + pick("", " finally { }");
    }

    private String target(int depth) {
        return switch (random.nextInt(wild ? 6 : 4)) {
            case 0 -> pick("xs", "m", name()) + "[" + expression(depth) + "]";
            case 4 -> name() + "." + name();
            case 5 -> "(" + name() + ", " + name() + ")";
            default -> name();
        };
    }

    private String condition(int depth) {
        return random.nextInt(3) == 0 ? expression(depth) : snippets.truth(2);
    }

    private String expression(int depth) {
        if (!wild && random.nextInt(5) > 0) {
            return snippets.any(random.nextInt(3));
        }
        if (depth <= 0) {
            return random.nextBoolean() ? name() : one(SIMPLE, WILD_SIMPLE);
        }
        int next = depth - 1;
        return switch (random.nextInt(wild ? 29 : TAME_EXPRESSIONS)) {
            case 0, 1, 2 ->
                "(" + expression(next) + " " + one(OPERATORS, WILD_OPERATORS) + " " + expression(next) + ")";
            case 3 -> "(" + expression(next) + " ? " + expression(next) + " : " + expression(next) + ")";
            case 4 -> pick("(-", "(!") + expression(next) + ")";
            case 5 -> pick("l", "j", "i") + pick("++", "--");
            case 6, 7, 8, 9 -> "(" + expression(next) + ")" + call(next);
            case 10, 11 -> pick("xs", "m", "s", name()) + call(next);
            case 12 -> name() + "[" + expression(next) + "]";
            case 13 -> "[" + expression(next) + ", " + expression(next) + "]";
            case 14 -> "[" + pick("a", "(b)", "'c'", "(i)") + ": " + expression(next) + "]";
            case 15 -> "\"x${" + name() + "} $i\"";
            case 16 -> "((" + cast() + ") " + expression(next) + ")";
            case 17 -> "(" + expression(next) + " as " + cast() + ")";
            case 18, 19 -> closure(next);
            case 20 -> "(" + name() + " = " + expression(next) + ")";
            case 21 -> "(" + expression(next) + " instanceof " + cast() + ")";
            case 22 -> "g" + random.nextInt(3) + "(from, look, " + expression(next) + ")";
            case 23 -> expression(next) + pick(".", "?.", "*.", ".&", "::", ".@", "??.") + one(WORDS, WILD_WORDS);
            case 24 -> expression(next) + "?[" + expression(next) + "]";
            case 25 -> "new " + pick("ArrayList", "int[2]", "Square(1, 2)", "Object() { }") + pick("", "()");
            case 26 -> "g" + random.nextInt(3) + "(" + expression(next) + pick("", ", *xs", ", a: 1") + ")";
            case 27 -> pick("~", "+", "++", "--", "*") + expression(next);
            default -> expression(next) + " " + one(OPERATORS, WILD_OPERATORS) + " " + expression(next);
        };
    }

    private String call(int depth) {
        String word = (wild ? pick(".", "?.", "*.") : ".") + one(WORDS, WILD_WORDS);
        return switch (random.nextInt(4)) {
            case 0 -> word + "()";
            case 1 -> word + "(" + expression(depth) + ")";
            case 2 -> word + " " + closure(depth);
            default -> word + "(" + expression(depth) + ") " + closure(depth);
        };
    }

    private String closure(int depth) {
        String parameters = pick("", "N -> ", "int N, K -> ", "List N -> ", "N, K -> ", "-> ")
                .replace("N", fresh())
                .replace("K", fresh());
        return "{ " + (wild ? "p = 1, " : "") + parameters
                + (depth > 0 && random.nextBoolean() ? "\n" + statements(depth) : expression(depth)) + " }";
    }

    private String fresh() {
        return "v" + names++;
    }

    private String name() {
        return one(NAMES, WILD_NAMES);
    }

    private String type() {
        return one(TYPES, WILD_TYPES);
    }

    private String cast() {
        return wild ? type() : pick("int", "long", "Integer", "String", "Object", "List", "Set<Object>", "boolean");
    }

    private String one(String[] tame, String[] more) {
        return pick(wild && random.nextInt(6) == 0 ? more : tame);
    }

    private String pick(String... choices) {
        return choices[random.nextInt(choices.length)];
    }
}
