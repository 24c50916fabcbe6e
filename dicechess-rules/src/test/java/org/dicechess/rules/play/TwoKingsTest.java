package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.dicechess.Node;
import org.dicechess.Variant;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The race of the guide to rank 7, by sides with two kings: the ending holds when none is left in the sea. */
class TwoKingsTest {

    private static final String GAME = """
            format: 1
            id: trial
            name: Trial
            board: {files: 8, ranks: 8}
            areas: {sea: {white: [all, not rank 7]}}
            pieces: {king: {symbol: K, move: K}}
            turn: move
            endings: {shore: {when: none-left, pieces: king, in: sea, result: wins}}
            setup: k6k/8/8/8/8/8/8/K6K w - - 0 1
            """;

    @TempDir
    private Path folder;

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "7k/8/2K5/8/8/8/8/K6k w | c6c7 | -",
                "7k/K7/2K5/8/8/8/8/7k w | c6c7 | 1-0",
                "7k/K7/2K5/8/8/8/8/7k w | a7a6 | -",
                "7k/8/2K5/8/8/8/8/7k w  | c6c7 | 1-0",
                "7k/K7/3k4/8/8/2K5/8/8 b | d6d5 | -",
                "7k/K7/8/8/3k4/2K5/8/8 b | d4c3 | 1-0",
            })
    void theRaceEndsWhenNoKingIsLeftInTheSea(String position, String move, String result) {
        Variant variant = Trial.load(folder, GAME);
        Node node = variant.position(position + " - - 0 1").after(move).node();
        assertThat(node instanceof Node.End end ? end.result().text() : "-").isEqualTo(result);
    }
}
