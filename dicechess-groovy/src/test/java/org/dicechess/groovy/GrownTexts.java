package org.dicechess.groovy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.codehaus.groovy.ast.ModuleNode;
import org.codehaus.groovy.control.SourceUnit;
import org.dicechess.groovy.grammar.Script;
import org.dicechess.groovy.text.Source;
import org.dicechess.spi.HookException;

/**
 * Scripts that nest one construct of the grammar, or two alternating ones, as deeply as the grammar allows, and repeat
 * the result to the size limit of scripts. `@` in a construct stands for what it is put around.
 */
final class GrownTexts {

    /** The innermost values: numbers, lists, texts, undeclared names, values of unknown type. */
    private static final List<String> LEAVES = List.of(
            "1",
            "a",
            "l",
            "'x'",
            "zz",
            "u",
            "f(1)",
            "[]",
            "[:]",
            "null",
            "it",
            "from",
            "{ it }",
            "l[0]",
            "u.v",
            "zz()",
            "u.w()",
            "NORTH",
            "\"$a\"",
            "1L",
            "true",
            "l.collect { it }",
            "g",
            "x",
            "y",
            "m");

    private static final List<String> AROUND = List.of(
            "(@)",
            "[@]",
            "[@, @]",
            "[k: @]",
            "[(@): 1]",
            "-@",
            "+(@)",
            "!@",
            "@ + 1",
            "1 + @",
            "@ + @",
            "@ - a",
            "@ * 2",
            "@ << 1",
            "l << @",
            "@ & 3",
            "@ | 1",
            "@ ^ 1",
            "@ == 1",
            "(@ < 2)",
            "(@ <=> 1)",
            "(@ in l)",
            "(1 in @)",
            "@ && t",
            "t || @",
            "(@ ?: 1)",
            "(1 ?: @)",
            "(t ? @ : 1)",
            "(t ? 1 : @)",
            "(@ ? 1 : 2)",
            "(t ? @ : @)",
            "(int) @",
            "(@ as int)",
            "(@ as List)",
            "(@ as String)",
            "((List<Integer>) @)",
            "(@ instanceof String)",
            "(@..3)",
            "(1..<@)",
            "f(@)",
            "f(f(@), @)",
            "g(@)",
            "zz(@)",
            "u.w(@)",
            "@.size()",
            "@.zz()",
            "@.v",
            "@?.v",
            "@[0]",
            "l[@]",
            "u[@]",
            "(u = @)",
            "(a += @)",
            "(x.y = @)",
            "\"${@}\"",
            "\"$a ${@} b\"",
            "{ @ }",
            "{ p -> @ }",
            "{ int p, q -> @ }",
            "l.collect { @ }",
            "@.collect { it }",
            "l.findAll { @ }",
            "l.inject(0) { p, q -> @ }",
            "u.each { @ }",
            "l.collect { p -> l.collect { q -> @ } }",
            "l.any { @ }",
            "zz { @ }",
            "h(@, @)",
            "h(1, @)",
            "o(@)",
            "o(@, 1)",
            "l.collectEntries { [it, @] }",
            "l.groupBy { @ }",
            "l.sort { p, q -> @ }",
            "m.k(@)",
            "m[@]",
            "Math.max(@, 1)",
            "Math.max(1, @)",
            "{ @ }()",
            "({ @ })(1)",
            "(@)(1)",
            "(t && (@) instanceof String)",
            "[@, 'x']",
            "[k: @, j: 1]",
            "from.walk(@)",
            "!(@ in [1])",
            "l.collect { def w = @; w }",
            "l.collect { int w = 1; w = @; w }",
            "l.each { if (t) { @ } else { @ } }",
            "l.each { u = @ }",
            "l.collect { t ? it : @ }",
            "(u instanceof List ? u.size() : @)",
            "(t ? { @ } : { 1 })",
            "1.upto(@) { }",
            "3.times { @ }");

    private static final List<String> STATEMENTS = List.of(
            "@E",
            "u = @E",
            "def v# = @E",
            "return @E",
            "if (@E) { @S }",
            "if (t) { @S } else { @S }",
            "for (i# in @E) { @S }",
            "for (int i# = 0; i# < 3; i#++) { @S }",
            "while (@E) { @S }",
            "do { @S } while (@E)",
            "switch (@E) { case @E: @S; break; default: @S }",
            "l.each { @S }",
            "def c# = { @S }",
            "x#: for (;;) { @S; break x# }",
            "if (t) @S else @S",
            "if (u instanceof String) { @S }",
            "u = { @S }",
            "switch (a) { case 1: @S; case 2: @S; case 3..4: @S }",
            "x = [x]",
            "x = [x, y]",
            "y = [(x): y]",
            "m = [(m): @E]",
            "x = @E",
            "y = [y].groupBy { x }",
            "l.each { x = @E }",
            "def (q#, r#) = [@E, @E]",
            "int v# = 1; @S",
            "u = @E; @S",
            "a = a + 1; @S");

    private static final String HEAD = """
            int f(int n) { n }
            int f(List l) { 1 }
            def f(Object l) { 1 }
            int h(int a, int b) { a }
            int h(Integer a, Object b) { b.hashCode }
            def h(Object a, List b) { b }
            def h(a, b) { b }
            def o(int a) { a }
            def o(Integer a, int b = 1) { a }
            step { from ->
            def l = [1, 2], m = [k: 1], u = null as Object, g = { it }, x = [:], y = [1]
            int a = 1
            boolean t = true
            """.replace(", int b = 1", ", int b").replace("b.hashCode", "1");

    private GrownTexts() {}

    /** Returns the number of innermost values. */
    static int kinds() {
        return AROUND.size();
    }

    /** Returns whether the grammar accepts a text. */
    static boolean isTaken(String text) {
        try {
            Script.read(new Source("grown", text), new ModuleNode((SourceUnit) null));
            return true;
        } catch (HookException e) {
            return false;
        }
    }

    /** Returns one construct nested around a value as deeply as the grammar allows, repeated to the size limit. */
    static String alone(int one, int leaf) {
        return often(grown(one, one, leaf));
    }

    /** Returns two alternating constructs nested around a value as deeply as the grammar allows. */
    static String pair(int one, int other, int leaf) {
        return script(List.of(grown(one, other, leaf)));
    }

    private static String grown(int one, int other, int leaf) {
        String grown = LEAVES.get(leaf % LEAVES.size());
        for (int depth = 0; depth < 60 && grown.length() < 4_000; depth++) {
            String next = AROUND.get(depth % 2 == 0 ? one : other).replace("@", grown);
            if (!isTaken(script(List.of("u = " + next)))) {
                break;
            }
            grown = next;
        }
        return "u = " + grown;
    }

    /** Returns a random text that the grammar accepts. */
    static String random(Random random) {
        String text = script(List.of());
        List<String> lines = new ArrayList<>();
        for (int tries = 0; tries < 12; tries++) {
            lines.add(statement(random, 1 + random.nextInt(6), new int[] {tries * 100}));
            String next = script(lines);
            if (isTaken(next)) {
                text = next;
            } else {
                lines.remove(lines.size() - 1);
            }
        }
        return random.nextBoolean() || lines.isEmpty() ? text : often(lines.get(random.nextInt(lines.size())));
    }

    private static String statement(Random random, int depth, int[] names) {
        String form = STATEMENTS
                .get(depth <= 0 ? random.nextInt(4) : random.nextInt(STATEMENTS.size()))
                .replace("#", "" + names[0]++);
        while (form.contains("@E")) {
            form = form.replaceFirst("@E", java.util.regex.Matcher.quoteReplacement(value(random, depth)));
        }
        while (form.contains("@S")) {
            form = form.replaceFirst(
                    "@S",
                    java.util.regex.Matcher.quoteReplacement(statement(random, depth - 1 - random.nextInt(2), names)));
        }
        return form;
    }

    private static String value(Random random, int depth) {
        String value = LEAVES.get(random.nextInt(LEAVES.size()));
        int steps = random.nextInt(2 + 2 * Math.max(0, depth));
        for (int step = 0; step < steps && value.length() < 1_000; step++) {
            value = AROUND.get(random.nextInt(AROUND.size())).replace("@", value);
        }
        return value;
    }

    /** Returns a line repeated to the size limit. */
    private static String often(String line) {
        int most = 1;
        for (int step = 256; step > 0; step /= 2) {
            if (isTaken(script(times(line, most + step)))) {
                most += step;
            }
        }
        return script(times(line, most));
    }

    private static List<String> times(String line, int times) {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < times; i++) {
            lines.add(line);
        }
        return lines;
    }

    private static String script(List<String> lines) {
        return HEAD + String.join("\n", lines) + "\n[]\n}";
    }
}
