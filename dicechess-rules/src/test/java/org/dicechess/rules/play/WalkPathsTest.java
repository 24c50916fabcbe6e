package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import org.dicechess.Event;
import org.dicechess.Move;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The paths of walks, for any number of listed walks. */
class WalkPathsTest {

    private static final String GAME = """
            format: 1
            id: walk
            name: Walk
            board: {files: 12, ranks: 12}
            areas: {all-of-it: all}
            dice: {d: {faces: 6}}
            pieces: {ant: {symbol: T, walk: {dice: d, in: all-of-it, step: K}}}
            turn: [choose, {roll: chosen}, walk]
            endings: {}
            setup: 12/12/12/3t8/4T1t5/5t6/12/12/12/12/12/12 w - - 0 1
            """;

    @TempDir
    private Path folder;

    /**
     * A free ant reaches all 24 squares around it in two steps, except c10 behind d9 and g6 behind f7. In six steps it
     * reaches all others from a to k and from 2 to 12, except k2 at the end of the diagonal of f7.
     */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 6})
    @Timeout(30)
    void aPathGoesStepByStepToItsArrival(int roll) {
        Position walks = Trial.load(folder, GAME).start().after("e8:d").after("[" + roll + "]");
        List<Event> events = ((Node.Decision) walks.node()).events();
        assertThat(events).hasSize(roll == 1 ? 8 : roll == 2 ? 24 - 2 : 11 * 11 - 2);
        for (Event event : events) {
            List<Square> path = ((Move) event).path();
            assertThat(path)
                    .hasSize(roll + 1)
                    .startsWith(Square.of("e8"))
                    .endsWith(((Move) event).to().orElseThrow());
            assertThat(new HashSet<>(path)).hasSameSizeAs(path);
            for (int i = 1; i <= roll; i++) {
                Square step = path.get(i);
                assertThat(Math.max(
                                Math.abs(step.file() - path.get(i - 1).file()),
                                Math.abs(step.rank() - path.get(i - 1).rank())))
                        .isEqualTo(1);
                assertThat(i == roll || walks.board().at(step).isEmpty()).isTrue();
            }
        }
    }

    /** A blocked ant walks fewer steps, or none. */
    @Test
    void aPathOfFewerStepsIsListedToo() {
        Position shut = Trial.load(folder, GAME)
                .position("TT10/1T10/1T10/TT10/12/12/12/12/12/12/12/11t w - - 0 1")
                .after("a12:d")
                .after("[6]");
        assertThat(((Node.Decision) shut.node()).events())
                .singleElement()
                .satisfies(event -> assertThat(((Move) event).path())
                        .containsExactly(Square.of("a12"), Square.of("a11"), Square.of("a10")));
    }
}
