package org.dicechess.groovy;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.dicechess.spi.HookException;
import org.dicechess.spi.MoveRule;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIf;

/**
 * The words of confined scripts with arguments at the edge: no element, an index before the beginning, the bounds of
 * numbers, null. A confined script answers what ordinary Groovy answers, or refuses what the guide names.
 */
class EdgesTest {

    /** A variable of the words, and the values that it takes in turn. */
    private record Edge(String type, String name, List<String> values) {

        static Edge of(String line) {
            String[] parts = line.split(" \\| ");
            return new Edge(parts[0], parts[1], List.of(parts[2].split("; ")));
        }

        String function() {
            return IntStream.range(0, values.size())
                    .mapToObj(value -> "if (i == " + value + ") return " + values.get(value) + "\n")
                    .collect(Collectors.joining(
                            "", type + " " + name + "Of(int i) {\n", "return " + values.get(0) + "\n}\n"));
        }

        boolean isIn(String word) {
            return Pattern.compile("\\b" + name + "\\b(?! ->)").matcher(word).find();
        }
    }

    /** A confined script must not have more words and signs, nor more blocks. */
    private static final int TOGETHER = 50;

    private static final int BLOCKS = 18;

    /** Every so manieth word is tested. */
    private static final int EACH = TestShare.of(1, 61);

    /** What confined scripts refuse and ordinary Groovy answers, as the guide says. */
    private static final List<String> REFUSALS = List.of(
            "a key must be a text, a number",
            "a number as a key must have 32 bits",
            "a text as a case of a list, a set or a map",
            "a part of a range that goes down",
            "values that have no order",
            "sum adds numbers",
            "out of bounds for length");

    private static final List<Edge> EDGES = """
            List<Integer> | xs | []; [7]; [3, 1, 2, 1]; [null, 2]; 1..3; 3..1; 5..<5
            List<Integer> | ys | []; [1, 7]; [null]; 2..1
            List<Object> | es | []; [null]; [[1], []]; [1, 1L]; ['a', '']; [[[]], [2, [null]]]; [0, false]
            List<String> | ws | []; ['']; ['b', 'a', 'b']; [null, 'a']
            Set<Integer> | cs | [] as Set; [1, 2] as Set
            Map<String, Integer> | m | [:]; [a: 1]; [b: (Integer) null, a: 2, '': 3]
            int | n | 0; 1; -1; 2; -3; 7; 31; 2147483647; -2147483648
            int | q | 0; 1; -1; 5; 2147483647; -2147483648
            int | j | 0; 2; -1; 3; -4
            int | k | 0; 1; -1; 3; 4; -5
            long | l | 0L; 1L; -1L; 2147483648L; 9223372036854775807L; -9223372036854775808L
            String | t | ''; 'a'; 'ß'; ' ab '; '-12'; 'Aß'
            String | u | ''; 'a'; 'b '; '-1'
            Object | o | null; 0; 1; ''; 'a'; []; [1]; [:]; false; 1L; 97; [null]; 1..2
            Object | p | null; 0; 'a'; []; [1]; [:]; 1L; [] as Set; [1] as Set; true; 1..2
            """.lines().map(Edge::of).toList();

    @Test
    @Tag("long")
    @DisabledIf("org.dicechess.groovy.TestedGroovy#isOlder")
    void everyWordAtTheEdge() {
        List<String> differences = TestShare.of(scripts(), 3).stream()
                .flatMap(EdgesTest::differences)
                .toList();
        assertThat(differences).isEmpty();
    }

    /** Ordinary Groovy only asks whether both are equal if the compiler knows the right side as an object. */
    @Test
    void inLooksAtTheValueOnItsRightWhateverTheCompilerKnows() {
        assertThat(TwoGroovies.confined(TwoGroovies.spoken("1 in hidden([1])"))).isEqualTo("[true]");
    }

    /** Returns the words of each script. */
    private static List<List<String>> scripts() {
        List<List<String>> scripts = new ArrayList<>();
        List<String> some = new ArrayList<>();
        for (String word : words()) {
            if (some.size() == TOGETHER
                    || String.join("", some).chars().filter(c -> c == '{').count() >= BLOCKS) {
                scripts.add(some);
                some = new ArrayList<>();
            }
            some.add(word);
        }
        scripts.add(some);
        return scripts;
    }

    private static Stream<String> differences(List<String> words) {
        String functions = EDGES.stream().map(Edge::function).collect(Collectors.joining());
        MoveRule confined = GroovyScripts.confined()
                .compile("edges", functions + "moves { from, look ->\n" + body(words) + "[]\n}", MoveRule.class);
        Class<?> ordinary = TwoGroovies.compiled(
                        functions.replaceAll("(?m)^(?=\\S+( \\w+>)? \\w+\\(int i)", "static "), body(words))
                .orElseThrow();
        return IntStream.range(0, words.size())
                .boxed()
                .flatMap(word -> cases(words.get(word), word)
                        .flatMap(given -> difference(words.get(word), given, confined, ordinary)));
    }

    private static Stream<String> difference(String word, List<String> given, MoveRule confined, Class<?> ordinary) {
        String found = answer(confined, given);
        String wanted = TwoGroovies.run(ordinary, new RecordingSpot(given));
        boolean same = found.equals(wanted)
                || wanted.contains("OutOfMemoryError")
                || found.startsWith("refused: ")
                        && (wanted.startsWith("failed: ") || REFUSALS.stream().anyMatch(found::contains));
        return same ? Stream.empty() : Stream.of(word + " | " + values(word, given) + " | " + found + " | " + wanted);
    }

    private static String answer(MoveRule confined, List<String> given) {
        RecordingSpot spot = new RecordingSpot(given);
        try {
            confined.moves(spot, new EmptyLook());
            return spot.names().toString();
        } catch (HookException e) {
            return "refused: " + e.getMessage();
        }
    }

    private static String values(String word, List<String> given) {
        return IntStream.range(0, EDGES.size())
                .filter(edge -> EDGES.get(edge).isIn(word))
                .mapToObj(edge -> EDGES.get(edge).name() + " = "
                        + EDGES.get(edge).values().get(Integer.parseInt(given.get(edge + 1))))
                .collect(Collectors.joining(", "));
    }

    /** Returns the number of the word with every choice of values for its variables. */
    private static Stream<List<String>> cases(String word, int number) {
        Stream<List<String>> cases = Stream.of(List.of("" + number));
        for (Edge edge : EDGES) {
            int count = edge.isIn(word) ? edge.values().size() : 1;
            cases = cases.flatMap(before -> IntStream.range(0, count)
                    .mapToObj(value -> Stream.concat(before.stream(), Stream.of("" + value))
                            .toList()));
        }
        return cases;
    }

    private static String body(List<String> words) {
        StringBuilder text = new StringBuilder("List<Integer> c = from.given('case').collect { it.toInteger() }\n");
        for (int edge = 0; edge < EDGES.size(); edge++) {
            Edge each = EDGES.get(edge);
            text.append(each.type() + " " + each.name() + " = " + each.name() + "Of(c[" + (edge + 1) + "])\n");
        }
        text.append("Object r = null\nswitch (c[0]) {\n");
        for (int word = 0; word < words.size(); word++) {
            boolean statement = words.get(word).matches(".* \\+?= .*|\\w+\\+\\+|--\\w+|.*(times|upto|downto).*");
            text.append("case " + word + ": " + (statement ? "" : "r = ") + words.get(word) + "\nbreak\n");
        }
        return text + "}\nfrom.in(\"${r} ${r instanceof Long} ${n} ${xs} ${es} ${cs} ${m}\")\n";
    }

    private static List<String> words() {
        try (InputStream bytes = EdgesTest.class.getResourceAsStream("edges.txt")) {
            return new String(bytes.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
