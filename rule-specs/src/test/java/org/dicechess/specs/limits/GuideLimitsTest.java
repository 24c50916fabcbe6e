package org.dicechess.specs.limits;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.dicechess.Square;
import org.dicechess.rules.Loader;
import org.dicechess.rules.MemoryPack;
import org.dicechess.rules.PackException;
import org.dicechess.rules.Problem;
import org.dicechess.spi.DefinitionPack;
import org.dicechess.spi.PathRule;
import org.dicechess.spi.StepRule;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * For each limit in the guide's table a definition that is a hundred times over it, or as far as a file of 256 KiB with
 * 20,000 nodes may go. It is refused, by a problem that names the limit, before the work that the limit bounds.
 */
@Tag("long")
class GuideLimitsTest {

    /** The best of some tries takes so long at most. */
    private static final long MOST_MILLIS = 200;

    /** The shortest of so many refusals counts: the first ones load classes, and other programs may run. */
    private static final int REPETITIONS = 20;

    private static final Path GUIDE = Path.of("README.md");

    private static final String GAME = """
            format: 1
            id: beyond
            name: Beyond
            board: {files: 8, ranks: 8}
            pieces:
              king: {symbol: K, move: K, royal: true}
              rook: {symbol: R, move: R}
            turn: move
            endings: {taken: {when: none-left, pieces: king, result: loses}}
            setup: 4k3/8/8/8/8/8/8/R3K3 w - - 0 1
            """;

    /**
     * A definition beyond a limit.
     *
     * @param of the first cell of the limit's row in the guide
     * @param what what there is too much of
     * @param message what the only problem says, among other texts
     * @param files the files of the definition; the first one is {@code variant.yaml}
     */
    record Beyond(String of, String what, String message, Map<String, byte[]> files) {

        @Override
        public String toString() {
            return of + ": " + what;
        }

        List<Problem> problems() {
            return Loader.create().pack(MemoryPack.of(files)).check("beyond");
        }
    }

    static List<Beyond> someBeyond() {
        return beyond().toList();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("someBeyond")
    void isRefusedBeforeTheWork(Beyond beyond) {
        assertIsQuick(
                beyond.toString(),
                () -> assertThat(beyond.problems())
                        .as("one mistake, one problem")
                        .singleElement()
                        .asString()
                        .contains(beyond.message));
    }

    @Test
    void everyRowOfTheGuideIsTried() throws IOException {
        Set<String> tried = beyond().map(Beyond::of).collect(Collectors.toSet());
        tried.add("a pack, a folder of variants");
        tried.add("an answer of a path rule, of a step rule");
        assertThat(tried).isEqualTo(rows());
    }

    private static Set<String> rows() throws IOException {
        return Files.readString(GUIDE)
                .replaceFirst("(?s).*\\| of \\| at most \\|\n\\| --- \\| --- \\|\n", "")
                .lines()
                .takeWhile(line -> line.startsWith("| "))
                .map(line -> line.split(" \\| ")[0].substring(2))
                .collect(Collectors.toSet());
    }

    static Stream<Beyond> beyond() {
        return Stream.of(files(), sections(), deals(), work()).flatMap(rows -> rows);
    }

    private static Stream<Beyond> files() {
        String options = "options: {o: {about: x, default: c0, choices: {%s}}}\n";
        return Stream.of(
                row("a file", "bytes", "expected at most 262144", GAME + "# " + "x".repeat(26_000_000)),
                row("a file", "levels", "too deep", GAME.replace("turn: move", "turn: " + "[".repeat(1_200))),
                row("a file", "nodes", "at most 20000", GAME + "areas: {x: [" + list(60_000, i -> "a1") + "]}\n"),
                row("a file", "areas of a large file", "at most 20000", GAME + areas(20_000)),
                files(
                        "all files of a definition",
                        "bytes",
                        "at most 1048576",
                        GAME + imports(5),
                        5,
                        "x".repeat(250_000)),
                row("imports", "imports", "at most 64", GAME + "import: [" + list(6_400, i -> "pieces/chess") + "]\n"),
                row("options", "choices", "9000 choices of all options", GAME + options.formatted(choices(9_000))),
                row("options", "options", "2800 choices", GAME + "options: {" + options(2_800) + "}\n"),
                row(
                        "options",
                        "bytes of all choices",
                        "bytes; the product is at most 3000000",
                        GAME + options.formatted(choices(40)) + "# " + "x".repeat(200_000)),
                chain());
    }

    private static Stream<Beyond> sections() {
        String setup = "setup: {position: 4k3/8/8/8/8/8/8/R3K3 w - - 0 1, deal: {%s}}";
        return Stream.of(
                row("a board", "areas", "9600 areas; at most 200", GAME + areas(9_600)),
                row(
                        "a board",
                        "squares",
                        "6656 squares, missing ones included; at most 512",
                        GAME.replace("8, ranks: 8", "26, ranks: 256")),
                row("a board", "squares that exist", "512 squares", GAME.replace("8, ranks: 8", "16, ranks: 32")),
                row(
                        "a name, a title",
                        "a title",
                        "6000 characters; at most 60",
                        GAME.replace("result: loses", "title: " + "x".repeat(6_000) + ", result: loses")),
                row("a name, a title", "a name", "at most 60", GAME.replace("Beyond", "x".repeat(6_000))),
                row(
                        "pieces",
                        "kinds",
                        "6004 combinations of piece and side; at most 255",
                        GAME.replace("  king:", kinds(3_000, "move: W") + "  king:")),
                row(
                        "pieces",
                        "facings",
                        "combinations of piece, side and facing; at most 255",
                        GAME.replace(
                                "  king:", kinds(120, "move: W, facings: [n, ne, e, se, s, sw, w, nw]") + "  king:")),
                row(
                        "pieces",
                        "ways of castling",
                        "2000 ways of castling; at most 200",
                        GAME + "castling: {king: king, rook: rook, ways: {"
                                + list(2_000, i -> "w" + i + ": {rook: west, king-to: c1, rook-to: d1}") + "}}\n"),
                row(
                        "dice",
                        "names",
                        "4900 names of dice; at most 13",
                        GAME + "dice: {" + list(4_900, i -> "d" + i + ": {faces: 6}") + "}\n"),
                row(
                        "dice",
                        "dice",
                        "whole number from 1 to 8 expected, not 800",
                        GAME.replace("turn: move", "turn: [{roll: d}, move]") + "dice: {d: {count: 800, faces: 6}}\n"),
                row(
                        "dice",
                        "faces",
                        "10000 faces; expected 1 to 100",
                        GAME + "dice: {d: {faces: [" + list(10_000, i -> "king") + "]}}\n"),
                row("dice", "rolls", "different rolls; at most 20000", GAME + "dice: {d: {count: 8, faces: 100}}\n"),
                row(
                        "a turn",
                        "stages",
                        "more than 2,000 stages; at most 2,000",
                        GAME.replace("turn: move", "turn: {times: 20, of: " + twenty(twenty(twenty("move"))) + "}")),
                row(
                        "a turn",
                        "states",
                        "the turn has more than 1,000 states; at most 1,000",
                        GAME.replace("turn: move", "turn: [" + list(1_900, i -> "move") + "]")),
                row(
                        "a turn",
                        "pairs",
                        "more than 100,000 pairs of stages can follow each other; at most 100,000",
                        GAME.replace("turn: move", "turn: [move, " + list(1_900, i -> "{optional: move}") + "]")),
                row(
                        "a turn",
                        "entries",
                        "have more than 20,000 entries, each counted once for every reading of a roll",
                        GAME.replace(
                                        "turn: move",
                                        "turn: [{roll: d}, {move: [{distance: total}, "
                                                + list(5_000, i -> "{kinds: king}") + "]}]")
                                + "dice: {d: {faces: 100}}\n"),
                row(
                        "a turn",
                        "outcomes",
                        "have more than 300,000 outcomes; at most 300,000",
                        GAME.replace(
                                        "turn: move",
                                        "turn: [{roll: d}, {roll: e, then: {total 8-60: {move: {distance: {total: d}}},"
                                                + " else: pass}}]")
                                + "dice: {d: {faces: 100}, e: {count: 8, faces: 9}}\n"),
                row(
                        "counters, numbers, endings, actions, effects",
                        "counters",
                        "4900 counters; at most 4",
                        GAME + "counters: {" + list(4_900, i -> "c" + i + ": {reset-by-capture: true}") + "}\n"),
                row(
                        "counters, numbers, endings, actions, effects",
                        "numbers",
                        "4000 numbers; at most 32",
                        GAME + "numbers: {" + list(4_000, i -> "n" + i + ": {to: 5}") + "}\n"),
                row(
                        "counters, numbers, endings, actions, effects",
                        "endings",
                        "2201 endings; at most 100",
                        GAME.replace(
                                "endings: {",
                                "endings: {"
                                        + list(2_200, i -> "e" + i + ": {when: none-left, pieces: king, result: loses}")
                                        + ", ")),
                row(
                        "counters, numbers, endings, actions, effects",
                        "actions",
                        "3200 actions; at most 15",
                        GAME + "actions: {" + list(3_200, i -> "x" + i + ": {turn: king, eighths: 1}") + "}\n"),
                row(
                        "counters, numbers, endings, actions, effects",
                        "effects",
                        "2900 effects; at most 15",
                        GAME + "effects: {" + list(2_900, i -> "x" + i + ": {after: move, remove: king}") + "}\n"));
    }

    private static Stream<Beyond> deals() {
        String setup = "setup: {position: 4k3/8/8/8/8/8/8/4K3 w - - 0 1, deal: {%s}}";
        String on = "on: [a1-h3]}";
        String tables = "dice: d, slots: {s: {holds: rook, on: a1}}, tables: {%s}";
        return Stream.of(
                row(
                        "a deal by steps",
                        "steps",
                        "3900 steps of a deal; at most 100",
                        dealt(setup.formatted("die: d, steps: [" + list(3_900, i -> "{place: rook, on: a1}") + "]"))),
                row(
                        "a deal by steps",
                        "ways",
                        "ways to deal; at most 100000",
                        dealt(setup.formatted("die: d, steps: ["
                                + list(2, i -> "{place: [rook, rook, rook, rook, rook], " + on) + "]"))),
                row(
                        "a deal by tables",
                        "rolls",
                        "different rolls; at most 20000",
                        dealt(setup.formatted(tables.formatted("t: {by: d, rows: {else: {}}}"))
                                + "\ndice: {d: {count: 8, faces: 20}}")),
                row(
                        "a deal by tables",
                        "rolls times tables",
                        "at most 40000",
                        dealt(setup.formatted(
                                        tables.formatted(list(2_000, i -> "t" + i + ": {by: d, rows: {else: {}}}")))
                                + "\ndice: {d: {count: 4, faces: 20}}")));
    }

    /** Limits of work: what is asked has to be counted first, so the work of the count itself is bounded. */
    private static Stream<Beyond> work() {
        String board = GAME.replace("8, ranks: 8", "16, ranks: 16")
                .replace("4k3/8/8/8/8/8/8/R3K3", "k15" + "/16".repeat(14) + "/K15");
        String riders = IntStream.range(0, 120)
                .mapToObj(i -> "  k%d: {symbol: K%c%c, move: \"Q%s(1,%d)(1,%d)\"}\n"
                        .formatted(i, 'a' + i / 26, 'a' + i % 26, "NNCCZZ".repeat(1 + i / 15), 1 + i % 15, 1 + i % 15))
                .collect(Collectors.joining());
        String kings =
                "deal: {die: x, steps: [{place: [%s], on: [a1-p15, a16-j16]}]}".formatted(list(248, i -> "rook"));
        return Stream.of(
                row("moves", "lines and squares", "at most 2000000", board.replace("  king:", riders + "  king:")),
                row(
                        "a deal where royals cannot be captured, with `only-if`, or of a piece that has to promote somewhere",
                        "pieces",
                        "takes 77190000 units of work; at most 50000000",
                        board.replace("endings: {", "check: {}\nendings: {mate: {when: checkmate, result: loses}, ")
                                .replaceFirst(
                                        "setup: .*\n",
                                        "setup: {position: 12k2K" + "/16".repeat(15) + " w - - 0 1, " + kings + "}\n")),
                row(
                        "a deal where royals cannot be captured, with `only-if`, or of a piece that has to promote somewhere",
                        "pieces that are dealt again",
                        "to look for the condition after 31125 of 31125 rolls of the deal takes 77190000 units of work",
                        board.replaceFirst(
                                "setup: .*\n",
                                "setup: {position: 12k2K" + "/16".repeat(15) + " w - - 0 1, "
                                        + kings.replace("die: x", "die: x, only-if: {pieces: rook}") + "}\n")));
    }

    @Test
    void aPackOfTooManyVariantsIsRefused() {
        DefinitionPack pack = new DefinitionPack() {
            @Override
            public List<String> ids() {
                return Collections.nCopies(1_000_000, "beyond");
            }

            @Override
            public Optional<byte[]> file(String path) {
                return Optional.empty();
            }
        };
        assertIsQuick(
                "a pack",
                () -> assertThatThrownBy(() -> Loader.of(pack).ids())
                        .isInstanceOf(PackException.class)
                        .hasMessageContaining("more than 10000 ids; at most 10000"));
    }

    @Test
    void answersThatAreTooLongAreRefused() {
        PathRule paths = from -> Collections.nCopies(1_000_000, List.of());
        assertIsQuick(
                "paths",
                () -> assertThat(Loader.create()
                                .hook("far", "1", paths)
                                .check("paths", bytes(GAME.replace("move: R", "move: {hook: far}"))))
                        .singleElement()
                        .asString()
                        .contains("10001 squares of paths; at most 10000"));
        StepRule steps = from -> IntStream.range(0, 4_000)
                .mapToObj(i -> List.of(new Square(i % 8, i / 8 % 8), new Square(i / 64 % 8, i / 512)))
                .toList();
        String walk = GAME.replace("move: R", "walk: {dice: d, in: board, step: {hook: far}}")
                .replace("turn: move", "turn: [choose, {roll: chosen}, walk]");
        assertIsQuick(
                "steps",
                () -> assertThat(Loader.create()
                                .hook("far", "1", steps)
                                .check("steps", bytes(walk + "areas: {board: [all]}\ndice: {d: {faces: 2}}\n")))
                        .singleElement()
                        .asString()
                        .contains("squares of different steps; at most 1000"));
    }

    private static void assertIsQuick(String what, Runnable refusal) {
        long least = Long.MAX_VALUE;
        for (int i = 0; i < REPETITIONS && least > MOST_MILLIS; i++) {
            long before = System.nanoTime();
            refusal.run();
            least = Math.min(least, (System.nanoTime() - before) / 1_000_000);
        }
        System.out.println(what + ": " + least + " ms");
        assertThat(least).as(what).isLessThanOrEqualTo(MOST_MILLIS);
    }

    private static String twenty(String part) {
        return "{times: 20, of: " + part + "}";
    }

    private static String dealt(String setup) {
        return GAME.replaceFirst("setup: .*\n", "") + setup + "\n";
    }

    private static String choices(int number) {
        return list(number, i -> "c" + i + ": {}");
    }

    private static String options(int number) {
        return list(number, i -> "o" + i + ": {choices: {c: {}}}");
    }

    private static String areas(int number) {
        return "areas: {" + list(number, i -> "a" + i + "x: a1") + "}\n";
    }

    private static String imports(int number) {
        return "import: [" + list(number, i -> "./p" + i + ".yaml") + "]\n";
    }

    /** Files that import one another, each the next. */
    private static Beyond chain() {
        Map<String, byte[]> files = new LinkedHashMap<>();
        files.put("beyond/variant.yaml", bytes(GAME + "extends: ./v0.yaml\n"));
        for (int i = 0; i < 800; i++) {
            files.put("beyond/v" + i + ".yaml", bytes(GAME + "extends: ./v" + (i + 1) + ".yaml\n"));
        }
        return new Beyond("files that extend or import one another", "files", "at most 8", files);
    }

    private static Beyond files(String of, String what, String message, String yaml, int number, String more) {
        Map<String, byte[]> files = new LinkedHashMap<>();
        files.put("beyond/variant.yaml", bytes(yaml));
        for (int i = 0; i < number; i++) {
            files.put("beyond/p" + i + ".yaml", bytes("format: 1\n# " + more + "\n"));
        }
        return new Beyond(of, what, message, files);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static String kinds(int number, String moves) {
        return IntStream.range(0, number)
                .mapToObj(i -> "  k%d: {symbol: %c%c%c, %s}\n"
                        .formatted(i, 'A' + i / 676 % 26, 'a' + i / 26 % 26, 'a' + i % 26, moves))
                .collect(Collectors.joining());
    }

    private static String list(int number, IntFunction<String> item) {
        return IntStream.range(0, number).mapToObj(item).collect(Collectors.joining(", "));
    }

    private static Beyond row(String of, String what, String message, String yaml) {
        return new Beyond(of, what, message, Map.of("beyond/variant.yaml", bytes(yaml)));
    }
}
