package org.dicechess.rules.definition;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.dicechess.Event;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * An area that another area names stands for each side's own squares. A guard goes to any square of an area; all counts
 * were made by hand.
 */
class AreaSidesTest {

    private static final String GAME = """
            format: 1
            id: sides
            name: Sides
            board: {files: 3, ranks: 3}
            areas:
              everywhere: all
              home: {white: rank 1}
              post: {white: a1, black: c2}
              to: AREA
            pieces: {guard: {symbol: G, move: W}}
            actions: {jump: {relocate: guard, from: everywhere, to: to}}
            turn: {act: jump}
            endings: {}
            setup: 3/1Gg/3 w - - 0 1
            """;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "[home]; a1 b1 c1; a3 b3 c3",
                "[home, a2]; a1 b1 c1 a2; a3 b3 c3 a2",
                "{white: [home, a2], black: [home, a1]}; a1 b1 c1 a2; a3 b3 c3 a1",
                "{white: [home, a2]}; a1 b1 c1 a2; a3 b3 c3 a2",
                "[all, not home]; a2 a3 b3 c3; a1 b1 c1 a2",
                "[post]; a1; ",
                "{white: b1, black: [all, not home, not post]}; b1; a1 b1 c1 a2",
            })
    void eachSideHasItsOwnSquares(String area, String white, String black) throws Exception {
        Path file = Files.writeString(folder.resolve("sides.yaml"), GAME.replace("AREA", area));
        Position start = Loader.create().load(file).start();
        Position other = start.variant().position("3/1Gg/3 b - - 0 1");
        assertThat(events(start)).containsExactlyInAnyOrder(jumps("b2", white));
        assertThat(events(other)).containsExactlyInAnyOrder(jumps("c2", black));
    }

    private static List<String> events(Position position) {
        return ((Node.Decision) position.node())
                .events().stream().map(Event::text).toList();
    }

    private static String[] jumps(String from, String to) {
        return to == null
                ? new String[] {"--"}
                : Arrays.stream(to.split(" ")).map(square -> from + square).toArray(String[]::new);
    }
}
