package org.dicechess.groovy;

import java.util.Random;

/**
 * Random statements in the part of Groovy that confined scripts accept. Each block ends with the values of its
 * variables.
 */
final class Snippets {

    /** The functions that the statements call. */
    static final String FUNCTIONS = """
            int twice(int n) { n * 2 }
            int plus(int a, Integer b) { a + b }
            String name(String text) { "<$text>" }
            Object hidden(Object any) { any }
            List joined(List all, Object more) { all + more }
            """;

    private static final String[] INTS = {"i", "j", "0", "1", "2", "3", "7", "-1", "-4", "2147483647"};
    private static final String[] LONGS = {"l", "5L", "0L", "3000000000L", "-2L"};
    private static final String[] TEXTS = {"s", "'a'", "'rook'", "''", "'a b c'", "'e4,d5'", "\"x${i}\""};
    private static final String[] LISTS = {"xs", "[1, 2, 3]", "[3, 1, 2, 1]", "[]", "1..4", "0..<3", "3..1", "[5]"};
    private static final String[] WORDS = {"ws", "['b', 'a']", "['x']", "s.tokenize()", "'a,b'.tokenize(',')"};

    private final Random random;
    private final SnippetCalls calls;

    Snippets(long seed) {
        this.random = new Random(seed);
        this.calls = new SnippetCalls(random, this);
    }

    /** Returns the statements of a block whose parameter is {@code from}. */
    String next() {
        StringBuilder text = new StringBuilder(
                "int i = " + (random.nextInt(7) - 2) + "\nint j = " + random.nextInt(5)
                        + "\nlong l = " + random.nextInt(4) + "L\nString s = 'pawn'\nList<Integer> xs = [4, "
                        + random.nextInt(5)
                        + ", 2]\nList<String> ws = ['k', 'q', 'k']\nMap<String, Integer> m = [a: 1, b: 2]\nboolean b = true\n"
                        + "def g = \"n${i}\"\ndef lazy = \"${xs}\"\nBoolean o = null\nMap<String, Boolean> mb = [a: true, b: false]\n"
                        + "Set<Integer> es = [3, 1] as Set\nList last0 = []\nint d = i\nClosure<Integer> add = { int p -> p + d }\n");
        for (int count = 1 + random.nextInt(3); count > 0; count--) {
            text.append(statement(2)).append('\n');
        }
        return text + "def last = " + any(3)
                + "\nfrom.in(\"${i} ${j} ${l} ${s} ${xs} ${ws} ${m} ${b} ${last} ${last instanceof Long}|${g} ${lazy} ${o} ${mb} ${es} ${last0}\")\n";
    }

    private String statement(int depth) {
        return random.nextBoolean() ? calls.statement(depth) : old(depth);
    }

    private String old(int depth) {
        return switch (random.nextInt(depth > 0 ? 15 : 9)) {
            case 0 -> "i = " + number(2);
            case 1 -> "j " + pick("+=", "-=", "*=") + " " + number(1);
            case 2 -> "l = " + big(2);
            case 3 -> "s = " + text(2);
            case 4 -> "xs = " + list(2);
            case 5 -> "xs << " + number(1);
            case 6 -> "m[" + text(1) + "] = " + number(1);
            case 7 -> "b = " + truth(2);
            case 8 ->
                pick(
                        "i++",
                        "j--",
                        "++i",
                        "xs[0] = " + number(1),
                        "xs[-1] += 2",
                        "ws = " + words(1),
                        "ws << " + text(1));
            case 9 -> "if (" + condition() + ") { " + statement(depth - 1) + " } else { " + statement(depth - 1) + " }";
            case 10 -> "for (x in " + list(1) + ") { i += x\n" + statement(depth - 1) + "\nif (i > 9) break }";
            case 11 -> "for (int k = 0; k < " + random.nextInt(4) + "; k++) { " + statement(depth - 1) + "\nj += k }";
            case 12 -> choice(depth);
            case 13 -> list(1) + ".each { x -> i += x }";
            default -> words(1) + ".eachWithIndex { w, k -> s += w + k }";
        };
    }

    private String choice(int depth) {
        String value = pick(number(1), text(1), "l", big(1));
        StringBuilder text = new StringBuilder("switch (" + value + ") {\n");
        for (int cases = 1 + random.nextInt(3); cases > 0; cases--) {
            text.append("case ")
                    .append(pick(
                            number(0),
                            text(0),
                            "[1, 2]",
                            "0..5",
                            "['a', 'rook']",
                            "{ it == 1 }",
                            "{ it == 'rook' }",
                            "5L",
                            "null"))
                    .append(": ")
                    .append(statement(depth - 1))
                    .append(random.nextBoolean() ? "\nbreak\n" : "\n");
        }
        return text + "default: j += 100\n}";
    }

    String any(int depth) {
        if (depth > 0 && random.nextInt(3) == 0) {
            return calls.any(depth);
        }
        return switch (random.nextInt(8)) {
            case 0 -> number(depth);
            case 1 -> big(depth);
            case 2 -> text(depth);
            case 3 -> truth(depth);
            case 4 -> words(depth);
            case 5 -> nested(depth - 1);
            case 6 -> map(depth - 1);
            default -> list(depth);
        };
    }

    String number(int depth) {
        if (depth <= 0) {
            return pick(INTS);
        }
        if (random.nextInt(4) == 0) {
            return calls.number(depth);
        }
        int next = depth - 1;
        return switch (random.nextInt(20)) {
            case 0, 1 -> "(" + number(next) + " " + pick("+", "-", "*") + " " + number(next) + ")";
            case 2 -> "(" + number(next) + " % " + pick("3", "2", "-5", "j") + ")";
            case 3 -> "(" + number(next) + ").intdiv(" + pick("3", "2", "-2", "j") + ")";
            case 4 -> "(-" + number(next) + ")";
            case 5 -> "(" + condition() + " ? " + number(next) + " : " + number(next) + ")";
            case 6 -> list(next) + ".size()";
            case 7 -> text(next) + pick(".length()", ".size()");
            case 8 -> list(next) + ".indexOf(" + number(0) + ")";
            case 9 -> list(next) + ".count { it " + comparison() + " " + number(0) + " }";
            case 10 -> list(next) + ".inject(" + number(0) + ") { p, q -> p " + pick("+", "-", "*") + " q }";
            case 11 ->
                pick(
                        "Math.abs(" + number(next) + ")",
                        "Math.max(i, " + number(next) + ")",
                        "Math.min(j, " + number(next) + ")");
            case 12 -> "(" + number(next) + " " + pick("&", "|", "^") + " " + number(next) + ")";
            case 13 -> "(" + list(next) + pick("[0]", "[1]", "[-1]", "[7]") + " ?: " + number(0) + ")";
            case 14 -> "(m[" + text(0) + "] ?: " + number(0) + ")";
            case 15 -> "(" + list(next) + pick(".sum()", ".max()", ".min()", ".find { it > 1 }") + " ?: 0)";
            case 16 ->
                pick("(" + number(next) + ").abs()", "(" + number(next) + " << 2)", "(" + number(next) + " >> 1)");
            case 17 -> "(" + text(next) + " <=> " + text(next) + ")";
            default -> pick(INTS);
        };
    }

    String big(int depth) {
        if (depth > 0 && random.nextInt(4) == 0) {
            return calls.big(depth);
        }
        return switch (depth <= 0 ? 9 : random.nextInt(6)) {
            case 0 -> "(" + big(depth - 1) + " " + pick("+", "-", "*") + " " + number(depth - 1) + ")";
            case 1 -> "(" + number(depth - 1) + " " + pick("+", "*") + " " + big(depth - 1) + ")";
            case 2 -> "(" + big(depth - 1) + " % 7)";
            case 3 -> "Math.abs(" + big(depth - 1) + ")";
            default -> pick(LONGS);
        };
    }

    String truth(int depth) {
        if (depth <= 0) {
            return pick("b", "true", "i > 0");
        }
        if (random.nextInt(4) == 0) {
            return calls.truth(depth);
        }
        int next = depth - 1;
        return switch (random.nextInt(16)) {
            case 0, 1 -> "(" + number(next) + " " + comparison() + " " + pick(number(next), big(next)) + ")";
            case 2 -> "(" + truth(next) + " " + pick("&&", "||", "&", "|", "^") + " " + truth(next) + ")";
            case 3 -> "(!" + truth(next) + ")";
            case 4 ->
                "(" + pick(number(0), big(0), text(0)) + pick(" in ", " !in ") + pick(list(next), words(next), "m")
                        + ")";
            case 5 -> list(next) + ".contains(" + pick(number(0), big(0)) + ")";
            case 6 -> list(next) + pick(".any", ".every") + " { it " + comparison() + " " + number(0) + " }";
            case 7 -> text(next) + pick(".contains", ".startsWith", ".endsWith") + "(" + text(0) + ")";
            case 8 -> pick(list(next), words(next), text(next), "m") + ".isEmpty()";
            case 9 -> "(" + list(next) + pick(" == ", " != ") + list(next) + ")";
            case 10 -> "(" + text(next) + pick(" == ", " != ", " < ", " >= ") + text(next) + ")";
            case 11 -> "(" + pick(number(0), big(0)) + pick(" == ", " != ") + pick(text(0), list(0), "null") + ")";
            case 12 -> "m.containsKey(" + text(0) + ")";
            case 13 -> "((" + list(next) + " as Set) == (" + pick(list(next), "[1L, 2L, 3L]") + " as Set))";
            case 14 -> "(" + words(next) + " == " + words(next) + ")";
            default -> "(" + map(next) + " == " + map(next) + ")";
        };
    }

    private String condition() {
        return pick(truth(1), truth(1), list(1), text(1), number(1), "m", words(1));
    }

    String text(int depth) {
        if (depth <= 0) {
            return pick(TEXTS);
        }
        if (random.nextInt(4) == 0) {
            return calls.text(depth);
        }
        int next = depth - 1;
        return switch (random.nextInt(15)) {
            case 0, 1 ->
                "(" + text(next) + " + " + pick(number(next), text(next), big(next), list(next), truth(next), "null")
                        + ")";
            case 2 -> "\"<${" + any(next) + "}>\"";
            case 3 -> text(next) + pick(".toUpperCase()", ".toLowerCase()", ".capitalize()", ".reverse()");
            case 4 -> pick(words(next), list(next)) + ".join(" + text(0) + ")";
            case 5 -> text(next) + pick(".padLeft(5)", ".padRight(4)");
            case 6 -> "(" + text(next) + " * 2)";
            case 7 ->
                pick(list(next), "m", words(next), "from.square()", "NORTH", "WHITE", "i", "l", "b") + ".toString()";
            case 8 -> "'knight'" + pick("[0]", "[-1]", "[1..2]", "[0..<2]", "[-2..-1]", "[3..1]", "[2..-1]");
            case 9 -> "(" + words(next) + "[0] ?: 'none')";
            case 10 -> "(" + condition() + " ? " + text(next) + " : " + text(next) + ")";
            case 11 -> "(" + words(next) + pick(".min()", ".max()") + " ?: 'none')";
            default -> pick(TEXTS);
        };
    }

    String list(int depth) {
        if (depth <= 0) {
            return "(" + pick(LISTS) + ")";
        }
        if (random.nextInt(4) == 0) {
            return calls.list(depth);
        }
        int next = depth - 1;
        return switch (random.nextInt(24)) {
            case 0 -> list(next) + ".collect { it " + pick("+ 1", "* 2", "- i", "% 3") + " }";
            case 1 -> list(next) + ".findAll { it " + comparison() + " " + number(0) + " }";
            case 2 ->
                list(next) + pick(".toSorted()", ".sort(false)", ".sort(false) { -it }", ".toSorted { p, q -> q - p }");
            case 3 -> list(next) + pick(".reverse()", ".unique(false)", ".toList()", ".tail()");
            case 4 -> list(next) + pick(".take(", ".drop(") + pick("0", "1", "2", "9", "-1") + ")";
            case 5, 6 -> "(" + list(next) + pick(" + ", " - ") + pick(list(next), number(0)) + ")";
            case 7 ->
                list(next) + "["
                        + pick("0..1", "1..-1", "-2..-1", "0..<2", "0..<-1", "1..0", "2..1", "[0, 1]", "[-1, 0]") + "]";
            case 8 -> "[" + number(next) + ", " + number(next) + "]";
            case 9 -> "(" + number(0) + pick("..", "..<") + pick("3", "j", "i", "-2") + ")";
            case 10 -> list(next) + ".collectMany { [it, " + number(0) + "] }";
            case 11 -> nested(next) + ".flatten()";
            case 12 -> "(" + list(next) + " as Set).toList()";
            case 13 ->
                pick("[2, 1, 3]", "[1, 1]", list(next) + ".toList()")
                        + pick(".sort()", ".sort { -it }", ".unique()", ".sort { p, q -> q <=> p }");
            case 14 -> list(next) + ".groupBy { it % 2 }.values().flatten()";
            case 15 -> "m.values().toList()";
            case 16 -> "m.collect { k, v -> v + " + number(0) + " }";
            case 17 -> "m.collect { e -> e.value }";
            case 18 -> words(next) + ".collect { it.length() }";
            default -> "(" + pick(LISTS) + ")";
        };
    }

    private String nested(int depth) {
        return pick(
                "[" + list(depth) + ", " + list(depth) + "]",
                list(depth) + ".collect { [it, it] }",
                "[" + list(depth) + ", [" + words(depth) + "]]",
                "[" + big(depth) + ", " + number(depth) + "]",
                "[null, " + number(depth) + "]");
    }

    String words(int depth) {
        if (depth <= 0) {
            return pick(WORDS);
        }
        int next = depth - 1;
        return switch (random.nextInt(11)) {
            case 0 -> words(next) + ".collect { it + " + text(0) + " }";
            case 1 -> words(next) + ".findAll { it " + pick("==", "!=", "<") + " " + text(0) + " }";
            case 2 -> words(next) + pick(".toSorted()", ".reverse()", ".sort(false)", ".unique(false)", ".toList()");
            case 3 -> "(" + words(next) + pick(" + ", " - ") + pick(words(next), text(0)) + ")";
            case 4 -> text(next) + pick(".tokenize()", ".tokenize(',')", ".tokenize('a,')");
            case 5 -> list(next) + ".collect { \"n${it}\" }";
            case 6 -> "m.keySet().toList()";
            case 7 -> "[" + text(next) + ", " + text(next) + "]";
            default -> pick(WORDS);
        };
    }

    String map(int depth) {
        return pick(
                "m",
                "[a: " + number(depth) + ", b: 2]",
                words(depth) + ".groupBy { it.length() }",
                list(depth) + ".collectEntries { [it, it * 2] }",
                "m.findAll { k, v -> v > 1 }",
                "[(i): 'x', (j): 'y']",
                "m.collectEntries { k, v -> [v, k] }");
    }

    String comparison() {
        return pick("==", "!=", "<", "<=", ">", ">=");
    }

    private String pick(String... choices) {
        return choices[random.nextInt(choices.length)];
    }
}
