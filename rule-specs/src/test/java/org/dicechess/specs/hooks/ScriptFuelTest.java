package org.dicechess.specs.hooks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.dicechess.Cursor;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.groovy.GroovyScripts;
import org.dicechess.rules.Loader;
import org.dicechess.rules.Problem;
import org.dicechess.spi.HookException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Small packs with confined scripts that would keep the library busy for minutes, or exhaust the memory: fuel bounds
 * them all.
 */
@Tag("long")
class ScriptFuelTest {

    private static final String HEAD = """
            format: 1
            id: fuel-pack
            name: Fuel pack
            board: {files: 16, ranks: 16}
            turn: move
            endings: {king-taken: {when: none-left, pieces: king, result: loses}}
            """;
    private static final String SETUP = "setup: k15/16/16/16/16/16/16/16/16/16/16/16/16/16/T14t/K15 w - - 0 1\n";
    private static final String ANT =
            "pieces:\n  king: {symbol: K, move: K, royal: true}\n  ant: {symbol: T, move: {hook: a.groovy}}\n";

    private static final String MOVING_ANT =
            "pieces:\n  king: {symbol: K, move: K, royal: true}\n  ant: {symbol: T, move: W, moves: {hook: a.groovy}}\n";

    /** A position with 112 ants: 112 questions of 45,010 units are 5,041,120. */
    private static final String ANTS = "k15/16/16/16/16/16/16/16/" + "TTTTTTTTTTTTTTTT/".repeat(7) + "K15 w - - 0 1";

    @TempDir
    private Path folder;

    private Path definition;

    @BeforeEach
    void name() {
        definition = folder.resolve("variant.yaml");
    }

    @Test
    void aBigListThatIsAnsweredOftenIsAProblemAtItsLine() throws IOException {
        write("""
                format: 1
                id: fuel-pack
                name: Fuel pack
                board: {files: 16, ranks: 16}
                areas: {in: [all]}
                dice: {d4: {faces: 4}}
                pieces:
                  king: {symbol: K, move: K, royal: true}
                  ant: {symbol: T, walk: {dice: d4, in: in, step: {hook: a.groovy}}}
                turn: [choose, {roll: chosen}, walk]
                endings: {king-taken: {when: none-left, pieces: king, result: loses}}
                """ + SETUP, """
                // a big list
                step { from ->
                    def big = [from.square()]
                    while (big.size() < 4000) { big += big }
                    (0..8000).collect { big }
                }
                """);

        assertThat(problem())
                .contains(
                        "hook a.groovy:2 failed when asked about T on a1: an answer of more than 10000 squares, moves and lists");
    }

    @Test
    void callsOfTheLibraryCostFuel() throws IOException {
        write(
                HEAD + ANT + SETUP,
                "path { from ->\n  int n = 0\n  while (n < 49000) {\n    n++\n" + "    from.ray(NORTH)\n".repeat(150)
                        + "  }\n  []\n}\n");
        assertThat(problem()).contains("the script does too much; it stopped after 50000 units of fuel");

        write(
                HEAD + areas(200) + ANT + SETUP,
                "path { from ->\n  int n = 0\n  while (n < 500) {\n    n++\n" + "    from.in('area199')\n".repeat(150)
                        + "  }\n  []\n}\n");
        assertThat(problem()).contains("the script does too much; it stopped after 50000 units of fuel");
    }

    private static String areas(int count) {
        return IntStream.range(0, count)
                .mapToObj(area -> "  area" + area + ": [a1]\n")
                .collect(Collectors.joining("", "areas:\n", ""));
    }

    @Test
    void allScriptsOfALoadTogetherHaveOneTank() throws IOException {
        String kinds = IntStream.range(0, 120)
                .mapToObj(kind -> "  p%d: {symbol: %s, move: {hook: a.groovy, with: {k: k%d}}}%n"
                        .formatted(kind, symbol(kind), kind))
                .collect(Collectors.joining());
        write(HEAD + "pieces:\n  king: {symbol: K, move: K, royal: true}\n" + kinds + SETUP.replace("T14t", "16"), """
                path { from ->
                  def k = from.given("k")
                  def m = [:]
                  int n = 0
                  while (n < 6000) { m["k" + n] = n
                 n++ }
                  [rides(from.ray(NORTH))]
                }
                """);

        assertThat(problem())
                .contains(
                        "hook a.groovy failed when asked about",
                        "the hooks of a definition together do too much work at load",
                        "they may use 20000000 units of fuel");
    }

    /** The ants of both sides are asked about on 256 squares each: 512 answers of 45,000 units are 23 million. */
    @Test
    void allAnswersOfALoadTogetherHaveOneTank() throws IOException {
        write(HEAD + ANT + SETUP, "path { from -> 45000.times { }\n  [] }\n");

        assertThat(problem())
                .contains(
                        "hook a.groovy failed when asked about t on ",
                        "the hooks of a definition together do too much work at load",
                        "they may use 20000000 units of fuel");
    }

    @Test
    void manyLongScriptsAreTooMuchForOneLoad() throws IOException {
        writeLongScripts(40);

        List<Problem> problems = check();

        assertThat(problems)
                .as("8 times 12,000 characters are 19.2 million units")
                .hasSize(32);
        assertThat(problems.get(0).toString())
                .contains("E-SCRIPT", "s8.groovy: the hooks of a definition together do too much work at load");
    }

    /** Writes a definition with so many kinds, each with a long script of its own. */
    private void writeLongScripts(int count) throws IOException {
        String kinds = IntStream.range(0, count)
                .mapToObj(kind -> "  p%d: {symbol: %s, move: {hook: s%d.groovy}}%n".formatted(kind, symbol(kind), kind))
                .collect(Collectors.joining());
        write(HEAD + "pieces:\n  king: {symbol: K, move: K, royal: true}\n" + kinds + SETUP.replace("T14t", "16"), "");
        for (int script = 0; script < count; script++) {
            Files.writeString(
                    folder.resolve("s" + script + ".groovy"), "// " + "x".repeat(12_000) + "\npath { from -> [] }\n");
        }
    }

    /** Eight long scripts leave half a million units, which are enough for 10 loops and too few for 40. */
    @ParameterizedTest
    @CsvSource({"10, true", "40, false"})
    void aLoopWithoutBracesCostsFuel(int loops, boolean enough) throws IOException {
        writeLongScripts(9);
        Files.writeString(
                folder.resolve("s8.groovy"),
                "path { from ->\ndef l = [1]\nint n = 0\n" + "for(a in l)n=1\n".repeat(loops) + "[] }\n");
        if (enough) {
            assertThat(check()).isEmpty();
        } else {
            assertThat(problem())
                    .contains("E-SCRIPT", "s8.groovy: the hooks of a definition together do too much work at load");
        }
    }

    /** A loop is 25,000 units: 801 loops are more than 20,000,000 with the characters. */
    @Test
    void manyLoopsWithoutBracesAreTooMuchForOneLoad() throws IOException {
        String kinds = IntStream.range(0, 9)
                .mapToObj(kind -> "  p%d: {symbol: %s, move: {hook: s%d.groovy}}%n".formatted(kind, symbol(kind), kind))
                .collect(Collectors.joining());
        write(HEAD + "pieces:\n  king: {symbol: K, move: K, royal: true}\n" + kinds + SETUP.replace("T14t", "16"), "");
        for (int script = 0; script < 9; script++) {
            String loops = IntStream.range(0, 100)
                    .mapToObj(loop -> "for(a%d in l)".formatted(loop))
                    .collect(Collectors.joining("n=1\n", "", "n=1\n"));
            Files.writeString(
                    folder.resolve("s" + script + ".groovy"),
                    "path { from ->\ndef l = [1]\nint n = 0\n" + loops + "[] }\n");
        }
        assertThat(check())
                .isNotEmpty()
                .allSatisfy(problem -> assertThat(problem.toString())
                        .contains("the hooks of a definition together do too much work at load"));
    }

    @Test
    void theFuelUsedStaysFarBelowTheTank() throws IOException {
        write(HEAD + ANT + SETUP, """
                path { from ->
                    def paths = []
                    for (way in [NORTH, NORTH_EAST, EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, WEST, NORTH_WEST]) {
                        def line = from.ray(way)
                        for (screen in 0..<line.size()) {
                            paths << through(line.take(screen)) + over(line[screen]) + captures(line.drop(screen + 1))
                        }
                    }
                    paths
                }
                """);

        assertThat(check()).as("a hopper in eight ways on the largest board").isEmpty();
    }

    @Test
    void theHooksOfOnePositionHaveOneTank() throws IOException {
        write(HEAD + MOVING_ANT + SETUP, "moves { piece, look -> 45000.times { }\n  [] }\n");
        Variant variant = variant();
        assertThat(variant.start().node()).as("one question").isInstanceOf(Node.Decision.class);

        Position many = variant.position(ANTS);
        Cursor cursor = many.cursor();
        for (ThrowingCallable question : List.<ThrowingCallable>of(many::node, cursor::count, cursor::count)) {
            assertThatThrownBy(question)
                    .as("the cursor remembers answers, but pays for them again")
                    .isInstanceOf(HookException.class)
                    .hasMessageContaining("hook a.groovy failed when asked about T on")
                    .hasMessageContaining(
                            "the hooks together do too much in one position; they may use 5000000 units of fuel");
        }
        assertThat(variant.position(ANTS.replace("TTTTTTTT", "TTT5")).node())
                .as("42 questions")
                .isInstanceOf(Node.Decision.class);
    }

    @Test
    void aSetupWhoseHooksDoTooMuchIsAProblem() throws IOException {
        write(HEAD + MOVING_ANT + "setup: " + ANTS + "\n", "moves { piece, look -> 45000.times { }\n  [] }\n");

        assertThat(problem())
                .contains("hook a.groovy failed when asked about T on", "they may use 5000000 units of fuel");
    }

    @Test
    void aTextOfAScriptIsShownShortAndOnOneLine() throws IOException {
        write(HEAD + ANT + SETUP, "path { from ->\n  from.in('x\\n\\t' * 200)\n  []\n}\n");

        assertThat(problem())
                .contains("a.groovy:2 failed when asked about T on a1: there is no area 'x\\n\\tx\\n\\t")
                .contains("...'")
                .doesNotContain("\n")
                .hasSizeLessThan(700);
    }

    /** Returns a symbol of two letters. */
    private static String symbol(int number) {
        return "" + (char) ('A' + number / 26) + (char) ('a' + number % 26);
    }

    private void write(String yaml, String script) throws IOException {
        Files.writeString(definition, yaml);
        Files.writeString(folder.resolve("a.groovy"), script);
    }

    private Variant variant() {
        return Loader.create().scripts(GroovyScripts.confined()).load(definition);
    }

    private List<Problem> check() {
        return new ArrayList<>(Loader.create().scripts(GroovyScripts.confined()).check(definition));
    }

    private String problem() {
        List<Problem> problems = check();
        assertThat(problems).hasSize(1);
        return problems.get(0).toString();
    }
}
