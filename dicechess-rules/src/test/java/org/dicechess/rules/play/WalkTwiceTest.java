package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.dicechess.Direction;
import org.dicechess.Position;
import org.dicechess.rules.Loader;
import org.dicechess.spi.StepRule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A walk visits no square twice, within a step of a hook either. */
class WalkTwiceTest {

    private static final String GAME = """
            format: 1
            id: twice
            name: Twice
            board: {files: 4, ranks: 4}
            areas: {everywhere: all}
            pieces:
              ant: {symbol: T, walk: {dice: [d4], in: everywhere, step: {hook: steps}}}
            dice: {d4: {faces: 4}}
            setup: t3/4/4/T3 w - - 0 1
            turn: [choose, {roll: chosen}, walk]
            endings: {lost: {when: none-left, pieces: ant, result: loses}}
            """;

    @TempDir
    private Path folder;

    @Test
    void aStepThatReturnsToASquareIsNoWayToIt() throws IOException {
        StepRule steps = from -> List.of(
                from.walk(Direction.EAST, Direction.EAST, Direction.WEST), from.walk(Direction.NORTH, Direction.EAST));
        Position thrown = Loader.create()
                .hook("steps", "1", steps)
                .load(Files.writeString(folder.resolve("twice.yaml"), GAME))
                .position("t3/4/4/T3 w - - 0 1");
        Position rolled = thrown.after(Trial.events(thrown).get(0)).after("[1]");

        assertThat(Trial.events(rolled)).containsExactly("a1b2");
    }
}
