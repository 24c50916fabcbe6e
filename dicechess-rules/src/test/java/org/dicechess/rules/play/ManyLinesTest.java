package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.rules.Loader;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A move may be written so often that hundreds of lines lead from a square. They are no more moves than one. */
class ManyLinesTest {

    private static final String GAME = """
            format: 1
            id: lines
            name: Lines
            board: {files: 8, ranks: 8}
            pieces: {rider: {symbol: A, move: MOVE}, pawn: {symbol: P, move: fmW}}
            turn: move
            endings: {}
            setup: 4p3/8/8/8/p2A3p/8/8/8 w - - 0 1
            """;

    /**
     * A queen on d4 has 27 moves, two of them captures on a4 and h4. Without captures it has 25, and a knight that only
     * moves has 8 more. Nightriders and camelriders have 8 and 8 steps, and second steps to b8, f8, h6 and h2.
     */
    @ParameterizedTest(name = "{1} times {0}: {2}")
    @CsvSource({"mQcQ, 1, 27", "mQcQ, 32, 27", "mQ, 64, 25", "nmNmQ, 40, 33", "mNNmCC, 1, 20", "mNNmCC, 33, 20"})
    void aMoveThatIsWrittenOftenIsOneMove(String move, int times, int moves) {
        String game = GAME.replace("MOVE", move.repeat(times));
        Position start = Loader.create()
                .load("lines.yaml", game.getBytes(StandardCharsets.UTF_8))
                .start();
        assertThat(((Node.Decision) start.node()).events()).hasSize(moves).doesNotHaveDuplicates();
        assertThat(start.count()).isEqualTo(moves);
    }
}
