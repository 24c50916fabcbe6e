package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.dicechess.Event;
import org.dicechess.rules.Loader;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Filters that count what stands near the square where a move ends, by hand. The moving piece itself does not count.
 */
class NearFiltersTest {

    private static final String GAME = """
            format: 1
            id: trial
            name: Trial
            board: {files: 4, ranks: 4}
            pieces:
              man:  {symbol: M, move: W}
              king: {symbol: K, move: K}
            turn: {move: {kinds: man, %s}}
            endings: {bare: {when: none-left, pieces: king, result: loses}}
            setup: %s w - - 0 1
            """;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "beside: {pieces: man}                         | 3k/4/1M2/K3  | --",
                "beside: {pieces: man}                         | 3k/3M/1M2/K3 | b2c2 d3c3",
                "beside: {pieces: man, at-most: 0, by: W}      | 3k/4/MM2/K3  | a2a3 b2b1 b2b3 b2c2",
                "file: {pieces: man, at-most: 0}               | 3k/4/1M2/K3  | b2a2 b2b1 b2b3 b2c2",
                "file: {pieces: man, at-most: 0}               | 3k/1M2/1M2/K3 | b2a2 b2c2 b3a3 b3c3",
                "file: {pieces: man}                           | 3k/1M2/1M2/K3 | b2b1 b3b4",
                "rank: {pieces: man}                           | 3k/4/1M2/K3  | --",
                "rank: {pieces: all}                           | 3k/4/1M2/K3  | b2b1",
                "'beside: {empty: true, by: W, at-least: 4}'   | 3k/4/1M2/K3  | b2b3 b2c2",
                "beside: {pieces: king, by: R}                 | 3k/4/4/KM2   | b1c1",
                "beside: {pieces: man, by: R}                  | 3k/4/4/KMM1  | c1d1",
            })
    void theMoverDoesNotCount(String filter, String setup, String moves) {
        byte[] game = GAME.formatted(filter, setup).getBytes(StandardCharsets.UTF_8);
        assertThat(Loader.create()
                        .load("trial", game)
                        .position(setup + " w - - 0 1")
                        .node()
                        .events())
                .extracting(Event::text)
                .containsExactlyInAnyOrder(moves.split(" "));
    }
}
