package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import org.dicechess.rules.InvalidDefinitionException;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Turns of many moves among which those are searched that capture most. */
@Tag("long")
class HeavyMostCapturesTest {

    private static final String GAME = """
            format: 1
            id: heavy
            name: Heavy
            board: {files: 8, ranks: 8}
            pieces: {queen: {symbol: Q, move: Q}}
            turn: [{move: {}, prefer: {captures: most}}, FURTHER]
            endings: {gone: {when: none-left, pieces: queen, result: loses}}
            setup: qqqqqqqq/8/8/8/8/8/8/QQQQQQQQ w - - 0 1
            """;

    @ParameterizedTest
    @Timeout(20)
    @CsvSource(
            delimiter = '|',
            value = {
                "{times: 6, of: {move: {}}} | the search for most captures in one position takes more than 50000000 units of work",
                "{times: 19, of: {move: {captures: must}, stuck: stop}} | the search for most captures in one position takes more than 50000000 units of work",
                "{repeat: {move: {}}}       | a turn with 'captures: most' has more than 40 events",
            })
    void tooLongASearchIsRefused(String further, String problem) {
        byte[] game = GAME.replace("FURTHER", further).getBytes(StandardCharsets.UTF_8);
        assertThatThrownBy(
                        () -> Loader.create().load("heavy", game).start().node().events())
                .isInstanceOf(InvalidDefinitionException.class)
                .hasMessageContaining(problem);
    }
}
