package org.dicechess.rules;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.dicechess.Direction;
import org.dicechess.Square;
import org.dicechess.spi.FacingRule;
import org.dicechess.spi.PathRule;
import org.dicechess.spi.Spot;
import org.dicechess.spi.Waypoint;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Refused uses of path rules, with the place of the problem. */
class PathHooksTest {

    private static final String GAME = """
            format: 1
            id: trial
            name: Trial
            board: {files: 5, ranks: 5}
            pieces:
              unit: {symbol: M, move: %s}
              king: {symbol: K, move: K, royal: true}
            setup: k4/5/5/5/K3M w - - 0 1
            turn: move
            endings: {}
            """;

    /** The column before the value of {@code move}; the columns of the table count from it. */
    private static final int BEFORE_MOVE = "  unit: {symbol: M, move: ".length();

    private static final Map<String, PathRule> RULES = Map.ofEntries(
            entry("rook", PathHooksTest::rides),
            entry("still", from -> List.of()),
            entry("off", from -> List.of(Waypoint.rides(List.of(Square.of("f1"))))),
            entry("twice", from -> List.of(Waypoint.rides(List.of(Square.of("c3"), Square.of("c4"), Square.of("c3"))))),
            entry("beyond", from -> List.of(Waypoint.rides(List.of(from.square(), Square.of("c4"))))),
            entry("endless", from -> Collections.nCopies(10_001, Waypoint.leap(Square.of("c3")))),
            entry("nulls", from -> Arrays.asList(Waypoint.leap(Square.of("c3")), null)),
            entry("fails", PathHooksTest::failure));

    @TempDir
    private Path folder;

    @Test
    void aRookByHookLoads() {
        assertThat(problems("{hook: rook, with: {ways: [n, e, s, w]}}")).isEmpty();
        assertThat(problems("{hook: rook, with: {ways: ne, rule: unit-1}}")).isEmpty();
        assertThat(problems("{hook: still, rule: unit-2}")).isEmpty();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{}                                       |  1 | E-REQUIRED      | required key 'hook' is missing",
                "{hok: rook}                              |  2 | E-UNKNOWN-KEY   | unknown key 'hok'",
                "{hook: rok}                              |  8 | E-UNKNOWN-HOOK  | the host offers no PathRule 'rok'",
                "{hook: faces}                            |  8 | E-UNKNOWN-HOOK  | the host offers no PathRule 'faces'",
                "{hook: rook.groovy}                      |  8 | E-SCRIPTS-OFF   | needs the script 'rook.groovy'",
                "{hook: rook}                             |  1 | E-REQUIRED      | hook rook failed when asked about M on a1: the definition gives nothing",
                "{hook: rook, with: {wayz: [n]}}          | 20 | E-REQUIRED      | gives nothing named 'ways'; it gives [wayz]",
                "{hook: rook, with: {ways: [n, nn]}}      | 31 | E-HOOK          | not a direction: 'nn'; expected one of n ne e",
                "{hook: rook, with: {ways: []}}           | 27 | E-REQUIRED      | empty list; expected at least one text",
                "{hook: rook, with: {ways: {n: e}}}       | 27 | E-TYPE          | ",
                "{hook: rook, with: [n]}                  | 20 | E-TYPE          | map expected",
                "{hook: rook, with: {ways: n, wide: [e]}} | 37 | E-UNKNOWN-KEY   | hook rook never asks for 'wide'",
                "{hook: still, with: {ways: n}}           | 28 | E-UNKNOWN-KEY   | hook still never asks for 'ways'",
                "{hook: off}                              |  8 | E-HOOK          | asked about M on a1: a path over f1, which the board does not have",
                "{hook: twice}                            |  8 | E-HOOK          | a path that visits c3 twice",
                "{hook: beyond}                           |  8 | E-HOOK          | a path that goes on after it returns to its start a1",
                "{hook: endless}                          |  8 | E-HOOK          | 10001 squares of paths; at most 10000",
                "{hook: nulls}                            |  8 | E-HOOK          | null in place of a path or one of its squares",
                "{hook: fails}                            |  8 | E-HOOK          | hook fails failed when asked about M on a1: no idea",
                "\"[F-W-X]\"                              |  7 | E-BETZA         | found 'X'",
                "\"q[W?F]9\"                              |  8 | E-BETZA         | expected a number from 1 to 8",
                "\"[N-W]\", facings: [n, ne]              |  1 | E-FACING        | a piece with oblique leaps cannot face a diagonal",
                "\"[F-N]\", facings: [n, ne]              |  1 | E-FACING        | a piece with oblique leaps cannot face a diagonal",
            })
    void mistakesAreReportedAtTheirPlace(String move, int column, String code, String message) {
        assertThat(problems(move)).anySatisfy(problem -> {
            assertThat(problem.line()).isEqualTo(6);
            assertThat(problem.column()).isEqualTo(BEFORE_MOVE + column);
            assertThat(problem.code()).isEqualTo(code);
            assertThat(problem.message()).contains(message == null ? "" : message);
        });
    }

    @Test
    void tooManyMovesAreRefused() {
        String pieces =
                Stream.of(Direction.values()).map(Direction::text).toList().toString();
        String many = "[W-F-W-FF]".repeat(20);
        StringBuilder game = new StringBuilder(GAME.formatted("W")
                .replace("files: 5, ranks: 5", "files: 16, ranks: 16")
                .replace("k4/5/5/5/K3M", "k15/" + "16/".repeat(14) + "K14M"));
        for (int i = 0; i < 14; i++) {
            game.insert(
                    game.indexOf("  king:"),
                    "  unit" + (char) ('a' + i) + ": {symbol: X" + (char) ('a' + i) + ", facings: " + pieces
                            + ", move: \"" + many + "\"}\n");
        }
        assertThat(Loader.create().check(write(game.toString())))
                .singleElement()
                .satisfies(problem -> assertThat(problem.toString())
                        .contains("E-RANGE")
                        .contains("more than 2000000 lines and squares"));
    }

    private static List<List<Waypoint>> rides(Spot from) {
        return from.directions("ways").stream()
                .map(way -> Waypoint.rides(from.ray(way)))
                .toList();
    }

    private static List<List<Waypoint>> failure(Spot from) {
        throw new IllegalStateException("no idea");
    }

    private List<Problem> problems(String move) {
        Loader loader = Loader.create().hook("faces", "1", (FacingRule) visit -> List.of(visit.facing()));
        RULES.forEach((id, rule) -> loader.hook(id, "1", rule));
        return Errors.of(loader.check(write(GAME.formatted(move))));
    }

    private Path write(String text) {
        try {
            return Files.writeString(folder.resolve("trial.yaml"), text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
